import type { SeedOrder, SeedParcel } from "@cafeto/demo-market/types";
import { sql } from "drizzle-orm";
import type { PricedParcel } from "#domains/checkout/server/price-basket.ts";
import { orderItems, parcelEvents, parcels } from "#domains/orders/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { insertRows } from "#platform/db/insert-rows.ts";
import { lineId, orderId } from "./order-ids.ts";
import { type CancelledParcel, cancelReasonOf } from "./seed-refunds.ts";
import { productId } from "./seed-shops.ts";

export type SoldParcel = { order: SeedOrder; parcel: SeedParcel; priced: PricedParcel; id: string };

const later = (date: Date, hours: number) => new Date(date.getTime() + hours * 3_600_000);
const between = (from: Date, to: Date) => new Date((from.getTime() + to.getTime()) / 2);

/** Within how many hours a vendor hands a parcel to its carrier. */
const handlingHours = 72;

/** The parcels with their history and their lines. */
export async function seedParcels(db: Db, sold: SoldParcel[], cancelled: CancelledParcel[]): Promise<void> {
  await insertRows(
    db,
    parcels,
    sold.map((one) => ({
      ...toParcel(one),
      ...cancelledColumns(cancelled.find((gone) => gone.id === one.id)),
    })),
  );
  // The trigger noted one step a parcel; its true history replaces that.
  await db.execute(sql`delete from ${parcelEvents}`);
  await insertRows(
    db,
    parcelEvents,
    sold.flatMap(({ order, parcel, id }) =>
      eventsOf(order, parcel).map((event) => ({ parcelId: id, ...event })),
    ),
  );
  await insertRows(
    db,
    orderItems,
    sold.flatMap((one) =>
      toLines(
        one,
        cancelled.some((gone) => gone.id === one.id),
      ),
    ),
  );
}

function toParcel({ order, parcel, priced, id }: SoldParcel) {
  return {
    id,
    orderId: orderId(order.key),
    vendorId: priced.vendorId,
    status: parcel.status,
    goodsCents: priced.goodsCents,
    shippingCents: priced.shippingCents,
    shippingSubsidyCents: priced.shippingSubsidyCents,
    shippingBorneCents: priced.shippingBorneCents,
    taxCents: priced.taxCents,
    carrier: parcel.carrier ?? null,
    trackingNumber: parcel.trackingNumber ?? null,
    shipBy: later(order.createdAt, handlingHours),
    acceptedAt: parcel.shippedAt ? between(order.createdAt, parcel.shippedAt) : null,
    shippedAt: parcel.shippedAt ?? null,
    deliveredAt: parcel.deliveredAt ?? null,
    receivedAt: parcel.deliveredAt ?? null,
    availableAt: availableAtOf(parcel),
    createdAt: order.createdAt,
  };
}

/** Three days after its buyer confirmed that it arrived, as all did, or two weeks after it left. */
function availableAtOf({ shippedAt, deliveredAt }: SeedParcel): Date | null {
  if (deliveredAt) return later(deliveredAt, 72);
  return shippedAt ? later(shippedAt, 14 * 24) : null;
}

function toLines({ order, priced, id }: SoldParcel, isCancelled: boolean) {
  return priced.lines.map(({ productId: key, name, ...line }) => ({
    ...line,
    ...refundedColumns(line, isCancelled),
    id: lineId(order.key, key),
    orderId: orderId(order.key),
    parcelId: id,
    productId: productId(key),
    productName: name,
  }));
}

const cancelledColumns = (parcel: CancelledParcel | undefined) => ({
  cancelReason: parcel ? cancelReasonOf(parcel) : null,
  refundedShippingCents: parcel?.shippingCents ?? 0,
  refundedSubsidyCents: parcel?.shippingSubsidyCents ?? 0,
});

const refundedColumns = (
  line: Pick<PricedParcel["lines"][number], "quantity" | "totalPriceCents" | "taxCents" | "commissionCents">,
  isCancelled: boolean,
) => ({
  refundedQuantity: isCancelled ? line.quantity : 0,
  refundedCents: isCancelled ? line.totalPriceCents : 0,
  refundedTaxCents: isCancelled ? line.taxCents : 0,
  refundedCommissionCents: isCancelled ? line.commissionCents : 0,
});

function eventsOf(order: SeedOrder, parcel: SeedParcel) {
  const steps = [
    { status: "pending" as const, createdAt: order.createdAt },
    { status: "processing" as const, createdAt: new Date(order.createdAt.getTime() + 90_000) },
    { status: "shipped" as const, createdAt: parcel.shippedAt },
    { status: "delivered" as const, createdAt: parcel.deliveredAt },
    { status: "cancelled" as const, createdAt: parcel.cancelledAt },
  ];
  return steps.flatMap(({ status, createdAt }) => (createdAt ? [{ status, createdAt }] : []));
}
