import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { walletProvider } from "./internal/link-wallet.ts";
import { lockOwnUser } from "./internal/lock-own-user.ts";
import { authAccounts, walletAddresses } from "./tables.ts";

/** Takes one of the caller's ways of signing in away, but never the last (LAST_IDENTITY). Somebody else's is NOT_FOUND. For any signed-in person. */
export async function unlinkIdentity(ctx: SignedInCtx, { identity_id }: { identity_id: string }) {
  const { userId } = ctx.caller;
  return inTransaction(ctx, async (tx) => {
    const { db } = tx;
    // Two at once would each see the other's identity as the one that stays.
    await lockOwnUser(tx);
    const own = await db.select().from(authAccounts).where(eq(authAccounts.userId, userId));
    const identity = own.find(({ id }) => id === identity_id);
    if (!identity) throw new AppError("NOT_FOUND");
    if (own.length === 1) throw new AppError("LAST_IDENTITY");
    await db
      .delete(authAccounts)
      .where(and(eq(authAccounts.id, identity_id), eq(authAccounts.userId, userId)));
    if (identity.providerId === walletProvider)
      await db
        .delete(walletAddresses)
        .where(and(eq(walletAddresses.address, identity.accountId), eq(walletAddresses.userId, userId)));
    return {};
  });
}
