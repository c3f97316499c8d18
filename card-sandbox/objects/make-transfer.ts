import type Stripe from "stripe";
import type { List } from "../wire/paging.ts";

export type WireReversal = Omit<
  Stripe.TransferReversal,
  "balance_transaction" | "transfer" | "destination_payment_refund" | "source_refund"
> & {
  balance_transaction: string;
  transfer: string;
  destination_payment_refund: null;
  source_refund: null;
};
export type WireTransfer = Omit<
  Stripe.Transfer,
  "balance_transaction" | "destination" | "destination_payment" | "source_transaction" | "reversals"
> & {
  balance_transaction: string;
  destination: string;
  destination_payment: string;
  reversals: List<WireReversal>;
  source_transaction: string | null;
};

interface TransferFacts {
  id: string;
  created: number;
  /** Cents. */
  amount: number;
  currency: string;
  destination: string;
  destinationPayment: string;
  description: string | null;
  sourceTransaction: string | null;
  transferGroup: string | null;
  metadata: Record<string, string>;
  balanceTransaction: string;
}

/** Money that the platform moved to a connected account. */
export function makeTransfer(facts: TransferFacts): WireTransfer {
  return {
    id: facts.id,
    object: "transfer",
    amount: facts.amount,
    amount_reversed: 0,
    balance_transaction: facts.balanceTransaction,
    created: facts.created,
    currency: facts.currency,
    description: facts.description,
    destination: facts.destination,
    destination_payment: facts.destinationPayment,
    livemode: false,
    metadata: facts.metadata,
    reversals: {
      object: "list",
      data: [],
      has_more: false,
      url: `/v1/transfers/${facts.id}/reversals`,
    },
    reversed: false,
    source_transaction: facts.sourceTransaction,
    source_type: "card",
    transfer_group: facts.transferGroup,
  };
}

/** Money of a transfer that was taken back. */
export function makeReversal(facts: {
  id: string;
  created: number;
  amount: number;
  currency: string;
  transfer: string;
  metadata: Record<string, string>;
  balanceTransaction: string;
}): WireReversal {
  return {
    id: facts.id,
    object: "transfer_reversal",
    amount: facts.amount,
    balance_transaction: facts.balanceTransaction,
    created: facts.created,
    currency: facts.currency,
    destination_payment_refund: null,
    metadata: facts.metadata,
    source_refund: null,
    transfer: facts.transfer,
  };
}
