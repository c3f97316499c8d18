import type Stripe from "stripe";
import { makeId } from "../ids.ts";

const twoDays = 2 * 24 * 60 * 60;

interface Facts {
  type:
    | "charge"
    | "refund"
    | "transfer"
    | "transfer_refund"
    | "payment"
    | "payment_refund"
    | "payout"
    | "payout_failure";
  /** What the provider's reports file it under; its type unless told. */
  category?: string;
  source: string;
  /** Cents; negative where money leaves. */
  amount: number;
  fee?: number;
  currency: string;
  description: string | null;
  created: number;
  availableOn: number;
}

/** What a charge leaves after the provider's fee of 2.9% + 30 cents, rounded half up; available two days later. */
export function makeChargeTransaction(
  charge: Stripe.Charge,
  isAvailableAtOnce: boolean,
): Stripe.BalanceTransaction {
  const { id, amount, currency, description, created } = charge;
  // 29 thousandths in whole numbers: 0.029 × 50 would fall just below the half in floating point.
  const fee = Math.floor((amount * 29 + 500) / 1000) + 30;
  const availableOn = isAvailableAtOnce ? created : created + twoDays;
  return makeTransaction({
    type: "charge",
    source: id,
    amount,
    fee,
    currency,
    description,
    created,
    availableOn,
  });
}

/** A refund takes its whole amount back out; the fee stays with the provider. */
export function makeRefundTransaction(
  charge: Stripe.Charge,
  refundId: string,
  amount: number,
  created: number,
): Stripe.BalanceTransaction {
  return makeTransaction({
    type: "refund",
    source: refundId,
    amount: -amount,
    currency: charge.currency,
    description: charge.description,
    created,
    availableOn: created + twoDays,
  });
}

/** One movement of a balance. */
export function makeTransaction(facts: Facts): Stripe.BalanceTransaction {
  const { type, amount, fee = 0, currency } = facts;
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
    available_on: facts.availableOn,
    balance_type: "payments",
    created: facts.created,
    currency,
    description: facts.description,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [feeLine],
    net: amount - fee,
    reporting_category: facts.category ?? type,
    source: facts.source,
    status: facts.availableOn <= facts.created ? "available" : "pending",
    type,
  };
}
