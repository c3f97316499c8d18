import { payoutsLimits } from "#domains/payouts/limits.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { findOwnAccount } from "./internal/account-rows.ts";
import { assertSecondFactor } from "./internal/assert-second-factor.ts";
import { openProviderDashboard } from "./internal/provider-accounts.ts";

/**
 * Opens the provider's own pages of the caller's account, where the bank account is changed. SECOND_FACTOR_REQUIRED,
 * PAYOUT_ACCOUNT_NOT_READY, PAYMENT_UNAVAILABLE. For a vendor.
 */
export async function openPayoutDashboard(ctx: SignedInCtx): Promise<{ url: string }> {
  assertSecondFactor(ctx);
  await ctx.limits.consume(payoutsLimits.account, ctx.caller.userId);
  const account = await findOwnAccount(ctx);
  if (!account?.isReady) throw new AppError("PAYOUT_ACCOUNT_NOT_READY");
  return { url: await openProviderDashboard(ctx, account.providerAccountId) };
}
