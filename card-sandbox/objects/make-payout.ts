import type Stripe from "stripe";

export type WirePayout = Omit<
  Stripe.Payout,
  "balance_transaction" | "destination" | "failure_balance_transaction"
> & {
  balance_transaction: string;
  destination: string;
  failure_balance_transaction: string | null;
};

/** Money on its way from a connected account's balance to its bank; it arrives two days later. */
export function makePayoutObject(facts: {
  id: string;
  created: number;
  arrivalDate: number;
  /** Cents. */
  amount: number;
  currency: string;
  destination: string;
  balanceTransaction: string;
}): WirePayout {
  return {
    id: facts.id,
    object: "payout",
    amount: facts.amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: facts.arrivalDate,
    automatic: true,
    balance_transaction: facts.balanceTransaction,
    created: facts.created,
    currency: facts.currency,
    description: "STRIPE PAYOUT",
    destination: facts.destination,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: "standard",
    original_payout: null,
    payout_method: null,
    reconciliation_status: "completed",
    reversed_by: null,
    source_type: "card",
    statement_descriptor: null,
    status: "in_transit",
    trace_id: { status: "pending", value: null },
    type: "bank_account",
  };
}
