import { payoutsLimits } from "#domains/payouts/limits.ts";
import type { Payout } from "#domains/payouts/shapes.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { beginPayout } from "./internal/begin-payout.ts";
import { viewPayout } from "./internal/payout-rows.ts";

/**
 * Starts a payout of everything available now. PAYOUT_ACCOUNT_NOT_READY, PAYOUT_UNDER_WAY, PAYOUT_TOO_SMALL, PAYOUTS_PAUSED. For a
 * vendor.
 */
export async function requestPayout(ctx: SignedInCtx): Promise<Payout> {
  await ctx.limits.consume(payoutsLimits.account, ctx.caller.userId);
  const { payout, parcels } = await inTransaction(ctx, (tx) => beginPayout(tx, tx.caller.vendor!.id));
  return viewPayout(payout, parcels);
}
