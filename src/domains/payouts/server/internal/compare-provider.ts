import { and, eq, inArray, isNull } from "drizzle-orm";
import type Stripe from "stripe";
import { disputes, outsideRefunds } from "#domains/disputes/server/tables.ts";
import { refundReturns } from "#domains/orders/server/refund-returns/tables.ts";
import { refunds } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { payoutReturns, payouts } from "#domains/payouts/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { Comparison, Difference } from "./compare-books.ts";
import { listMovements, type Period, sourcesOf } from "./list-movements.ts";

/** Ids of the provider's payments, refunds and transfers that were compared. */
export type Seen = Set<string>;
type ProviderInfra = Pick<Infra, "db" | "cards">;

const dollars = (cents: number) => (cents / 100).toFixed(2);
const idOf = (thing: string | { id: string } | null | undefined) =>
  typeof thing === "string" ? thing : (thing?.id ?? "");

/**
 * Compares each movement of the platform's balance at the provider within a period with our books. Fees,
 * subscriptions and the platform's own payouts are not about orders.
 */
export async function compareProvider(infra: ProviderInfra, period: Period, seen: Seen): Promise<Comparison> {
  const result: Comparison = { checked: 0, differences: [] };
  for await (const movements of listMovements(infra, period)) {
    const groups = [
      await compareCharges(infra, sourcesOf<Stripe.Charge>(movements, "charge"), seen),
      await compareRefunds(infra, sourcesOf<Stripe.Refund>(movements, "refund"), seen),
      await compareReturns(
        infra,
        sourcesOf<Stripe.Refund>(
          movements.filter(({ type }) => type === "refund_failure"),
          "refund",
        ),
      ),
      await compareTransfers(infra, sourcesOf<Stripe.Transfer>(movements, "transfer"), seen),
      await compareReversals(infra, sourcesOf<Stripe.TransferReversal>(movements, "transfer_reversal")),
      await compareDisputes(infra, sourcesOf<Stripe.Dispute>(movements, "dispute")),
      movements.filter(({ type }) => unbooked.includes(type)).map(nameUnbooked),
    ];
    result.checked += movements.length;
    result.differences.push(...groups.flat());
  }
  return result;
}

/** Nothing here posts these, so an administrator has to act. */
const unbooked = ["payment_reversal"];
const nameUnbooked = ({ id, type, amount }: Stripe.BalanceTransaction): Difference => ({
  ...{ kind: `provider ${type}`, id },
  ...{ expected: "nothing", found: dollars(amount) },
});

async function compareCharges(
  { db }: ProviderInfra,
  charges: Stripe.Charge[],
  seen: Seen,
): Promise<Difference[]> {
  const paid = charges.filter((charge) => charge.metadata.order_id);
  const ids = paid.map((charge) => idOf(charge.payment_intent));
  const known = ids.length
    ? await db.select().from(paymentAttempts).where(inArray(paymentAttempts.providerPaymentId, ids))
    : [];
  return paid.flatMap((charge) => {
    const id = idOf(charge.payment_intent);
    seen.add(id);
    const ours = known.find((attempt) => attempt.providerPaymentId === id);
    // Unknown here, and nothing of it is left there.
    if (!ours && charge.amount_refunded === charge.amount) return [];
    return differ("provider charge", id, ours?.amountCents, charge.amount);
  });
}

