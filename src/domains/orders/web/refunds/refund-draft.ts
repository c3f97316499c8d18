import type { ParcelDetail } from "#domains/orders/order-shapes.ts";
import { unitsShare } from "#domains/orders/parcel-money.ts";
import { centsOf, sumCents } from "#kernel/money.ts";

export type RefundableParcel = Pick<
  ParcelDetail,
  "id" | "orderNumber" | "status" | "lines" | "refundableShippingCents"
>;
export type RefundDraft = { quantities: Record<string, number>; shipping: string };

export const leftOf = (line: RefundableParcel["lines"][number]) => line.quantity - line.refundedQuantity;

/**
 * What a draft would refund, computed like on the server; amounts in cents. Shipping is null if no valid amount was
 * typed.
 */
export function reckonRefund(parcel: RefundableParcel, draft: RefundDraft) {
  const lines = parcel.lines
    .map((line) => ({ line, quantity: draft.quantities[line.id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const share = (pick: "totalPriceCents" | "taxCents" | "commissionCents") =>
    sumCents(
      lines.map(({ line, quantity }) =>
        unitsShare(line[pick], line.quantity, line.refundedQuantity, quantity),
      ),
    );
  const isLast =
    parcel.status === "processing" &&
    parcel.lines.every((line) => (draft.quantities[line.id] ?? 0) === leftOf(line));
  const typed = draft.shipping.trim() === "" ? 0 : centsOf(draft.shipping);
  // With the last unit the parcel is cancelled, and its delivery price is refunded in full.
  const shippingCents = isLast ? parcel.refundableShippingCents : typed;
  const [goodsCents, taxCents, commissionCents] = [
    share("totalPriceCents"),
    share("taxCents"),
    share("commissionCents"),
  ];
  return {
    lines: lines.map(({ line, quantity }) => ({ lineId: line.id, quantity })),
    isLast,
    goodsCents,
    taxCents,
    commissionCents,
    shippingCents,
    totalCents: goodsCents + taxCents + (shippingCents ?? 0),
    isShippingRight: shippingCents !== null && shippingCents <= parcel.refundableShippingCents,
  };
}
