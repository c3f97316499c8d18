import type { Balance } from "#domains/payouts/shapes.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { viewBalance } from "./internal/view-balance.ts";

/** What the caller's shop is owed, in cents, and when it is paid. For a vendor. */
export function getBalance(ctx: SignedInCtx): Promise<Balance> {
  return viewBalance(ctx, ctx.caller.vendor!.id);
}
