import type Stripe from "stripe";
import { z } from "zod";
import { takenBackOf } from "../disputes/dispute.ts";
import { recordEvent } from "../events/record-event.ts";
import { makeId } from "../ids.ts";
import { formatMoney } from "../money.ts";
import { makeRefundTransaction } from "../objects/connect-objects.ts";
import { makeRefund } from "../objects/payment-objects.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { findCharge, findIntent, insertObject, updateObject } from "../store/stored-object.ts";
import { badParam, missing, refused } from "../wire/api-error.ts";
import { expand, id, integer, metadata } from "../wire/read-params.ts";

/** What POST /v1/refunds takes here. */
export const createRefundParams = z.strictObject({
  payment_intent: id,
  amount: integer.optional(),
  metadata: metadata.optional(),
  expand,
});

/** Gives back all that is left of a payment, or `amount` cents of it; fails with a 400 beyond that. */
export function createRefund(
  sandbox: Sandbox,
  params: z.output<typeof createRefundParams>,
  cause: Cause,
): Stripe.Refund {
  const charge = getPaidCharge(sandbox, params.payment_intent);
  const takenBack = takenBackOf(sandbox, charge);
  const left = charge.amount - charge.amount_refunded - (takenBack ?? 0);
  if (takenBack === null || (takenBack > 0 && left <= 0)) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw refused(message, "charge_disputed");
  }
  const amount = params.amount ?? left;
  assertRefundable(charge, amount, left);
  const created = nowInSeconds(sandbox);
  const refundId = makeId("refund");
  const transaction = makeRefundTransaction(charge, refundId, amount, created);
  const refund = makeRefund(charge, {
    ...{ id: refundId, created, amount, balance_transaction: transaction.id },
    metadata: params.metadata ?? {},
  });
  insertObject(sandbox, "balance_transactions", transaction);
  insertObject(sandbox, "refunds", refund);
  recordEvent(sandbox, "refund.created", refund, cause);
  noteRefund(sandbox, charge, refund, cause);
  return refund;
}

/** Writes on a charge what was given back of it. */
function noteRefund(sandbox: Sandbox, before: Stripe.Charge, refund: Stripe.Refund, cause: Cause): void {
  const { amount_refunded, refunded, refunds } = before;
  const all = [refund, ...refunds!.data];
  const after: Stripe.Charge = {
    ...before,
    amount_refunded: amount_refunded + refund.amount,
    refunded: amount_refunded + refund.amount === before.amount,
    refunds: { ...refunds!, data: all.slice(0, 10), has_more: refunds!.has_more || all.length > 10 },
  };
  updateObject(sandbox, "charges", after);
  recordEvent(sandbox, "charge.refunded", after, cause, { amount_refunded, refunded });
}

function getPaidCharge(sandbox: Sandbox, intentId: string): Stripe.Charge {
  const intent = findIntent(sandbox, intentId);
  if (!intent) throw missing("payment_intent", intentId, "payment_intent");
  if (intent.status !== "succeeded") {
    const message = `Payment intent ${intent.id} has no successful charge to refund; its status is ${intent.status}.`;
    throw badParam("payment_intent", message);
  }
  return findCharge(sandbox, intent.latest_charge as string)!;
}

function assertRefundable(charge: Stripe.Charge, amount: number, left: number): void {
  if (left === 0) throw refused(`Charge ${charge.id} has already been refunded.`, "charge_already_refunded");
  if (amount < 1) throw badParam("amount", "Invalid positive integer", "parameter_invalid_integer");
  if (amount > left) {
    const [wanted, rest] = [amount, left].map((cents) => formatMoney(cents, charge.currency, "en"));
    const message = `Refund amount (${wanted}) is greater than unrefunded amount on charge (${rest})`;
    throw badParam("amount", message);
  }
}
