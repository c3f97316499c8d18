import type Stripe from "stripe";
import { makeId } from "../ids.ts";
import type { WireTransaction } from "./connect-objects.ts";
import { exampleOf, makeObject, type Wire } from "./stripe-object.ts";

export type WireDispute = Omit<Wire<Stripe.Dispute>, "balance_transactions" | "metadata"> & {
  balance_transactions: WireTransaction[];
  metadata: Record<string, string>;
};

/** A bank's claim that a charge is not right; `amount` in cents, times in seconds. */
export function makeDispute(
  charge: Stripe.Charge,
  { amount, reason, created, dueBy }: { amount: number; reason: string; created: number; dueBy: number },
): WireDispute {
  return makeObject<WireDispute>("dispute", {
    id: makeId("dispute"),
    ...{ amount, reason, created },
    charge: charge.id,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: exampleOf("dispute", "evidence") as unknown as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: dueBy,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    } as unknown as Stripe.Dispute.EvidenceDetails,
    is_charge_refundable: false,
    metadata: {},
    payment_intent: charge.payment_intent as string,
    payment_method_details: {
      card: { brand: "visa", case_type: "chargeback", network: "visa", network_reason_code: "10.4" },
      type: "card",
    },
    status: "needs_response",
  });
}
