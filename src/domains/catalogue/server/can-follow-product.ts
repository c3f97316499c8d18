import { and, eq, or } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { isOnSale } from "./product-cards.ts";

/** Whether the caller may hear of a product's changes: it is on sale, or their own shop's. For visitors. */
export async function canFollowProduct(
  { db, caller }: Pick<Ctx, "db" | "caller">,
  { productId }: { productId: string },
): Promise<boolean> {
  const ownId = caller.kind === "person" ? caller.vendor?.id : undefined;
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(eq(products.id, productId), or(isOnSale, ownId ? eq(vendors.id, ownId) : undefined)));
  return found !== undefined;
}
