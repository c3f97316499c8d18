import { and, asc, eq, exists, gt, gte, inArray, isNotNull, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import Stripe from "stripe";
import { refunds } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { payouts } from "#domains/payouts/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { Comparison } from "./compare-books.ts";
import { differ, type Seen } from "./compare-provider.ts";
import type { Period } from "./list-movements.ts";

type Settled = { id: string; providerId: string | null; amountCents: number };
type ReadPage = (db: Db, period: Period, after?: string) => Promise<Settled[]>;

const pageSize = 500;

/**
 * The reverse direction: what our books settled within a period must be known to the provider. Movements missing from
 * that period are fetched by id. What was never at the provider, like the demo's history, is left out.
 */
export async function compareSettled(
  { db, cards: { stripe } }: Pick<Infra, "db" | "cards">,
  period: Period,
  seen: Seen,
): Promise<Comparison> {
  const compare = (kind: string, readPage: ReadPage, amountOf: (id: string) => Promise<number>) =>
    compareKind(kind, (after) => readPage(db, period, after), seen, amountOf);
  const all = [
    await compare(
      "payment",
      readPayments,
      async (id) => (await stripe.paymentIntents.retrieve(id)).amount_received,
    ),
    await compare("refund", readRefunds, async (id) => (await stripe.refunds.retrieve(id)).amount),
    await compare("transfer", readTransfers, async (id) => (await stripe.transfers.retrieve(id)).amount),
  ];
  return {
    checked: all.reduce((sum, { checked }) => sum + checked, 0),
    differences: all.flatMap(({ differences }) => differences),
  };
}

async function compareKind(
  kind: string,
  readPage: (after?: string) => Promise<Settled[]>,
  seen: Seen,
  amountOf: (id: string) => Promise<number>,
): Promise<Comparison> {
  const result: Comparison = { checked: 0, differences: [] };
  for (let page = await readPage(); page.length > 0; page = await readPage(page.at(-1)!.id)) {
    result.checked += page.length;
    for (const { id, providerId, amountCents } of page) {
      if (providerId && seen.has(providerId)) continue;
      const theirs = providerId ? await orNothing(amountOf(providerId)) : undefined;
      result.differences.push(...differ(`our ${kind}`, providerId ?? id, amountCents, theirs));
    }
  }
  return result;
}

/** Not found counts as zero; an unreachable provider is an error. */
function orNothing(answer: Promise<number>): Promise<number | undefined> {
  return answer.catch((error) => {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
    throw error;
  });
}

const within = (
  { from, to }: Period,
  settledAt: PgColumn,
  [id, after]: [PgColumn, string | undefined],
): SQL | undefined => and(gte(settledAt, from), lt(settledAt, to), after ? gt(id, after) : undefined);

const wasCharged = isNotNull(paymentAttempts.providerSessionId);

const readPayments: ReadPage = (db, period, after) =>
  db
    .select({
      id: paymentAttempts.id,
      providerId: paymentAttempts.providerPaymentId,
      amountCents: paymentAttempts.amountCents,
    })
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.state, ["paid", "refunding", "refunded"]),
        wasCharged,
        within(period, paymentAttempts.settledAt, [paymentAttempts.id, after]),
      ),
    )
    .orderBy(asc(paymentAttempts.id))
    .limit(pageSize);

const readRefunds: ReadPage = (db, period, after) =>
  db
    .select({ id: refunds.id, providerId: refunds.providerRefundId, amountCents: refunds.totalCents })
    .from(refunds)
    .where(
      and(
        eq(refunds.state, "refunded"),
        eq(refunds.paidBy, "card"),
        exists(
          db
            .select({ id: paymentAttempts.id })
            .from(paymentAttempts)
            .where(and(eq(paymentAttempts.orderId, refunds.orderId), wasCharged)),
        ),
        within(period, refunds.settledAt, [refunds.id, after]),
      ),
    )
    .orderBy(asc(refunds.id))
    .limit(pageSize);

const readTransfers: ReadPage = (db, period, after) =>
  db
    .select({ id: payouts.id, providerId: payouts.providerTransferId, amountCents: payouts.amountCents })
    .from(payouts)
    .where(
      and(
        eq(payouts.state, "paid"),
        eq(payouts.method, "automatic"),
        within(period, payouts.settledAt, [payouts.id, after]),
      ),
    )
    .orderBy(asc(payouts.id))
    .limit(pageSize);
