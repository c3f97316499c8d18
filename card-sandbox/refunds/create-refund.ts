import type Stripe from "stripe";
import { recordEvent } from "../events/record-event.ts";
import { makeId } from "../ids.ts";
import { formatMoney } from "../money.ts";
import { makeRefundTransaction } from "../objects/make-balance-transaction.ts";
import { makeRefund } from "../objects/make-refund.ts";
import { findIntent } from "../payments/kept-intent.ts";
import { type Cause, nowInSeconds, type Sandbox } from "../sandbox.ts";
import { ApiError, badParam, missing } from "../wire/api-error.ts";
import { findCharge } from "./kept-charge.ts";
import type { CreateRefundParams } from "./refund-params.ts";

/** Gives back all that is left of a charge, or `amount` cents of it; fails with a 400 beyond that. */
export function createRefund(sandbox: Sandbox, params: CreateRefundParams, cause: Cause): Stripe.Refund {
  const charge = getPaidCharge(sandbox, params);
  const left = charge.amount - charge.amount_refunded;
  const amount = params.amount ?? left;
  assertRefundable(charge, amount, left);
  takeFromCharge(sandbox, charge.id, amount);
  const created = nowInSeconds(sandbox);
  const id = makeId("refund");
  const transaction = makeRefundTransaction(charge, id, amount, created);
  const refund = makeRefund(id, charge, {
    created,
    amount,
    reason: params.reason ?? null,
    metadata: params.metadata ?? {},
    balanceTransaction: transaction.id,
  });
  keep(sandbox, refund, transaction);
  recordEvent(sandbox, "refund.created", refund, cause);
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  recordEvent(sandbox, "charge.refunded", findCharge(sandbox, charge.id)!, cause, previous);
  return refund;
}

function getPaidCharge(sandbox: Sandbox, params: CreateRefundParams): Stripe.Charge {
  if (params.charge && params.payment_intent) {
    throw badParam("payment_intent", "Give either a charge or a payment intent, not both.");
  }
  if (params.charge) {
    const charge = findCharge(sandbox, params.charge);
    if (!charge) throw missing("charge", params.charge, "charge");
    if (!charge.paid)
      throw badParam("charge", `Charge ${charge.id} failed, so there is nothing to give back.`);
    return charge;
  }
  if (!params.payment_intent) {
    throw badParam("charge", "Missing required param: charge or payment_intent.", "parameter_missing");
  }
  const intent = findIntent(sandbox, params.payment_intent);
  if (!intent) throw missing("payment_intent", params.payment_intent, "payment_intent");
  if (intent.status !== "succeeded") {
    const message = `Payment intent ${intent.id} has no successful charge to refund; its status is ${intent.status}.`;
    throw badParam("payment_intent", message);
  }
  return findCharge(sandbox, intent.latest_charge as string)!;
}

function assertRefundable(charge: Stripe.Charge, amount: number, left: number): void {
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw new ApiError(400, { type: "invalid_request_error", code: "charge_already_refunded", message });
  }
  if (amount < 1) throw badParam("amount", "Invalid positive integer", "parameter_invalid_integer");
  if (amount > left) {
    const [asked, rest] = [amount, left].map((cents) => formatMoney(cents, charge.currency, "en"));
    throw badParam(
      "amount",
      `Refund amount (${asked}) is greater than unrefunded amount on charge (${rest})`,
    );
  }
}

function takeFromCharge(sandbox: Sandbox, id: string, amount: number): void {
  const update =
    "UPDATE charges SET amount_refunded = amount_refunded + ? WHERE id = ? AND amount_refunded + ? <= amount";
  if (sandbox.store.run(update, amount, id, amount) !== 1)
    throw new Error(`Charge ${id} has too little left.`);
}

function keep(sandbox: Sandbox, refund: Stripe.Refund, transaction: Stripe.BalanceTransaction): void {
  sandbox.store.run(
    "INSERT INTO balance_transactions (id, body) VALUES (?, ?)",
    transaction.id,
    JSON.stringify(transaction),
  );
  sandbox.store.run(
    "INSERT INTO refunds (id, payment_intent, charge, created, body) VALUES (?, ?, ?, ?, ?)",
    refund.id,
    refund.payment_intent as string,
    refund.charge as string,
    refund.created,
    JSON.stringify(refund),
  );
}
