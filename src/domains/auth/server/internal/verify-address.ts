import { and, eq } from "drizzle-orm";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { authAccounts, users } from "../tables.ts";
import { redeemLinkToken } from "./link-tokens.ts";

/** The name and password chosen at a sign-up; its own link alone makes them effective. */
export type SignUpAttempt = { name: string; passwordHash: string };

/** The stored value of a verification link's token, which ties the link to its sign-up. */
export const signUpTokenValue = (userId: string, attempt: SignUpAttempt) =>
  JSON.stringify({ userId, attempt });

/** A user whose address is now verified. `needsPassword`: none that was chosen at a sign-up counts. */
export type VerifiedUser = { userId: string; needsPassword: boolean };

/**
 * Redeems a verification link: verifies the address, with the name and password of the sign-up that the link belongs
 * to. If the address was used for another sign-up since then, the password has ended, and the link's follower is the
 * one who may choose another. Null for an invalid link.
 */
export async function verifySignUp(infra: Infra, token: string): Promise<VerifiedUser | null> {
  const value = await redeemLinkToken(infra, "signup", token);
  if (!value) return null;
  const { userId, attempt } = JSON.parse(value) as { userId: string; attempt?: SignUpAttempt };
  return inTransaction(infra, async (tx) => {
    if (!(await markVerified(tx, userId))) return { userId, needsPassword: false };
    if (attempt) await tx.db.update(users).set({ name: attempt.name }).where(eq(users.id, userId));
    const hash = await findPasswordHash(tx, userId);
    const needsPassword = hash === null || hash !== attempt?.passwordHash;
    if (needsPassword) await removeSignInMethods(tx, userId);
    return { userId, needsPassword };
  });
}

/**
 * Whose password a verification link to an unverified address activates: that of its only sign-up. Anyone can sign up
 * with a foreign address, and a second sign-up leaves open which one is the owner's, so it ends the passwords of both.
 * Null then: the owner chooses one by mail. `attempt`: the sign-up just made; without it the earlier one is repeated.
 */
export function settleSignUp(
  infra: Infra,
  userId: string,
  attempt?: SignUpAttempt,
): Promise<SignUpAttempt | null> {
  return inTransaction(infra, async (tx) => {
    const [user] = await tx.db.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user || user.emailVerified) return null;
    const hash = await findPasswordHash(tx, userId);
    if (hash !== null && (!attempt || attempt.passwordHash === hash))
      return { name: user.name, passwordHash: hash };
    if (attempt) await tx.db.update(users).set({ name: attempt.name }).where(eq(users.id, userId));
    await removeSignInMethods(tx, userId);
    return null;
  });
}

/** Marks the address as verified by reading its mail. A password set before is unproven, so it is removed. */
export async function proveAddress(infra: Infra, userId: string): Promise<void> {
  await inTransaction(infra, async (tx) => {
    if (await markVerified(tx, userId)) await removeSignInMethods(tx, userId);
  });
}

async function findPasswordHash({ db }: Pick<Infra, "db">, userId: string): Promise<string | null> {
  const [account] = await db
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, "credential")));
  return account?.password ?? null;
}

async function removeSignInMethods({ db }: Pick<Infra, "db">, userId: string): Promise<void> {
  await db.delete(authAccounts).where(eq(authAccounts.userId, userId));
}

async function markVerified({ db, clock }: Infra, userId: string): Promise<boolean> {
  const marked = await db
    .update(users)
    .set({ emailVerified: true, updatedAt: clock.now() })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
    .returning({ id: users.id });
  return marked.length === 1;
}
