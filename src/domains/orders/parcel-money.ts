import { allocateCents } from "#kernel/money.ts";
import type { OrderStatus } from "./order-life.ts";

type Line = {
  totalPriceCents: number;
  taxCents: number;
  commissionCents: number;
  quantity: number;
  refundedQuantity: number;
  refundedCents: number;
  refundedTaxCents: number;
  refundedCommissionCents: number;
};
type Parcel = {
  status: OrderStatus;
  shippingCents: number;
  shippingSubsidyCents: number;
  shippingBorneCents: number;
  refundedShippingCents: number;
  refundedSubsidyCents: number;
};

const sum = (lines: readonly Line[], pick: (line: Line) => number) =>
  lines.reduce((total, line) => total + pick(line), 0);

/**
 * The share of what is left of an amount that `count` of the units left carry: the first units carry one cent more where
 * needed (largest remainder), so that parts sum to the line exactly, whatever the steps.
 */
export function unitsShare(leftCents: number, leftUnits: number, count: number): number {
  if (count === 0) return 0;
  return Math.floor(leftCents / leftUnits) * count + Math.min(count, leftCents % leftUnits);
}

/** What can still be refunded of a line, in cents, and of its commission. */
export const leftOfLine = (line: Omit<Line, "quantity" | "refundedQuantity">) => ({
  goodsCents: line.totalPriceCents - line.refundedCents,
  taxCents: line.taxCents - line.refundedTaxCents,
  commissionCents: line.commissionCents - line.refundedCommissionCents,
});

/** What can still be refunded of all lines, tax included, in cents. */
export const leftOfLines = (lines: Parameters<typeof leftOfLine>[0][]): number =>
  lines.map(leftOfLine).reduce((total, left) => total + left.goodsCents + left.taxCents, 0);

/**
 * The shares of the lines in an amount of cents that is refunded without units: each pro rata of what is left of it, split
 * into goods and tax as they are left, with its part of the commission. What is left of a line goes in full with its last cent.
 * Where the amount is more than is left of all lines, they take what is left.
 */
export function amountShares(lines: Parameters<typeof leftOfLine>[0][], amountCents: number) {
  const weights = lines.map((line) => leftOfLines([line]));
  const amounts = allocateCents(Math.min(amountCents, leftOfLines(lines)), weights);
  return lines.map((line, index) => {
    const left = leftOfLine(line);
    const amount = amounts[index]!;
    const taxCents = shareOf(left.taxCents, amount, weights[index]!);
    const goodsCents = amount - taxCents;
    return {
      goodsCents,
      taxCents,
      commissionCents: shareOf(left.commissionCents, goodsCents, left.goodsCents),
    };
  });
}

/** A part of `cents` like that of `part` in `whole`, rounded half up. */
const shareOf = (cents: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((2 * cents * part + whole) / (2 * whole));

/**
 * What goes back to the platform of a parcel's subsidy, in cents, when a refund lowers the kept commission: the same
 * share of both is kept, rounded down, so that the subsidy never exceeds its share of the commission (R54).
 */
export function returnedSubsidy(
  parcel: Pick<Parcel, "shippingSubsidyCents" | "refundedSubsidyCents">,
  lines: readonly Line[],
  refundedCommissionCents: number,
): number {
  const commissionCents = sum(lines, (line) => line.commissionCents);
  const keptCents =
    sum(lines, (line) => line.commissionCents - line.refundedCommissionCents) - refundedCommissionCents;
  const mayKeep =
    commissionCents > 0 ? Math.floor((parcel.shippingSubsidyCents * keptCents) / commissionCents) : 0;
  return Math.max(0, parcel.shippingSubsidyCents - parcel.refundedSubsidyCents - mayKeep);
}

/**
 * How a parcel's money is shared, in cents. A vendor gets the kept goods less their commission, and the delivery:
 * what the buyer paid for it, minus refunds, plus what is left of the platform's subsidy.
 */
export function parcelMoney(parcel: Parcel, lines: readonly Line[]) {
  const goodsCents = sum(lines, (line) => line.totalPriceCents);
  const taxCents = sum(lines, (line) => line.taxCents);
  const commissionCents = sum(lines, (line) => line.commissionCents - line.refundedCommissionCents);
  const subsidyCents =
    parcel.status === "cancelled" ? 0 : parcel.shippingSubsidyCents - parcel.refundedSubsidyCents;
  const refundedGoodsCents = sum(lines, (line) => line.refundedCents);
  const refundedTaxCents = sum(lines, (line) => line.refundedTaxCents);
  const keptShippingCents = parcel.shippingCents - parcel.refundedShippingCents + subsidyCents;
  return {
    goodsCents,
    taxCents,
    shippingCents: parcel.shippingCents + subsidyCents,
    commissionCents,
    subsidyCents,
    borneCents: parcel.status === "cancelled" ? 0 : parcel.shippingBorneCents,
    refundedGoodsCents,
    refundedShippingCents: parcel.refundedShippingCents,
    refundedTaxCents,
    /** What the buyer gets or got refunded. */
    refundedCents: refundedGoodsCents + refundedTaxCents + parcel.refundedShippingCents,
    vendorCents: goodsCents - refundedGoodsCents - commissionCents + keptShippingCents,
  };
}
