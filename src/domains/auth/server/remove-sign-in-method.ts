import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { lockOwnUser } from "./lock-own-user.ts";
import { authAccounts } from "./tables.ts";

/**
 * Removes one of the caller's sign-in methods, the password or an identity, but never the last (LAST_IDENTITY), and
 * returns it. Another user's is NOT_FOUND. In the caller's transaction.
 */
export async function removeSignInMethod(
  tx: SignedInCtx,
  id: string,
): Promise<typeof authAccounts.$inferSelect> {
  const { db, caller } = tx;
  // Of two concurrent calls, each would see the other's identity as the remaining one.
  await lockOwnUser(tx);
  const own = await db.select().from(authAccounts).where(eq(authAccounts.userId, caller.userId));
  const method = own.find((one) => one.id === id);
  if (!method) throw new AppError("NOT_FOUND");
  if (own.length === 1) throw new AppError("LAST_IDENTITY");
  await db.delete(authAccounts).where(and(eq(authAccounts.id, id), eq(authAccounts.userId, caller.userId)));
  return method;
}
