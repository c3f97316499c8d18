import { asc, eq } from "drizzle-orm";
import { planTypeOf } from "#domains/plans/plan-table.ts";
import { featuredPlaces } from "#domains/promotions/promotion-rules.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { featuredListings } from "./tables.ts";

/** The caller's featured products, and how many its plan allows. For vendors. */
export async function getMyFeatured(ctx: SignedInCtx): Promise<{ most: number; productIds: string[] }> {
  const rows = await ctx.db
    .select({ productId: featuredListings.productId })
    .from(featuredListings)
    .where(eq(featuredListings.vendorId, ownVendorId(ctx)))
    .orderBy(asc(featuredListings.addedAt), featuredListings.productId);
  const plan = planTypeOf(ctx.caller.vendor!.planType);
  return { most: plan ? featuredPlaces[plan] : 0, productIds: rows.map(({ productId }) => productId) };
}
