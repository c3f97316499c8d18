import { tellVendor } from "#platform/jobs/tell-vendor.ts";
import type { Doors } from "#platform/rpc/context.ts";

type Change = { vendorId: string; productId: string; type?: "product.updated" | "product.approved" };

/** What lists filter, sort or search by has changed: the search follows, and the vendor's programs hear of it. In the caller's transaction. */
export async function announceChange(
  ctx: Pick<Doors, "db" | "jobs">,
  { vendorId, productId, type = "product.updated" }: Change,
): Promise<void> {
  await ctx.jobs.enqueue(ctx.db, "index-product", { productId });
  await tellVendor(ctx, { vendorId, type, payload: { productId } });
}
