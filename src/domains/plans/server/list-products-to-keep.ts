import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedListBestSellers } from "./internal/list-best-sellers.ts";

/**
 * The caller's active products to choose from for a downgrade, at most 200, in the order in which they stay by
 * default. For vendors.
 */
export async function listProductsToKeep(ctx: SignedInCtx) {
  const { vendor } = ctx.caller;
  if (!vendor) throw new AppError("FORBIDDEN");
  return { items: await unscopedListBestSellers(ctx, vendor.id) };
}