async function compareRefunds(
  { db }: ProviderInfra,
  found: Stripe.Refund[],
  seen: Seen,
): Promise<Difference[]> {
  if (found.length === 0) return [];
  const ids = found.map((refund) => refund.id);
  const payments = found.map((refund) => idOf(refund.payment_intent));
  const [known, returned, outside, attempts] = await Promise.all([
    db.select().from(refunds).where(inArray(refunds.providerRefundId, ids)),
    db.select().from(refundReturns).where(inArray(refundReturns.providerRefundId, ids)),
    db.select().from(outsideRefunds).where(inArray(outsideRefunds.providerRefundId, ids)),
    db.select().from(paymentAttempts).where(inArray(paymentAttempts.providerPaymentId, payments)),
  ]);
  return found.flatMap((refund) => {
    const attempt = attempts.find((one) => one.providerPaymentId === idOf(refund.payment_intent));
    // A subscription's payment, not an order's.
    if (!attempt) return [];
    seen.add(refund.id);
    // A late payment was refunded in full.
    const late = attempt.state === "refunded" ? attempt.amountCents : undefined;
    const ours =
      outside.find((one) => one.providerRefundId === refund.id)?.amountCents ??
      known.find((one) => one.providerRefundId === refund.id)?.totalCents ??
      returned.find((one) => one.providerRefundId === refund.id)?.amountCents ??
      late;
    // It came back before we heard of it.
    if (ours === undefined && refund.status === "failed") return [];
    return differ("provider refund", refund.id, ours, refund.amount);
  });
}

/** Refunds whose money came back, but which count as made here. */
async function compareReturns({ db }: ProviderInfra, found: Stripe.Refund[]): Promise<Difference[]> {
  if (found.length === 0) return [];
  const ids = found.map((refund) => refund.id);
  const [own, outside] = await Promise.all([
    db
      .select()
      .from(refunds)
      .where(and(inArray(refunds.providerRefundId, ids), eq(refunds.state, "refunded"))),
    db
      .select()
      .from(outsideRefunds)
      .where(and(inArray(outsideRefunds.providerRefundId, ids), isNull(outsideRefunds.failedAt))),
  ]);
  const counted = [...own, ...outside].map((one) => one.providerRefundId);
  return found
    .filter(({ id, metadata }) => counted.includes(id) || metadata?.["attempt_id"])
    .flatMap(({ id, amount }) => differ("provider refund_failure", id, undefined, amount));
}

async function compareTransfers(
  { db }: ProviderInfra,
  found: Stripe.Transfer[],
  seen: Seen,
): Promise<Difference[]> {
  const ids = found.map((transfer) => transfer.id);
  const known = ids.length
    ? await db.select().from(payouts).where(inArray(payouts.providerTransferId, ids))
    : [];
  return found.flatMap((transfer) => {
    seen.add(transfer.id);
    const ours = known.find((payout) => payout.providerTransferId === transfer.id && payout.state === "paid");
    return differ("provider transfer", transfer.id, ours?.amountCents, transfer.amount);
  });
}

async function compareReversals(
  { db }: ProviderInfra,
  found: Stripe.TransferReversal[],
): Promise<Difference[]> {
  const ids = found.map((reversal) => reversal.id);
  const known = ids.length
    ? await db.select().from(payoutReturns).where(inArray(payoutReturns.providerReversalId, ids))
    : [];
  return found.flatMap(({ id, amount }) =>
    differ("provider reversal", id, known.find((one) => one.providerReversalId === id)?.amountCents, amount),
  );
}

/** What a dispute has cost so far, by the provider and by our books. */
async function compareDisputes({ db }: ProviderInfra, found: Stripe.Dispute[]): Promise<Difference[]> {
  const ids = found.map((dispute) => dispute.id);
  const known = ids.length
    ? await db.select().from(disputes).where(inArray(disputes.providerDisputeId, ids))
    : [];
  // One that was taken and given back within the period is there twice.
  const once = [...new Map(found.map((dispute) => [dispute.id, dispute])).values()];
  return once.flatMap(({ id, balance_transactions: movements }) => {
    const ours = known.find((one) => one.providerDisputeId === id);
    const theirs = 0 - movements.reduce((sum, { net }) => sum + net, 0);
    return differ(
      "provider dispute",
      id,
      ours && ours.takenCents - ours.returnedCents + ours.feeCents,
      theirs,
    );
  });
}

/** A difference, if two amounts in cents are not equal; without an amount of ours it is unknown here. */
export function differ(
  kind: string,
  id: string,
  ours: number | undefined,
  theirs: number | undefined,
): Difference[] {
  if (ours === theirs) return [];
  const say = (cents: number | undefined) => (cents === undefined ? "nothing" : dollars(cents));
  return [{ kind, id, expected: say(ours), found: say(theirs) }];
}
