import { eq, inArray, or, sql } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { users, verifications } from "./tables.ts";

/**
 * Deletes the caller's user with its sessions, tokens, passwords, identities, factors, codes and open links,
 * including codes for its phones. In the caller's transaction and last of all: any remaining row of the user makes it
 * fail.
 */
export async function eraseUser({ db, caller }: SignedInCtx, phones: readonly string[]): Promise<void> {
  const { userId, email } = caller;
  const identifiers = [email, ...phones].flatMap((name) => [
    name,
    `sign-in-otp-${name}`,
    `email-verification-otp-${name}`,
    `forget-password-otp-${name}`,
    `${name}-request-password-reset`,
    `siwe-email-claim-${name}`,
  ]);
  const mentions = (text: string) => sql`position(${`"${text}"`} in ${verifications.value}) > 0`;
  await db
    .delete(verifications)
    .where(
      or(
        eq(verifications.value, userId),
        inArray(verifications.identifier, identifiers),
        mentions(userId),
        mentions(email),
      ),
    );
  await db.delete(users).where(eq(users.id, userId));
}
