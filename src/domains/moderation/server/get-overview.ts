import { and, asc, count, eq, gte, inArray, isNull, lt, min, type SQL, sum } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { getMarketCounts } from "#domains/catalogue/server/get-market-counts.ts";
import { disputes, outsideRefunds } from "#domains/disputes/server/tables.ts";
import { sumEarnings } from "#domains/ledger/server/sum-earnings.ts";
import { productRevisions, products } from "#domains/listings/server/tables.ts";
import { orders, parcels, refunds } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { findLastReconciliation } from "#domains/payouts/server/find-last-reconciliation.ts";
import { vendors, waitingRates } from "#domains/vendors/server/tables.ts";
import { countDeadLetters } from "#platform/jobs/dead-letters.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const hour = 3_600_000;
const recentDays = 30;

/**
 * What waits for an administrator, with the age of the oldest, and the market's figures; amounts in cents. For
 * admins.
 */
export async function getOverview(ctx: SignedInCtx) {
  const waiting = await countWaiting(ctx);
  return {
    waiting,
    market: {
      ...(await getMarketCounts(ctx)),
      ...(await sumRecentOrders(ctx)),
      ...(await sumRecentEarnings(ctx)),
    },
    mismatches: waiting.payments.count > 0 ? await listMismatches(ctx) : [],
    reconciliation: await viewReconciliation(ctx),
  };
}

async function countWaiting(ctx: SignedInCtx) {
  const isUndecided = and(eq(vendors.isApproved, false), isNull(vendors.rejectedAt));
  const isNew = and(eq(products.isApproved, false), isNull(products.rejectedAt), isNull(products.deletedAt));
  const isLate = and(eq(parcels.status, "processing"), lt(parcels.shipBy, ctx.clock.now()));
  const isUnanswered = and(eq(disputes.state, "open"), isNull(disputes.answeredAt));
  const [deadLetters, ...counts] = await Promise.all([
    countDeadLetters(ctx.db),
    findWaiting(ctx, vendors.submittedAt, isUndecided),
    findWaiting(ctx, products.submittedAt, isNew),
    findWaiting(ctx, productRevisions.submittedAt, eq(productRevisions.state, "waiting")),
    findWaiting(ctx, waitingRates.submittedAt),
    findWaiting(ctx, parcels.shipBy, isLate),
    findWaiting(ctx, refunds.createdAt, inArray(refunds.state, ["owed", "failed"])),
    findWaiting(ctx, paymentAttempts.settledAt, eq(paymentAttempts.state, "mismatched")),
    findWaiting(ctx, disputes.createdAt, isUnanswered),
    findWaiting(ctx, outsideRefunds.createdAt, isNull(outsideRefunds.closedAt)),
  ]);
  return {
    vendors: counts[0],
    products: counts[1],
    revisions: counts[2],
    rates: counts[3],
    lateParcels: counts[4],
    refunds: counts[5],
    payments: counts[6],
    disputes: counts[7],
    outsideRefunds: counts[8],
    deadLetters: { count: deadLetters.count, oldestHours: hoursSince(ctx, deadLetters.oldest) },
  };
}

/** The rows of a moment's table, and how long ago the first was. */
async function findWaiting({ db, clock }: SignedInCtx, moment: PgColumn, where?: SQL) {
  const [row] = await db
    .select({ count: count(), oldest: min(moment) })
    .from(moment.table)
    .where(where);
  return { count: row!.count, oldestHours: hoursSince({ clock }, row!.oldest as Date | null) };
}

async function listMismatches({ db }: SignedInCtx) {
  const rows = await db
    .select({
      orderId: orders.id,
      orderNumber: orders.number,
      totalCents: orders.totalCents,
      paidInstead: paymentAttempts.paidInstead,
      paymentId: paymentAttempts.providerPaymentId,
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.state, "mismatched"))
    .orderBy(asc(paymentAttempts.settledAt))
    .limit(20);
  return rows.map((row) => ({ ...row, paidInstead: row.paidInstead ?? "" }));
}
const hoursSince = ({ clock }: Pick<SignedInCtx, "clock">, moment: Date | null) =>
  moment && Math.max(0, Math.floor((clock.now().getTime() - moment.getTime()) / hour));

async function sumRecentOrders({ db, clock }: SignedInCtx) {
  const from = new Date(clock.now().getTime() - recentDays * 24 * hour);
  const [row] = await db
    .select({ orders30d: count(), goods30dCents: sum(orders.goodsCents).mapWith(orders.goodsCents) })
    .from(orders)
    .where(gte(orders.paidAt, from));
  return { orders30d: row!.orders30d, goods30dCents: row!.goods30dCents ?? 0 };
}

async function sumRecentEarnings({ db, clock }: SignedInCtx) {
  const from = new Date(clock.now().getTime() - recentDays * 24 * hour);
  const { commissionCents, subsidyCents, lossCents } = await sumEarnings(db, from);
  return {
    commission30dCents: commissionCents,
    subsidy30dCents: subsidyCents,
    losses30dCents: lossCents,
  };
}

async function viewReconciliation(ctx: SignedInCtx) {
  const last = await findLastReconciliation(ctx);
  return last ? { ...last, ranAt: last.ranAt.toISOString() } : null;
}
