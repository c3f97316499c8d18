import { and, eq } from "drizzle-orm";
import { removeSignInMethod } from "#domains/auth/server/remove-sign-in-method.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { walletProvider } from "./internal/link-wallet.ts";
import { walletAddresses } from "./tables.ts";

/**
 * Removes one of the caller's sign-in methods, but never the last (LAST_IDENTITY). Another user's is NOT_FOUND. For
 * any signed-in user.
 */
export async function unlinkIdentity(ctx: SignedInCtx, { identity_id }: { identity_id: string }) {
  const { userId } = ctx.caller;
  return inTransaction(ctx, async (tx) => {
    const { providerId, accountId } = await removeSignInMethod(tx, identity_id);
    if (providerId === walletProvider)
      await tx.db
        .delete(walletAddresses)
        .where(and(eq(walletAddresses.address, accountId), eq(walletAddresses.userId, userId)));
    return {};
  });
}
