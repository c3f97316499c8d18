import { payoutsLimits } from "#domains/payouts/limits.ts";
import type { PayoutAccount } from "#domains/payouts/shapes.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { findOwnAccount, syncAccount, viewAccount } from "./internal/account-rows.ts";

/**
 * Fetches the caller's account from the card provider, since a vendor returning from its form is ahead of the event.
 * PAYMENT_UNAVAILABLE. For a vendor.
 */
export async function refreshPayoutAccount(ctx: SignedInCtx): Promise<PayoutAccount> {
  await ctx.limits.consume(payoutsLimits.account, ctx.caller.userId);
  const account = await findOwnAccount(ctx);
  if (account) await syncAccount(ctx, account);
  return viewAccount(ctx);
}
