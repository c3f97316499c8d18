import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { graceDays } from "#domains/plans/plan-life.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { sendPlanNotices } from "./internal/send-plan-notices.ts";
import { settleShop } from "./internal/settle-shop.ts";
import { vendorSubscriptions } from "./tables.ts";

const dayMs = 86_400_000;
const atOnce = 500;

/**
 * Job `sweep-plans`, every ten minutes: asks again about subscriptions whose period is over or that nobody asked about for a
 * day, so that a lost event is no loss; hides the shops whose grace is over and shows those that are paid for; tells vendors
 * what is about to happen. One failure stops no other.
 */
export async function sweepPlans(doors: Doors): Promise<void> {
  await askAgain(doors);
  for (const vendorId of await listUnsettled(doors))
    await inTransaction(doors, (tx) => settleShop(tx, vendorId)).catch((error) =>
      doors.log.error({ err: error, vendorId }, "plan not settled"),
    );
  await sendPlanNotices(doors);
}

async function askAgain({ db, jobs, clock }: Doors): Promise<void> {
  const now = clock.now();
  const { providerCustomerId, currentPeriodEnd, syncedAt } = vendorSubscriptions;
  const rows = await db
    .select({ customerId: providerCustomerId })
    .from(vendorSubscriptions)
    .where(
      and(
        isNotNull(providerCustomerId),
        or(isNull(syncedAt), lt(currentPeriodEnd, now), lt(syncedAt, new Date(now.getTime() - dayMs))),
      ),
    )
    .orderBy(sql`${syncedAt} nulls first`)
    .limit(atOnce);
  for (const { customerId } of rows) await jobs.enqueue(db, "sync-subscription", { customerId: customerId! });
}

/** Approved vendors whose shop is open though its grace is over, or hidden though it is not; the same rule as in `plan-life.ts`. */
async function listUnsettled({ db, clock }: Doors): Promise<string[]> {
  const graceEnded = new Date(clock.now().getTime() - graceDays * dayMs).toISOString();
  const isOver = sql`${vendors.planType} <> 'enterprise' and coalesce(case
    when ${vendorSubscriptions.pastDueSince} is not null then ${vendorSubscriptions.pastDueSince} <= ${graceEnded}::timestamptz
    else ${vendors.planType} = 'freemium' and ${vendors.planExpiresAt} <= ${graceEnded}::timestamptz end, false)`;
  const rows = await db
    .select({ id: vendors.id })
    .from(vendors)
    .leftJoin(vendorSubscriptions, eq(vendorSubscriptions.vendorId, vendors.id))
    .where(and(vendors.isApproved, sql`(${vendors.pausedAt} is not null) <> (${isOver})`))
    .limit(atOnce);
  return rows.map(({ id }) => id);
}
