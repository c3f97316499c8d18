import { disputesJobs } from "#domains/disputes/jobs.ts";
import type { CardEvents } from "#domains/payments/server/card-events.ts";

const settleDispute: CardEvents[string] = async (tx, { id }) => {
  if (typeof id === "string")
    await tx.jobs.enqueue(tx.db, disputesJobs.settleDispute, { providerDisputeId: id });
};
const adoptRefunds: CardEvents[string] = async (tx, { payment_intent: id }) => {
  if (typeof id === "string")
    await tx.jobs.enqueue(tx.db, disputesJobs.adoptRefunds, { providerPaymentId: id });
};

/** The provider's events that this domain listens to. */
export const disputesCardEvents: CardEvents = {
  "charge.dispute.created": settleDispute,
  "charge.dispute.updated": settleDispute,
  "charge.dispute.funds_withdrawn": settleDispute,
  "charge.dispute.funds_reinstated": settleDispute,
  "charge.dispute.closed": settleDispute,
  "charge.refunded": adoptRefunds,
  "refund.created": adoptRefunds,
  "refund.updated": adoptRefunds,
  "refund.failed": adoptRefunds,
};
