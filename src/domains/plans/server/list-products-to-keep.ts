import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedListBestSellers } from "./internal/list-best-sellers.ts";

/** The caller's active products among which a step down asks for a choice, at most 200, in the order in which they stay without one. For vendors. */
export async function listProductsToKeep(ctx: SignedInCtx) {
  const { vendor } = ctx.caller;
  if (!vendor) throw new AppError("FORBIDDEN");
  return { items: await unscopedListBestSellers(ctx, vendor.id) };
}
