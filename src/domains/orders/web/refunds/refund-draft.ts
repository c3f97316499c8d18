import type { ParcelDetail } from "#domains/orders/order-shapes.ts";
import { amountShares, leftOfLine, leftOfLines, unitsShare } from "#domains/orders/parcel-money.ts";
import { centsOf, sumCents } from "#kernel/money.ts";

export type RefundableParcel = Pick<
  ParcelDetail,
  "id" | "orderNumber" | "status" | "lines" | "refundableShippingCents"
>;
export type RefundDraft = {
  by: "lines" | "amount";
  quantities: Record<string, number>;
  shipping: string;
  amount: string;
};

/** How many units of a line have something left to refund. */
export const leftOf = (line: RefundableParcel["lines"][number]) =>
  leftOfLines([line]) > 0 ? line.quantity - line.refundedQuantity : 0;

/** All that is left of a parcel, in cents. */
export const leftOfParcel = (parcel: Pick<RefundableParcel, "lines" | "refundableShippingCents">) =>
  leftOfLines(parcel.lines) + parcel.refundableShippingCents;

/**
 * What a draft would refund, computed like on the server; amounts in cents. `isRight`: whether what was typed is an amount that
 * is left. Shipping is null if none was.
 */
export function reckonRefund(parcel: RefundableParcel, draft: RefundDraft) {
  return draft.by === "amount" ? reckonAmount(parcel, draft) : reckonLines(parcel, draft);
}

function reckonAmount(parcel: RefundableParcel, draft: RefundDraft) {
  const typed = draft.amount.trim() === "" ? 0 : centsOf(draft.amount);
  const left = leftOfParcel(parcel);
  const isRight = typed !== null && typed <= left;
  // What can't be refunded is no amount: nothing else is offered in its place.
  const amountCents = isRight ? typed : 0;
  const isAll = amountCents > 0 && amountCents === left;
  const parts = amountShares(parcel.lines, amountCents);
  const sums = sumsOf(parts);
  return {
    lines: [] as { lineId: string; quantity: number }[],
    amountCents,
    // An amount that is all that is left is everything, as on the server.
    isLast: parcel.status === "processing" && isAll,
    isAll,
    ...sums,
    shippingCents: amountCents - sums.goodsCents - sums.taxCents,
    totalCents: amountCents,
    isRight,
  };
}

function reckonLines(parcel: RefundableParcel, draft: RefundDraft) {
  const lines = parcel.lines
    .map((line) => ({ line, quantity: draft.quantities[line.id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const sums = sumsOf(
    lines.map(({ line, quantity }) => {
      const left = leftOfLine(line);
      const share = (cents: number) => unitsShare(cents, leftOf(line), quantity);
      return {
        goodsCents: share(left.goodsCents),
        taxCents: share(left.taxCents),
        commissionCents: share(left.commissionCents),
      };
    }),
  );
  const isLast =
    parcel.status === "processing" &&
    parcel.lines.every((line) => (draft.quantities[line.id] ?? 0) === leftOf(line));
  const typed = draft.shipping.trim() === "" ? 0 : centsOf(draft.shipping);
  // With the last unit the parcel is cancelled, and its delivery price is refunded in full.
  const shippingCents = isLast ? parcel.refundableShippingCents : typed;
  return {
    lines: lines.map(({ line, quantity }) => ({ lineId: line.id, quantity })),
    isLast,
    isAll: false,
    amountCents: 0,
    ...sums,
    shippingCents,
    totalCents: sums.goodsCents + sums.taxCents + (shippingCents ?? 0),
    isRight: shippingCents !== null && shippingCents <= parcel.refundableShippingCents,
  };
}

const sumsOf = (parts: Record<"goodsCents" | "taxCents" | "commissionCents", number>[]) => ({
  goodsCents: sumCents(parts.map((part) => part.goodsCents)),
  taxCents: sumCents(parts.map((part) => part.taxCents)),
  commissionCents: sumCents(parts.map((part) => part.commissionCents)),
});
