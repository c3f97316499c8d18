import { asc, eq } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { planTypeOf } from "#domains/plans/plan-table.ts";
import type { Featured } from "#domains/promotions/contract.ts";
import { featuredPlaces } from "#domains/promotions/promotion-rules.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { featuredListings } from "./tables.ts";

/** The caller's featured products, and how many its plan allows. For vendors. */
export async function getMyFeatured(ctx: SignedInCtx): Promise<Featured> {
  const chosen = await ctx.db
    .select({ id: products.id, name: products.name })
    .from(featuredListings)
    .innerJoin(products, eq(products.id, featuredListings.productId))
    .where(eq(featuredListings.vendorId, ownVendorId(ctx)))
    .orderBy(asc(featuredListings.addedAt), featuredListings.productId);
  const plan = planTypeOf(ctx.caller.vendor!.planType);
  return { most: plan ? featuredPlaces[plan] : 0, products: chosen };
}
