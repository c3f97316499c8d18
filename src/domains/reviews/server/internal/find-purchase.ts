import { and, eq, lt } from "drizzle-orm";
import { orderItems, orders, parcels } from "#domains/orders/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** Whether the product was delivered to the caller, and at least one piece of it not refunded (R36). */
export async function hasReceived({ db, caller }: SignedInCtx, productId: string): Promise<boolean> {
  const [line] = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(parcels, eq(parcels.id, orderItems.parcelId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orderItems.productId, productId),
        eq(orders.userId, caller.userId),
        eq(parcels.status, "delivered"),
        lt(orderItems.refundedQuantity, orderItems.quantity),
        lt(orderItems.refundedCents, orderItems.totalPriceCents),
      ),
    )
    .limit(1);
  return line !== undefined;
}
