import { and, eq } from "drizzle-orm";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { authAccounts, users } from "../tables.ts";
import { redeemLinkToken } from "./link-tokens.ts";
import { writePassword } from "./write-password.ts";

/** The name and password chosen at a sign-up; they become effective when that sign-up's link is followed. */
export type SignUpAttempt = { name: string; passwordHash: string };

/** The stored value of a verification link's token. */
export const signUpTokenValue = (userId: string, attempt?: SignUpAttempt) =>
  JSON.stringify({ userId, attempt });

/**
 * Redeems a verification link: verifies the address, with the name and password of the sign-up that the link came
 * from. Anyone can sign up with a foreign address; its owner must not activate what they chose. Returns the user id,
 * or null for an invalid link.
 */
export async function verifySignUp(infra: Infra, token: string): Promise<string | null> {
  const value = await redeemLinkToken(infra, "signup", token);
  if (!value) return null;
  const { userId, attempt } = JSON.parse(value) as { userId: string; attempt?: SignUpAttempt };
  return inTransaction(infra, async (tx) => {
    const isFirst = await markVerified(tx, userId);
    if (isFirst && attempt) await keepAttempt(tx, userId, attempt);
    return userId;
  });
}

/** Marks the address as verified by reading its mail. A password set before is unproven, so it is removed. */
export async function proveAddress(infra: Infra, userId: string): Promise<void> {
  await inTransaction(infra, async (tx) => {
    if (await markVerified(tx, userId))
      await tx.db.delete(authAccounts).where(eq(authAccounts.userId, userId));
  });
}

/** Stores a sign-up's name and password as the user's. */
export async function keepAttempt(
  infra: Pick<Infra, "db" | "clock">,
  userId: string,
  { name, passwordHash }: SignUpAttempt,
): Promise<void> {
  await infra.db.update(users).set({ name }).where(eq(users.id, userId));
  await writePassword(infra, userId, passwordHash);
}

async function markVerified({ db, clock }: Infra, userId: string): Promise<boolean> {
  const marked = await db
    .update(users)
    .set({ emailVerified: true, updatedAt: clock.now() })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
    .returning({ id: users.id });
  return marked.length === 1;
}
