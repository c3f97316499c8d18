import { asc, inArray } from "drizzle-orm";
import { parcelMoney } from "#domains/orders/parcel-money.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import type { Db } from "#platform/db/database.ts";
import type { unscopedListRefunds } from "../list-refunds.ts";
import { type orders, type ParcelWithLines, parcelEvents } from "../tables.ts";

type Order = typeof orders.$inferSelect;
export type ParcelRefund = Awaited<ReturnType<typeof unscopedListRefunds>>[number];

const isoOf = (time: Date | null) => time?.toISOString() ?? null;

/** Whether a parcel has not left though its promised day has passed. */
const isLate = (parcel: Pick<ParcelWithLines, "status" | "shipBy">, now: Date): boolean =>
  parcel.status === "processing" && parcel.shipBy !== null && parcel.shipBy < now;

/** A parcel's timestamps. */
export function timesOf({ shipBy, acceptedAt, shippedAt, deliveredAt, receivedAt }: ParcelWithLines) {
  return {
    shipBy: isoOf(shipBy),
    acceptedAt: isoOf(acceptedAt),
    shippedAt: isoOf(shippedAt),
    deliveredAt: isoOf(deliveredAt),
    receivedAt: isoOf(receivedAt),
  };
}

/** A line as its seller sees it. */
function toParcelLine({ productName: name, imageUrl, ...line }: ParcelWithLines["lines"][number]) {
  return { ...line, name, imageUrl: imageUrl ?? placeholderImage };
}

/** A parcel as shown in lists; amounts in cents. */
export function summarizeParcel(parcel: ParcelWithLines, order: Order, now: Date) {
  const money = parcelMoney(parcel, parcel.lines);
  return {
    id: parcel.id,
    orderNumber: order.number,
    status: parcel.status,
    isLate: isLate(parcel, now),
    buyerName: order.shippingAddress.fullName,
    country: order.shippingAddress.country,
    paidAt: (order.paidAt ?? order.createdAt).toISOString(),
    ...timesOf(parcel),
    carrier: parcel.carrier,
    trackingNumber: parcel.trackingNumber,
    availableAt: isoOf(parcel.availableAt),
    isFrozen: parcel.frozenAt !== null,
    goodsCents: money.goodsCents,
    shippingCents: money.shippingCents,
    subsidyCents: money.subsidyCents,
    borneCents: money.borneCents,
    commissionCents: money.commissionCents,
    refundedCents: money.refundedCents,
    vendorCents: money.vendorCents,
    lines: parcel.lines.map(toParcelLine),
  };
}

export const giftOf = ({ giftNote }: Pick<Order, "giftNote">) =>
  giftNote === null ? null : { note: giftNote };

/** A parcel in full. */
export function describeParcel(
  parcel: ParcelWithLines,
  order: Order,
  more: {
    vendor: { id: string; companyName: string };
    events: Map<string, ParcelStep[]>;
    refunds: ParcelRefund[];
    now: Date;
  },
) {
  const money = parcelMoney(parcel, parcel.lines);
  return {
    ...summarizeParcel(parcel, order, more.now),
    orderId: order.id,
    vendor: more.vendor,
    shippingAddress: order.shippingAddress,
    gift: giftOf(order),
    cancelReason: parcel.cancelReason,
    taxCents: parcel.taxCents,
    refundedGoodsCents: money.refundedGoodsCents,
    refundedShippingCents: money.refundedShippingCents,
    refundedTaxCents: money.refundedTaxCents,
    refundableShippingCents: parcel.shippingCents - parcel.refundedShippingCents,
    lines: parcel.lines.map(toParcelLine),
    events: more.events.get(parcel.id) ?? [],
    refunds: more.refunds.filter((refund) => refund.parcelId === parcel.id),
  };
}

export type ParcelStep = { status: (typeof parcelEvents.$inferSelect)["status"]; at: string };

/** The timelines of parcels. The caller has checked who owns them. */
export async function unscopedListSteps(db: Db, parcelIds: string[]): Promise<Map<string, ParcelStep[]>> {
  if (parcelIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(parcelEvents)
    .where(inArray(parcelEvents.parcelId, parcelIds))
    .orderBy(asc(parcelEvents.id));
  const steps = rows.map(({ parcelId, status, createdAt }) => ({
    parcelId,
    status,
    at: createdAt.toISOString(),
  }));
  return Map.groupBy(steps, (step) => step.parcelId);
}
