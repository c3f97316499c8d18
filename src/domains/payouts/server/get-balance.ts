import type { Balance } from "#domains/payouts/shapes.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { viewBalance } from "./internal/view-balance.ts";

/** The balance of the caller's shop, in cents, and its next payout. For a vendor. */
export function getBalance(ctx: SignedInCtx): Promise<Balance> {
  return viewBalance(ctx, ctx.caller.vendor!.id);
}
