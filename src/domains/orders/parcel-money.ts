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
  refundedShippingCents: number;
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
 * How a parcel's money is shared, in cents. A vendor gets the kept goods less their commission, and the delivery:
 * what the buyer paid for it, minus refunds, plus the platform's subsidy unless the parcel was cancelled.
 */
export function parcelMoney(parcel: Parcel, lines: readonly Line[]) {
  const goodsCents = sum(lines, (line) => line.totalPriceCents);
  const taxCents = sum(lines, (line) => line.taxCents);
  const commissionCents = sum(lines, (line) => line.commissionCents - line.refundedCommissionCents);
  const subsidyCents = parcel.status === "cancelled" ? 0 : parcel.shippingSubsidyCents;
  const refundedGoodsCents = sum(lines, (line) => line.refundedCents);
  const refundedTaxCents = sum(lines, (line) => line.refundedTaxCents);
  const keptShippingCents = parcel.shippingCents - parcel.refundedShippingCents + subsidyCents;
  return {
    goodsCents,
    taxCents,
    shippingCents: parcel.shippingCents + subsidyCents,
    commissionCents,
    refundedGoodsCents,
    refundedShippingCents: parcel.refundedShippingCents,
    refundedTaxCents,
    /** What the buyer gets or got refunded. */
    refundedCents: refundedGoodsCents + refundedTaxCents + parcel.refundedShippingCents,
    vendorCents: goodsCents - refundedGoodsCents - commissionCents + keptShippingCents,
  };
}
