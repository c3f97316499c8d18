import { stockMovements } from "#domains/inventory/server/tables.ts";
import type { CompoundPosting, Posting } from "#domains/ledger/server/post-entries.ts";
import { refundOf } from "#domains/ledger/server/post-refund.ts";
import { refundLines, refunds } from "#domains/orders/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { insertRows } from "#platform/db/insert-rows.ts";
import { seedId } from "./seed-id.ts";

type Line = {
  id: string;
  productId: string;
  quantity: number;
  totalPriceCents: number;
  taxCents: number;
  commissionCents: number;
};
export type CancelledParcel = {
  id: string;
  orderId: string;
  vendorId: string;
  cancelledAt: Date;
  goodsCents: number;
  shippingCents: number;
  shippingSubsidyCents: number;
  taxCents: number;
  lines: Line[];
};

const refundId = (parcel: CancelledParcel) => seedId("refund", parcel.id);
/** Some change their mind, of some there is nothing left. */
const isByBuyer = (parcel: CancelledParcel) => Number.parseInt(parcel.id.slice(0, 2), 16) % 2 === 0;
const reasonOf = (parcel: CancelledParcel) =>
  isByBuyer(parcel) ? "" : "The last of this lot did not pass our cupping. We are sorry.";

/** Why a cancelled parcel was cancelled, as its row says it. */
export const cancelReasonOf = (parcel: CancelledParcel): string | null => reasonOf(parcel) || null;

const commissionOf = ({ lines }: CancelledParcel) =>
  lines.reduce((sum, line) => sum + line.commissionCents, 0);

/** The year's cancelled parcels as the shop itself would have given them back: refunds, their lines, and the goods in the stock. */
export async function seedRefunds(db: Db, parcels: CancelledParcel[]): Promise<void> {
  await insertRows(db, refunds, parcels.map(toRefund));
  const lines = parcels.flatMap((parcel) => parcel.lines.map((line) => ({ parcel, line })));
  await insertRows(
    db,
    refundLines,
    lines.map(({ parcel, line }) => ({
      refundId: refundId(parcel),
      orderItemId: line.id,
      quantity: line.quantity,
      goodsCents: line.totalPriceCents,
      taxCents: line.taxCents,
      commissionCents: line.commissionCents,
    })),
  );
  await insertRows(
    db,
    stockMovements,
    lines.map(({ parcel, line }) => ({
      productId: line.productId,
      delta: line.quantity,
      reason: "return" as const,
      orderId: parcel.orderId,
      refundId: refundId(parcel),
      createdAt: parcel.cancelledAt,
    })),
  );
}

function toRefund(parcel: CancelledParcel) {
  return {
    id: refundId(parcel),
    orderId: parcel.orderId,
    parcelId: parcel.id,
    actor: isByBuyer(parcel) ? ("buyer" as const) : ("vendor" as const),
    reason: reasonOf(parcel),
    restocks: true,
    goodsCents: parcel.goodsCents,
    shippingCents: parcel.shippingCents,
    taxCents: parcel.taxCents,
    totalCents: parcel.goodsCents + parcel.shippingCents + parcel.taxCents,
    commissionCents: commissionOf(parcel),
    subsidyCents: parcel.shippingSubsidyCents,
    requestId: seedId("refund request", parcel.id),
    state: "refunded" as const,
    createdAt: parcel.cancelledAt,
    settledAt: parcel.cancelledAt,
  };
}

/** What a cancelled parcel's refund posted: owed, and sent the same hour. */
export function postingsOf(parcel: CancelledParcel): (Posting | CompoundPosting)[] {
  return refundOf({
    ...parcel,
    id: refundId(parcel),
    commissionCents: commissionOf(parcel),
    subsidyCents: parcel.shippingSubsidyCents,
    paidBy: "card",
  });
}
