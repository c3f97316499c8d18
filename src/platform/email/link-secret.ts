import { createHash, randomBytes } from "node:crypto";

export const hashLinkToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** The secret of a mailed link, for those who can't sign in, and its hash, which alone is stored. */
export function newLinkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashLinkToken(token) };
}
