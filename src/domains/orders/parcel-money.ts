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
 * The share of an amount that `count` units of a line carry, after `before` of them: the first units carry one cent
 * more where needed (largest remainder), so that parts sum to the line exactly, whatever the steps.
 */
export function unitsShare(totalCents: number, quantity: number, before: number, count: number): number {
  const upTo = (units: number) =>
    Math.floor(totalCents / quantity) * units + Math.min(units, totalCents % quantity);
  return upTo(before + count) - upTo(before);
}

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
