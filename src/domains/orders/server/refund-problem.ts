import { leftOfLines } from "#domains/orders/parcel-money.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { createRefund, type Refund, type RefundDraft } from "./internal/create-refund.ts";
import { isLargeRefund } from "./internal/is-large-refund.ts";
import { lockParcel } from "./internal/lock-parcel.ts";
import { reckonRefund } from "./internal/reckon-refund.ts";

export type ProblemRefund = Pick<
  RefundDraft,
  "requestId" | "actor" | "decidedBy" | "reason" | "restocks" | "isUnsent" | "lines"
> & {
  parcelId: string;
  /** Of the delivery price: an amount in cents, or all of it if nothing else is left of the parcel. */
  shippingCents: number | "withLast";
};

/** What of a refund can still be given back: fewer units where some were refunded meanwhile. */
async function readLeft(tx: Infra, asked: ProblemRefund) {
  const locked = await lockParcel(tx, asked.parcelId, undefined);
  const { parcel } = locked;
  const leftOf = (line: (typeof parcel.lines)[number]) =>
    leftOfLines([line]) > 0 ? line.quantity - line.refundedQuantity : 0;
  const lines = parcel.lines.flatMap((line) => {
    const wanted = asked.lines.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
    const quantity = Math.min(wanted, leftOf(line));
    return quantity > 0 ? [{ lineId: line.id, quantity, isAll: quantity === leftOf(line) }] : [];
  });
  const isLast =
    parcel.lines.filter((line) => leftOf(line) > 0).length === lines.filter(({ isAll }) => isAll).length;
  const most = parcel.shippingCents - parcel.refundedShippingCents;
  const wanted = asked.shippingCents === "withLast" ? (isLast ? most : 0) : asked.shippingCents;
  return {
    locked,
    lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    shippingCents: Math.min(wanted, most),
  };
}

/**
 * Refunds what a problem's solution gives back, as far as it is left, in the caller's transaction; amounts in cents.
 * `vendorCents`: what the vendor bears of it. Undefined if nothing is left. PAYMENT_DISPUTED while the payment is disputed.
 */
export async function refundProblem(
  tx: Infra,
  asked: ProblemRefund,
): Promise<(Refund & { vendorCents: number }) | undefined> {
  const { locked, lines, shippingCents } = await readLeft(tx, asked);
  if (lines.length === 0 && shippingCents === 0) return undefined;
  const { requestId, actor, decidedBy, reason, restocks, isUnsent } = asked;
  const refund = await createRefund(tx, locked, {
    ...{ requestId, actor, decidedBy, reason, restocks, isUnsent, lines, shippingCents },
    body: { requestId },
  });
  const { goodsCents, commissionCents, subsidyCents } = refund;
  return { ...refund, vendorCents: goodsCents + refund.shippingCents - commissionCents + subsidyCents };
}

/** What `refundProblem` would refund in all, in cents, and whether that takes two administrators. */
export async function reckonProblemRefund(
  tx: Infra,
  asked: ProblemRefund,
): Promise<{ amountCents: number; isLarge: boolean }> {
  const { locked, lines, shippingCents } = await readLeft(tx, asked);
  if (lines.length === 0 && shippingCents === 0) return { amountCents: 0, isLarge: false };
  const { isUnsent, parcelId } = asked;
  const { totalCents: amountCents } = reckonRefund(locked.parcel, { lines, shippingCents, isUnsent }).amounts;
  return { amountCents, isLarge: await isLargeRefund(tx, parcelId, amountCents) };
}
