import { hashSecret } from "./hash-secret.ts";

/** What is kept of a code; however a person writes it down, capitals, blanks and dashes don't matter. */
export function hashRecoveryCode(userId: string, code: string): string {
  return hashSecret(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);
}
