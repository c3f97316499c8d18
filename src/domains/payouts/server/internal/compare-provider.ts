import { inArray } from "drizzle-orm";
import type Stripe from "stripe";
import { refunds } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { payouts } from "#domains/payouts/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { Comparison, Difference } from "./compare-books.ts";

export type Period = { from: Date; to: Date };
/** Ids of the provider's payments, refunds and transfers that were compared. */
export type Seen = Set<string>;
type ProviderInfra = Pick<Infra, "db" | "cards">;

const dollars = (cents: number) => (cents / 100).toFixed(2);
const seconds = (time: Date) => Math.floor(time.getTime() / 1_000);
const idOf = (thing: string | { id: string } | null | undefined) =>
  typeof thing === "string" ? thing : (thing?.id ?? "");

/**
 * Compares each movement of the platform's balance at the provider within a period with our books. Fees,
 * subscriptions and the platform's own payouts are not about orders.
 */
export async function compareProvider(
  infra: ProviderInfra,
  { from, to }: Period,
  seen: Seen,
): Promise<Comparison> {
  const result: Comparison = { checked: 0, differences: [] };
  const period = { gte: Math.max(0, seconds(from)), lt: seconds(to) };
  for (let after: string | undefined; ; ) {
    const page = await infra.cards.stripe.balanceTransactions.list({
      created: period,
      limit: 100,
      expand: ["data.source"],
      ...(after ? { starting_after: after } : {}),
    });
    const sources = page.data.map((movement) => movement.source).filter(isWhole);
    const groups = [
      await compareCharges(infra, sources.filter(isOf<Stripe.Charge>("charge")), seen),
      await compareRefunds(infra, sources.filter(isOf<Stripe.Refund>("refund")), seen),
      await compareTransfers(infra, sources.filter(isOf<Stripe.Transfer>("transfer")), seen),
      page.data.filter(({ type }) => unbooked.includes(type)).map(nameUnbooked),
    ];
    result.checked += page.data.length;
    result.differences.push(...groups.flat());
    if (!page.has_more) return result;
    after = page.data.at(-1)!.id;
  }
}

/** Disputes, and reversed transfers: nothing here posts them, so an administrator has to act. */
const unbooked = ["adjustment", "transfer_refund", "payment_reversal", "refund_failure"];
const nameUnbooked = ({ id, type, amount }: Stripe.BalanceTransaction): Difference => ({
  ...{ kind: `provider ${type}`, id },
  ...{ expected: "nothing", found: dollars(amount) },
});

type Source = NonNullable<Exclude<Stripe.BalanceTransaction["source"], string>>;
const isWhole = (source: Stripe.BalanceTransaction["source"]): source is Source =>
  source !== null && typeof source !== "string";
const isOf =
  <Kind extends { object: string }>(name: Kind["object"]) =>
  (source: { object: string }): source is Kind =>
    source.object === name;

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
  const [known, attempts] = await Promise.all([
    db.select().from(refunds).where(inArray(refunds.providerRefundId, ids)),
    db.select().from(paymentAttempts).where(inArray(paymentAttempts.providerPaymentId, payments)),
  ]);
  return found.flatMap((refund) => {
    const attempt = attempts.find((one) => one.providerPaymentId === idOf(refund.payment_intent));
    // A subscription's payment, not an order's.
    if (!attempt) return [];
    seen.add(refund.id);
    // A late payment was refunded in full.
    const late = attempt.state === "refunded" ? attempt.amountCents : undefined;
    const ours = known.find((one) => one.providerRefundId === refund.id)?.totalCents ?? late;
    return differ("provider refund", refund.id, ours, refund.amount);
  });
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
