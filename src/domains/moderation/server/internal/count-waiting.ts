import { and, count, eq, isNotNull, isNull, lt, min, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { approvals } from "#domains/approvals/server/tables.ts";
import { decisions } from "#domains/decisions/server/tables.ts";
import { disputes, outsideRefunds } from "#domains/disputes/server/tables.ts";
import { productRevisions, products } from "#domains/listings/server/tables.ts";
import { parcels, refunds } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { problems } from "#domains/problems/server/tables.ts";
import { reviews } from "#domains/reviews/server/tables.ts";
import { inquiries } from "#domains/support/server/tables.ts";
import { bans } from "#domains/users/server/tables.ts";
import { vendors, waitingRates } from "#domains/vendors/server/tables.ts";
import { countDeadLetters } from "#platform/jobs/dead-letters.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { reports } from "../tables.ts";

const hour = 3_600_000;

/** What was deleted since needs no look. */
const isOfProduct = sql`exists (select from ${products}
  where ${products.id} = ${productRevisions.productId} and ${products.deletedAt} is null)`;

/** Each queue: the moment since when a row of it waits, and which rows do. */
const queues = {
  vendors: [vendors.submittedAt, () => and(eq(vendors.isApproved, false), isNull(vendors.rejectedAt))],
  products: [
    products.submittedAt,
    () => and(eq(products.isApproved, false), isNull(products.rejectedAt), isNull(products.deletedAt)),
  ],
  revisions: [productRevisions.submittedAt, () => eq(productRevisions.state, "waiting")],
  checks: [productRevisions.submittedAt, () => and(eq(productRevisions.checkState, "due"), isOfProduct)],
  rates: [waitingRates.submittedAt, () => undefined],
  reviews: [reviews.submittedAt, () => and(eq(reviews.isPublished, false), isNull(reviews.refusedAt))],
  reports: [reports.createdAt, () => eq(reports.state, "open")],
  objections: [decisions.objectedAt, () => and(isNotNull(decisions.objectedAt), isNull(decisions.outcome))],
  banObjections: [
    bans.objectedAt,
    () => and(isNotNull(bans.objectedAt), isNull(bans.outcome), isNull(bans.endedAt)),
  ],
  approvals: [approvals.requestedAt, () => eq(approvals.state, "waiting")],
  inquiries: [inquiries.changedAt, () => eq(inquiries.state, "open")],
  lateParcels: [parcels.shipBy, (now) => and(eq(parcels.status, "processing"), lt(parcels.shipBy, now))],
  // Written out, so that its index is chosen for any plan.
  refunds: [refunds.createdAt, () => sql`${refunds.state} in ('owed', 'failed')`],
  payments: [paymentAttempts.settledAt, () => eq(paymentAttempts.state, "mismatched")],
  disputes: [disputes.createdAt, () => and(eq(disputes.state, "open"), isNull(disputes.answeredAt))],
  problems: [
    problems.createdAt,
    () =>
      or(
        eq(problems.state, "escalated"),
        and(isNotNull(problems.objectedAt), isNull(problems.objectionOutcome)),
      ),
  ],
  outsideRefunds: [outsideRefunds.createdAt, () => isNull(outsideRefunds.closedAt)],
} as const satisfies Record<string, readonly [PgColumn, (now: Date) => SQL | undefined]>;
type Queue = keyof typeof queues;
type Waiting = { count: number; oldestHours: number | null };

/** How many wait in each queue of administrators, and for how many whole hours the oldest has. */
export async function countWaiting(ctx: SignedInCtx): Promise<Record<Queue | "deadLetters", Waiting>> {
  const now = ctx.clock.now();
  const [deadLetters, ...counted] = await Promise.all([
    countDeadLetters(ctx.db).then(({ count: howMany, oldest }) => ({
      count: howMany,
      oldestHours: hoursSince(now, oldest),
    })),
    ...Object.entries(queues).map(
      async ([name, [moment, where]]) =>
        [name, await findWaiting(ctx, moment, where(now))] as [Queue, Waiting],
    ),
  ]);
  return { ...(Object.fromEntries(counted) as Record<Queue, Waiting>), deadLetters };
}

async function findWaiting({ db, clock }: SignedInCtx, moment: PgColumn, where?: SQL): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldest: min(moment) })
    .from(moment.table)
    .where(where);
  return { count: row!.count, oldestHours: hoursSince(clock.now(), row!.oldest as Date | null) };
}

const hoursSince = (now: Date, moment: Date | null) =>
  moment && Math.max(0, Math.floor((now.getTime() - moment.getTime()) / hour));
