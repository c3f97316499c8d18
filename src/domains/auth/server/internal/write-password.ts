import type { Infra } from "#platform/rpc/context.ts";
import { authAccounts } from "../tables.ts";

/** Sets a user's password hash; users of mailed codes or outside providers get their first one. */
export async function writePassword(
  { db, clock }: Pick<Infra, "db" | "clock">,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const updatedAt = clock.now();
  await db
    .insert(authAccounts)
    .values({ userId, providerId: "credential", accountId: userId, password: passwordHash, updatedAt })
    .onConflictDoUpdate({
      target: [authAccounts.providerId, authAccounts.accountId],
      set: { password: passwordHash, updatedAt },
    });
}
