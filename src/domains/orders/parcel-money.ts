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
 * What of an amount falls on `count` of a line's units, after `before` of them: one cent more each for the first units, as
 * many as it takes (largest remainder). So the parts of a line sum to it exactly, in whatever steps it is given back.
 */
export function unitsShare(totalCents: number, quantity: number, before: number, count: number): number {
  const upTo = (units: number) =>
    Math.floor(totalCents / quantity) * units + Math.min(units, totalCents % quantity);
  return upTo(before + count) - upTo(before);
}

/**
 * Whose a parcel's money is, in cents. A vendor has the goods that were kept, less the commission on them, and the delivery: what
 * the buyer paid for it and kept paying, and the platform's share of a free one, unless the parcel was cancelled.
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
    /** What the buyer gets or got back. */
    refundedCents: refundedGoodsCents + refundedTaxCents + parcel.refundedShippingCents,
    vendorCents: goodsCents - refundedGoodsCents - commissionCents + keptShippingCents,
  };
}
