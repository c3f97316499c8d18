import type { PayoutAccount } from "#domains/payouts/shapes.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { findOwnAccount, syncAccount, viewAccount } from "./internal/account-rows.ts";

/** Asks the card provider how the caller's account stands: who comes back from its form is ahead of its event. PAYMENT_UNAVAILABLE. For a vendor. */
export async function refreshPayoutAccount(ctx: SignedInCtx): Promise<PayoutAccount> {
  await ctx.limits.consume("payout_account", ctx.caller.userId);
  const account = await findOwnAccount(ctx);
  if (account) await syncAccount(ctx, account);
  return viewAccount(ctx);
}
