import { createHash, randomBytes } from "node:crypto";

export const hashObjectionToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** The secret of the link by which a visitor objects, and its hash, which alone is stored. */
export function newObjectionToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashObjectionToken(token) };
}
