import { and, eq } from "drizzle-orm";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { authAccounts, users } from "../tables.ts";
import { redeemLinkToken } from "./link-tokens.ts";
import { writePassword } from "./write-password.ts";

/** What somebody chose when they signed up; it counts once the link of that very sign-up was followed. */
export type SignUpAttempt = { name: string; passwordHash: string };

/** What a verification link stands for. */
export const signUpTokenValue = (userId: string, attempt?: SignUpAttempt) =>
  JSON.stringify({ userId, attempt });

/**
 * Follows a verification link: the address is verified, with the name and password of the sign-up that the link came
 * from. Anybody can sign up with an address that is not theirs; what they chose then shall not be what its owner verifies.
 * Gives the person's id, or null where the link is no good.
 */
export async function verifySignUp(doors: Doors, token: string): Promise<string | null> {
  const value = await redeemLinkToken(doors, "signup", token);
  if (!value) return null;
  const { userId, attempt } = JSON.parse(value) as { userId: string; attempt?: SignUpAttempt };
  return inTransaction(doors, async (tx) => {
    const isFirst = await markVerified(tx, userId);
    if (isFirst && attempt) await keepAttempt(tx, userId, attempt);
    return userId;
  });
}

/**
 * Marks the address as the person's own, as whoever reads its mail is. A password that was set before nobody has proved,
 * so it ends.
 */
export async function proveAddress(doors: Doors, userId: string): Promise<void> {
  await inTransaction(doors, async (tx) => {
    if (await markVerified(tx, userId))
      await tx.db.delete(authAccounts).where(eq(authAccounts.userId, userId));
  });
}

/** Keeps what was chosen at a sign-up as the person's name and password. */
export async function keepAttempt(
  doors: Pick<Doors, "db" | "clock">,
  userId: string,
  { name, passwordHash }: SignUpAttempt,
): Promise<void> {
  await doors.db.update(users).set({ name }).where(eq(users.id, userId));
  await writePassword(doors, userId, passwordHash);
}

async function markVerified({ db, clock }: Doors, userId: string): Promise<boolean> {
  const marked = await db
    .update(users)
    .set({ emailVerified: true, updatedAt: clock.now() })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
    .returning({ id: users.id });
  return marked.length === 1;
}
