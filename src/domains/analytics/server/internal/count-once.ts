import { and, eq } from "drizzle-orm";
import { isbot } from "isbot";
import { analyticsLimits } from "#domains/analytics/limits.ts";
import { isOnSale } from "#domains/catalogue/server/product-cards.ts";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { type Ctx, inTransaction } from "#platform/rpc/context.ts";
import { dayOf } from "../../periods.ts";
import { productViewers } from "../tables.ts";
import { type Deed, visitorHash } from "./visitor-hash.ts";

export type Counted = { productId: string; vendorId: string; day: string };

/**
 * Counts a visitor's first action of a kind on a product per day, in one transaction; false if it was counted before,
 * the product is not on sale or the vendor's own, or the visitor is a bot (R44). TOO_MANY_REQUESTS after 120 in a
 * minute from an address.
 */
export async function countOnce(
  ctx: Ctx,
  { productId, deed }: { productId: string; deed: Deed },
  work: (ctx: Ctx, counted: Counted) => Promise<void>,
): Promise<boolean> {
  // A missing user agent counts as a bot.
  if (!ctx.client.userAgent || isbot(ctx.client.userAgent)) return false;
  await ctx.limits.consume(analyticsLimits.beaconAddress, ctx.client.address);
  const [product] = await ctx.db
    .select({ vendorId: products.vendorId })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(eq(products.id, productId), isOnSale));
  if (!product) return false;
  if (ctx.caller.kind === "person" && ctx.caller.vendor?.id === product.vendorId) return false;
  const day = dayOf(ctx.clock.now());
  return inTransaction(ctx, async (tx) => {
    const added = await tx.db
      .insert(productViewers)
      .values({ day, productId, visitorHash: visitorHash(ctx, { day, target: productId, deed }) })
      .onConflictDoNothing()
      .returning({ day: productViewers.day });
    if (added.length === 0) return false;
    await work(tx, { productId, vendorId: product.vendorId, day });
    return true;
  });
}
