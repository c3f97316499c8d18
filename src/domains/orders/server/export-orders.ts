import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { readInPages } from "#platform/db/read-in-pages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { orderItems, orders, parcelEvents, parcels, refunds } from "./tables.ts";

/**
 * All of the caller's orders, oldest first, cancelled ones included, with lines, parcels, refunds and addresses;
 * amounts in cents. For any signed-in user.
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
  const found = await loadParcels(
    db,
    page.map((order) => order.id),
  );
  const parcelsOf = Map.groupBy(found, ({ parcel }) => parcel.orderId);
  return page.map(({ userId: _, ...order }) => ({
    ...order,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    parcels: (parcelsOf.get(order.id) ?? []).map(describeParcel),
  }));
}

async function loadParcels(db: Db, orderIds: string[]) {
  const sent = await db
    .select({ parcel: parcels, vendorName: vendors.companyName })
    .from(parcels)
    .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
    .where(inArray(parcels.orderId, orderIds))
    .orderBy(asc(parcels.createdAt), asc(parcels.id));
  const parcelIds = sent.map(({ parcel }) => parcel.id);
  const [lines, given, events] = await Promise.all([
    db.select().from(orderItems).where(inArray(orderItems.orderId, orderIds)).orderBy(asc(orderItems.id)),
    db
      .select()
      .from(refunds)
      .where(inArray(refunds.orderId, orderIds))
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),
    db
      .select()
      .from(parcelEvents)
      .where(inArray(parcelEvents.parcelId, parcelIds))
      .orderBy(asc(parcelEvents.id)),
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.parcelId);
  const refundsOf = Map.groupBy(given, (refund) => refund.parcelId);
  const eventsOf = Map.groupBy(events, (event) => event.parcelId);
  return sent.map((one) => ({
    ...one,
    lines: linesOf.get(one.parcel.id) ?? [],
    refunds: refundsOf.get(one.parcel.id) ?? [],
    events: eventsOf.get(one.parcel.id) ?? [],
  }));
}

type LoadedParcel = Awaited<ReturnType<typeof loadParcels>>[number];

function describeParcel({ parcel, vendorName, lines, refunds, events }: LoadedParcel) {
  return {
    id: parcel.id,
    vendorName,
    status: parcel.status,
    goodsCents: parcel.goodsCents,
    shippingCents: parcel.shippingCents,
    taxCents: parcel.taxCents,
    carrier: parcel.carrier,
    trackingNumber: parcel.trackingNumber,
    cancelReason: parcel.cancelReason,
    lines: lines.map((line) => ({
      productId: line.productId,
      name: line.productName,
      quantity: line.quantity,
      unitPriceCents: line.unitPriceCents,
      totalPriceCents: line.totalPriceCents,
      taxCents: line.taxCents,
    })),
    refunds: refunds.map(({ id, totalCents, actor, reason, state, createdAt }) => ({
      ...{ id, totalCents, actor, reason, state },
      createdAt: createdAt.toISOString(),
    })),
    events: events.map(({ status, createdAt }) => ({ status, at: createdAt.toISOString() })),
  };
}
