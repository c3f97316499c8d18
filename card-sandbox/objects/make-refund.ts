import type Stripe from "stripe";

interface RefundFacts {
  created: number;
  /** Cents. */
  amount: number;
  reason: string | null;
  metadata: Record<string, string>;
  balanceTransaction: string;
}

/** Money given back; card refunds of the stand-in succeed at once. */
export function makeRefund(id: string, charge: Stripe.Charge, facts: RefundFacts): Stripe.Refund {
  return {
    id,
    object: "refund",
    amount: facts.amount,
    balance_transaction: facts.balanceTransaction,
    charge: charge.id,
    created: facts.created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
      type: "card",
    },
    metadata: facts.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: facts.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}
