import type Stripe from "stripe";
import { reachProvider } from "#platform/cards/reach-provider.ts";
import type { Infra } from "#platform/rpc/context.ts";

/** A dispute as the provider has it, in cents. `orderId` is missing where a subscription was paid. */
export type ProviderDispute = {
  id: string;
  orderId: string | undefined;
  paymentId: string;
  reason: string;
  state: "open" | "won" | "lost";
  amountCents: number;
  takenCents: number;
  returnedCents: number;
  feeCents: number;
  answerBy: Date | null;
};

/** A refund as the provider has it; `isOurs` if this program asked for it, for its refund `refundId` or a payment that came too late. */
export type ProviderRefund = {
  id: string;
  amountCents: number;
  isOurs: boolean;
  /** Whether its money came back, or never left. */
  hasFailed: boolean;
  refundId: string | undefined;
};

type ProviderInfra = Pick<Infra, "cards" | "log">;

/** An inquiry that ended without the money being taken, or a dispute that the provider prevented, is won. */
const states: Partial<Record<Stripe.Dispute["status"], "won" | "lost">> = {
  won: "won",
  warning_closed: "won",
  prevented: "won",
  lost: "lost",
};

/** Fetches a dispute from the provider, never inside a transaction. PAYMENT_UNAVAILABLE when it can't be reached. */
export function fetchProviderDispute(infra: ProviderInfra, id: string): Promise<ProviderDispute> {
  return reachProvider(infra, async () => {
    const dispute = await infra.cards.stripe.disputes.retrieve(id, { expand: ["payment_intent"] });
    const intent = dispute.payment_intent as Stripe.PaymentIntent | null;
    const movements = dispute.balance_transactions;
    const sum = (cents: number[]) => cents.reduce((total, one) => total + one, 0);
    const dueBy = dispute.evidence_details.due_by;
    return {
      id,
      orderId: intent?.metadata["order_id"],
      paymentId: intent?.id ?? "",
      reason: dispute.reason,
      state: states[dispute.status] ?? "open",
      amountCents: dispute.amount,
      takenCents: sum(movements.map(({ amount }) => Math.max(0, -amount))),
      returnedCents: sum(movements.map(({ amount }) => Math.max(0, amount))),
      feeCents: sum(movements.map(({ fee }) => fee)),
      answerBy: dueBy ? new Date(dueBy * 1_000) : null,
    };
  });
}

/** Hands evidence to the bank, once, never inside a transaction. */
export function submitEvidence(
  infra: ProviderInfra,
  id: string,
  evidence: Stripe.DisputeUpdateParams.Evidence,
): Promise<void> {
  return reachProvider(infra, async () => {
    await infra.cards.stripe.disputes.update(
      id,
      { evidence, submit: true },
      { idempotencyKey: `evidence-${id}` },
    );
  });
}

/** Gives a dispute up, never inside a transaction. */
export function closeProviderDispute(infra: ProviderInfra, id: string): Promise<void> {
  return reachProvider(infra, async () => {
    await infra.cards.stripe.disputes.close(id, {}, { idempotencyKey: `close-${id}` });
  });
}

/** The refunds of a payment that went through, with its order if it has one. */
export function fetchProviderRefunds(
  infra: ProviderInfra,
  paymentId: string,
): Promise<{ orderId: string | undefined; refunds: ProviderRefund[] }> {
  return reachProvider(infra, async () => {
    const { stripe } = infra.cards;
    const intent = await stripe.paymentIntents.retrieve(paymentId);
    const orderId = intent.metadata["order_id"];
    if (!orderId) return { orderId, refunds: [] };
    const all = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
    const refunds = all.data.map(({ id, amount, metadata, status }) => ({
      id,
      amountCents: amount,
      refundId: metadata?.["refund_id"],
      isOurs: Boolean(metadata?.["refund_id"] ?? metadata?.["attempt_id"]),
      hasFailed: status === "failed" || status === "canceled",
    }));
    return { orderId, refunds };
  });
}
