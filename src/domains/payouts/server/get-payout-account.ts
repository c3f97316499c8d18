import type { PayoutAccount } from "#domains/payouts/shapes.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { viewAccount } from "./internal/account-rows.ts";

/** Where the caller's payouts go, as the card provider last said. For a vendor. */
export function getPayoutAccount(ctx: SignedInCtx): Promise<PayoutAccount> {
  return viewAccount(ctx);
}
