import type Stripe from "stripe";
import { addTransaction, platform } from "../connect/balance.ts";
import { recordEvent } from "../events/record-event.ts";
import { makeTransaction } from "../objects/connect-objects.ts";
import { type Cause, noCause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findCharge, updateObject } from "../store/stored-object.ts";

/** The card's bank returns a refund after all: its money is back on the balance. Nothing once it has failed. */
export function failRefund(sandbox: Sandbox, before: Stripe.Refund, cause: Cause = noCause): Stripe.Refund {
  if (before.status === "failed") return before;
  const { id, amount, currency } = before;
  const created = nowInSeconds(sandbox);
  const back = makeTransaction({
    ...{ type: "refund_failure", source: id, currency, amount, created, available_on: created },
  });
  addTransaction(sandbox, back, platform);
  const refund: Stripe.Refund = {
    ...before,
    status: "failed",
    failure_reason: "expired_or_canceled_card",
    failure_balance_transaction: back.id,
  };
  updateObject(sandbox, "refunds", refund);
  takeOffCharge(sandbox, refund);
  recordEvent(sandbox, "refund.updated", refund, cause, { status: before.status });
  recordEvent(sandbox, "refund.failed", refund, cause);
  return refund;
}

/** What a charge was given back does not count what came back. */
function takeOffCharge(sandbox: Sandbox, refund: Stripe.Refund): void {
  const charge = findCharge(sandbox, refund.charge as string)!;
  const data = charge.refunds!.data.map((one) => (one.id === refund.id ? refund : one));
  const after: Stripe.Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
    refunds: { ...charge.refunds!, data },
  };
  updateObject(sandbox, "charges", after);
}
