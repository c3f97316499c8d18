import type Stripe from "stripe";
import { makeId } from "../ids.ts";

const twoDays = 2 * 24 * 60 * 60;

/** What a charge leaves after the provider's fee of 2.9% + 30 cents, rounded half up. */
export function makeChargeTransaction(charge: Stripe.Charge): Stripe.BalanceTransaction {
  // 29 thousandths in whole numbers: 0.029 × 50 would fall just below the half in floating point.
  const fee = Math.floor((charge.amount * 29 + 500) / 1000) + 30;
  return makeTransaction(charge, "charge", charge.id, charge.amount, fee, charge.created);
}

/** A refund takes its whole amount back out; the fee stays with the provider. */
export function makeRefundTransaction(
  charge: Stripe.Charge,
  refundId: string,
  amount: number,
  created: number,
): Stripe.BalanceTransaction {
  return makeTransaction(charge, "refund", refundId, -amount, 0, created);
}

function makeTransaction(
  charge: Stripe.Charge,
  type: "charge" | "refund",
  source: string,
  amount: number,
  fee: number,
  created: number,
): Stripe.BalanceTransaction {
  const { currency, description } = charge;
  const feeLine = {
    amount: fee,
    application: null,
    currency,
    description: "Card processing fee",
    type: "stripe_fee",
  };
  return {
    id: makeId("balanceTransaction"),
    object: "balance_transaction",
    amount,
    available_on: created + twoDays,
    balance_type: "payments",
    created,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [feeLine],
    net: amount - fee,
    reporting_category: type,
    source,
    status: "pending",
    type,
  };
}
