import { and, desc, eq, gte, isNull, sql } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { orderItems, orders } from "#domains/orders/server/tables.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import type { Infra } from "#platform/rpc/context.ts";

const soldWithinDays = 90;
const dayMs = 86_400_000;
/** More than the limit of any plan that can be downgraded from. */
const most = 200;

/**
 * A vendor's active products with the units each sold within 90 days, best sellers first: the order in which they
 * stay active on a smaller plan. The caller has checked whose vendor it is.
 */
export function unscopedListBestSellers({ db, clock }: Pick<Infra, "db" | "clock">, vendorId: string) {
  const since = new Date(clock.now().getTime() - soldWithinDays * dayMs);
  const sold = db
    .select({
      productId: orderItems.productId,
      units: sql<number>`sum(${orderItems.quantity} - ${orderItems.refundedQuantity})`.as("units"),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(products.vendorId, vendorId), gte(orders.paidAt, since)))
    .groupBy(orderItems.productId)
    .as("sold");
  const units = sql<number>`coalesce(${sold.units}, 0)`.mapWith(Number);
  return db
    .select({
      id: products.id,
      name: products.name,
      imageUrl: sql<string>`coalesce(${products.imageUrls}[1], ${placeholderImage})`,
      isApproved: products.isApproved,
      unitsSold: units,
    })
    .from(products)
    .leftJoin(sold, eq(sold.productId, products.id))
    .where(and(eq(products.vendorId, vendorId), products.isActive, isNull(products.deletedAt)))
    .orderBy(desc(products.isApproved), desc(units), desc(products.createdAt), products.id)
    .limit(most);
}
