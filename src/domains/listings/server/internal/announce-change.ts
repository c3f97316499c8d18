import { publishVendorEvent } from "#domains/integrations/server/publish-vendor-event.ts";
import { searchJobs } from "#domains/search/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";

type Change = { vendorId: string; productId: string; type?: "product.updated" | "product.approved" };

/**
 * Call after changing anything that lists filter, sort or search by: reindexes, and publishes a vendor event. In the
 * caller's transaction.
 */
export async function announceChange(
  ctx: Pick<Infra, "db" | "jobs">,
  { vendorId, productId, type = "product.updated" }: Change,
): Promise<void> {
  await ctx.jobs.enqueue(ctx.db, searchJobs.indexProduct, { productId });
  await publishVendorEvent(ctx, { vendorId, type, payload: { productId } });
}
