import { returnedSubsidy, unitsShare } from "#domains/orders/parcel-money.ts";
import { AppError } from "#kernel/errors.ts";
import { sumCents } from "#kernel/money.ts";
import type { LockedParcel } from "./lock-parcel.ts";

type Parcel = LockedParcel["parcel"];
type Asked = { lines: { lineId: string; quantity: number }[]; shippingCents: number; isUnsent: boolean };

/**
 * The parts and amounts of a refund, in cents. NOT_REFUNDABLE for nothing, a line named twice, or above what is left of a
 * line or the delivery price; NOT_FOUND for a line of another parcel.
 */
export function reckonRefund(parcel: Parcel, asked: Asked) {
  const parts = asked.lines.map((wanted) => partOf(parcel.lines, wanted));
  if (new Set(asked.lines.map(({ lineId }) => lineId)).size < parts.length)
    throw new AppError("NOT_REFUNDABLE");
  const { shippingCents } = asked;
  if (shippingCents > parcel.shippingCents - parcel.refundedShippingCents)
    throw new AppError("NOT_REFUNDABLE");
  const goodsCents = sumCents(parts.map((part) => part.goodsCents));
  const taxCents = sumCents(parts.map((part) => part.taxCents));
  const commissionCents = sumCents(parts.map((part) => part.commissionCents));
  const totalCents = goodsCents + shippingCents + taxCents;
  if (totalCents === 0) throw new AppError("NOT_REFUNDABLE");
  const subsidyCents = subsidyBack(parcel, asked, commissionCents);
  return {
    parts,
    amounts: { goodsCents, shippingCents, taxCents, totalCents, commissionCents, subsidyCents },
  };
}

/** What goes back to the platform of its subsidy: all of it with a parcel that never left (R54). */
function subsidyBack(parcel: Parcel, { isUnsent }: Asked, commissionCents: number): number {
  if (isUnsent) return parcel.shippingSubsidyCents - parcel.refundedSubsidyCents;
  return returnedSubsidy(parcel, parcel.lines, commissionCents);
}

export type Part = {
  orderItemId: string;
  productId: string;
  before: number;
  quantity: number;
  goodsCents: number;
  taxCents: number;
  commissionCents: number;
};

/** The share of a line's amounts that the next units to refund carry. */
function partOf(lines: Parcel["lines"], wanted: { lineId: string; quantity: number }): Part {
  const line = lines.find(({ id }) => id === wanted.lineId);
  if (!line) throw new AppError("NOT_FOUND");
  const { refundedQuantity: before, quantity: bought } = line;
  if (wanted.quantity > bought - before) throw new AppError("NOT_REFUNDABLE");
  const share = (cents: number) => unitsShare(cents, bought, before, wanted.quantity);
  return {
    orderItemId: line.id,
    productId: line.productId,
    before,
    quantity: wanted.quantity,
    goodsCents: share(line.totalPriceCents),
    taxCents: share(line.taxCents),
    commissionCents: share(line.commissionCents),
  };
}
