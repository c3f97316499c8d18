import { createHash, randomBytes } from "node:crypto";

/** A link's secret and the hash of it, which alone is stored. */
export function newInvitationToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashInvitationToken(token) };
}

export const hashInvitationToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
