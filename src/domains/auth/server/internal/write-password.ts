import type { Doors } from "#platform/rpc/context.ts";
import { authAccounts } from "../tables.ts";

/** Sets a person's password, by its hash; whoever came by a mailed code or an outside provider gets their first one. */
export async function writePassword(
  { db, clock }: Pick<Doors, "db" | "clock">,
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
