import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { orderItems, orders, parcelEvents, parcels, refunds } from "./tables.ts";

/**
 * All of the caller's orders, the oldest first, given-up ones too, with lines, parcels, refunds and addresses; amounts in cents.
 * For any signed-in person.
 */
export function exportOrders({ db, caller }: SignedInCtx) {
  return readInPages(async (after: { number: number } | undefined, limit: number) => {
    const page = await db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, caller.userId), after && gt(orders.number, after.number)))
      .orderBy(asc(orders.number))
      .limit(limit);
    return page.length === 0 ? [] : describeOrders(db, page);
  });
}

async function describeOrders(db: Db, page: (typeof orders.$inferSelect)[]) {
  const ids = page.map((order) => order.id);
  const sent = await db
    .select({ parcel: parcels, vendorName: vendors.companyName })
    .from(parcels)
    .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
    .where(inArray(parcels.orderId, ids))
    .orderBy(asc(parcels.createdAt), asc(parcels.id));
  const [lines, given, events] = await Promise.all([
    db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(asc(orderItems.id)),
    db
      .select()
      .from(refunds)
      .where(inArray(refunds.orderId, ids))
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),
    db
      .select()
      .from(parcelEvents)
      .where(
        inArray(
          parcelEvents.parcelId,
          sent.map(({ parcel }) => parcel.id),
        ),
      )
      .orderBy(asc(parcelEvents.id)),
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.parcelId);
  const refundsOf = Map.groupBy(given, (refund) => refund.parcelId);
  const eventsOf = Map.groupBy(events, (event) => event.parcelId);
  const parcelsOf = Map.groupBy(sent, ({ parcel }) => parcel.orderId);
  return page.map(({ userId: _, ...order }) => ({
    ...order,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    parcels: (parcelsOf.get(order.id) ?? []).map(({ parcel, vendorName }) => ({
      id: parcel.id,
      vendorName,
      status: parcel.status,
      goodsCents: parcel.goodsCents,
      shippingCents: parcel.shippingCents,
      taxCents: parcel.taxCents,
      carrier: parcel.carrier,
      trackingNumber: parcel.trackingNumber,
      cancelReason: parcel.cancelReason,
      lines: (linesOf.get(parcel.id) ?? []).map((line) => ({
        productId: line.productId,
        name: line.productName,
        quantity: line.quantity,
        unitPriceCents: line.unitPriceCents,
        totalPriceCents: line.totalPriceCents,
        taxCents: line.taxCents,
      })),
      refunds: (refundsOf.get(parcel.id) ?? []).map(
        ({ id, totalCents, actor, reason, state, createdAt }) => ({
          ...{ id, totalCents, actor, reason, state },
          createdAt: createdAt.toISOString(),
        }),
      ),
      events: (eventsOf.get(parcel.id) ?? []).map(({ status, createdAt }) => ({
        status,
        at: createdAt.toISOString(),
      })),
    })),
  }));
}
