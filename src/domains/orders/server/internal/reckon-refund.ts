import {
  amountShares,
  leftOfLine,
  leftOfLines,
  returnedSubsidy,
  unitsShare,
} from "#domains/orders/parcel-money.ts";
import { AppError } from "#kernel/errors.ts";
import { sumCents } from "#kernel/money.ts";
import type { LockedParcel } from "./lock-parcel.ts";

type Parcel = LockedParcel["parcel"];
/** Units of lines and a part of the delivery price, or an amount instead. */
export type Asked = {
  lines: { lineId: string; quantity: number }[];
  shippingCents: number;
  amountCents?: number | undefined;
};

/**
 * The parts and amounts of a refund, in cents. NOT_REFUNDABLE for nothing, a line named twice, an amount besides lines or
 * delivery, or above what is left of a line, the delivery price or the parcel; NOT_FOUND for a line of another parcel.
 */
export function reckonRefund(parcel: Parcel, asked: Asked & { isUnsent: boolean }) {
  const { parts, shippingCents } = partsOf(parcel, asked);
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
function subsidyBack(parcel: Parcel, { isUnsent }: { isUnsent: boolean }, commissionCents: number): number {
  if (isUnsent) return parcel.shippingSubsidyCents - parcel.refundedSubsidyCents;
  return returnedSubsidy(parcel, parcel.lines, commissionCents);
}

export type Part = {
  orderItemId: string;
  productId: string;
  /** What was refunded of its line before. */
  before: { quantity: number; goodsCents: number };
  /** Its units; 0 for a part of an amount. */
  quantity: number;
  goodsCents: number;
  taxCents: number;
  commissionCents: number;
};

/** Everything paid for a parcel and not refunded yet, in cents. */
export const leftOfParcel = (parcel: Parcel): number =>
  leftOfLines(parcel.lines) + parcel.shippingCents - parcel.refundedShippingCents;

/** The parts of the lines, and of the delivery price: an amount goes over the goods and their tax first. */
export function partsOf(parcel: Parcel, { lines, shippingCents, amountCents }: Asked) {
  if (amountCents === undefined) {
    if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) throw new AppError("NOT_REFUNDABLE");
    return { parts: lines.map((wanted) => partOf(parcel.lines, wanted)), shippingCents };
  }
  if (lines.length > 0 || shippingCents > 0) throw new AppError("NOT_REFUNDABLE");
  const shares = amountShares(parcel.lines, amountCents);
  const parts = parcel.lines.map(
    (line, index): Part => ({ ...aboutLine(line), quantity: 0, ...shares[index]! }),
  );
  return {
    parts: parts.filter(({ goodsCents, taxCents }) => goodsCents + taxCents > 0),
    shippingCents: Math.max(0, amountCents - leftOfLines(parcel.lines)),
  };
}

const aboutLine = (line: Parcel["lines"][number]) => ({
  orderItemId: line.id,
  productId: line.productId,
  before: { quantity: line.refundedQuantity, goodsCents: line.refundedCents },
});

/** The share of a line's amounts that the next units to refund carry. */
function partOf(lines: Parcel["lines"], wanted: { lineId: string; quantity: number }): Part {
  const line = lines.find(({ id }) => id === wanted.lineId);
  if (!line) throw new AppError("NOT_FOUND");
  const leftUnits = line.quantity - line.refundedQuantity;
  if (wanted.quantity > leftUnits) throw new AppError("NOT_REFUNDABLE");
  const left = leftOfLine(line);
  const share = (cents: number) => unitsShare(cents, leftUnits, wanted.quantity);
  return {
    ...aboutLine(line),
    quantity: wanted.quantity,
    goodsCents: share(left.goodsCents),
    taxCents: share(left.taxCents),
    commissionCents: share(left.commissionCents),
  };
}
