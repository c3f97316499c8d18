import type { Infra } from "#platform/rpc/context.ts";
import { type Posting, postEntries } from "./post-entries.ts";

type LatePayment = { attemptId: string; orderId: string; amountCents: number };

/** Money for an order that had ended is owed to the buyer, never earned; then it is refunded. */
export function lateRefundOf({
  attemptId: referenceId,
  ...payment
}: LatePayment): [owed: Posting, made: Posting] {
  return [
    { ...payment, kind: "refund", referenceId, debit: "card_clearing", credit: "buyer_refunds" },
    { ...payment, kind: "reversal", referenceId, debit: "buyer_refunds", credit: "card_clearing" },
  ];
}

/** Posts that a payment came too late, in the caller's transaction. */
export function postRefundOwed(ctx: Pick<Infra, "db">, payment: LatePayment): Promise<void> {
  return postEntries(ctx, [lateRefundOf(payment)[0]]);
}

/** Posts its refund, in the caller's transaction. */
export function postRefundMade(ctx: Pick<Infra, "db">, payment: LatePayment): Promise<void> {
  return postEntries(ctx, [lateRefundOf(payment)[1]]);
}
