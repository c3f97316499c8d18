import { and, asc, eq, gt, gte, inArray, isNotNull, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import Stripe from "stripe";
import { refunds } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { payouts } from "#domains/payouts/server/tables.ts";
import type { Doors } from "#platform/rpc/context.ts";
import type { Comparison } from "./compare-books.ts";
import { differ, type Period, type Seen } from "./compare-provider.ts";

type Door = Pick<Doors, "db" | "cards">;
type Settled = { id: string; providerId: string | null; amountCents: number };

const pageSize = 500;

/**
 * The other way round: what our books say was settled within a period must be known to the provider. What was not among its
 * movements of that time is asked for by its id; the demo's history, which never was at the provider, is left out.
 */
export async function compareSettled({ db, cards }: Door, period: Period, seen: Seen): Promise<Comparison> {
  const { stripe } = cards;
  const within = (column: PgColumn, id: PgColumn, after?: string): (SQL | undefined)[] => [
    gte(column, period.from),
    lt(column, period.to),
    after ? gt(id, after) : undefined,
  ];
  const payments = (after?: string) =>
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
          isNotNull(paymentAttempts.providerSessionId),
          ...within(paymentAttempts.settledAt, paymentAttempts.id, after),
        ),
      )
      .orderBy(asc(paymentAttempts.id))
      .limit(pageSize);
  const givenBack = (after?: string) =>
    db
      .select({ id: refunds.id, providerId: refunds.providerRefundId, amountCents: refunds.totalCents })
      .from(refunds)
      .where(and(eq(refunds.state, "refunded"), ...within(refunds.settledAt, refunds.id, after)))
      .orderBy(asc(refunds.id))
      .limit(pageSize);
  const transferred = (after?: string) =>
    db
      .select({ id: payouts.id, providerId: payouts.providerTransferId, amountCents: payouts.amountCents })
      .from(payouts)
      .where(
        and(
          eq(payouts.state, "paid"),
          eq(payouts.method, "automatic"),
          ...within(payouts.settledAt, payouts.id, after),
        ),
      )
      .orderBy(asc(payouts.id))
      .limit(pageSize);
  const all = [
    await ask(
      "payment",
      payments,
      seen,
      async (id) => (await stripe.paymentIntents.retrieve(id)).amount_received,
    ),
    await ask("refund", givenBack, seen, async (id) => (await stripe.refunds.retrieve(id)).amount),
    await ask("transfer", transferred, seen, async (id) => (await stripe.transfers.retrieve(id)).amount),
  ];
  return {
    checked: all.reduce((sum, { checked }) => sum + checked, 0),
    differences: all.flatMap(({ differences }) => differences),
  };
}

async function ask(
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

/** What the provider does not know is nothing; that it can't be reached is no answer. */
function orNothing(answer: Promise<number>): Promise<number | undefined> {
  return answer.catch((error) => {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
    throw error;
  });
}
