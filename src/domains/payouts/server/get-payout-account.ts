import type { PayoutAccount } from "#domains/payouts/shapes.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { viewAccount } from "./internal/account-rows.ts";

/** The caller's payout account, as last reported by the card provider. For a vendor. */
export function getPayoutAccount(ctx: SignedInCtx): Promise<PayoutAccount> {
  return viewAccount(ctx);
}
