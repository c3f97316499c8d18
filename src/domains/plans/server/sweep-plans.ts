import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { plansJobs } from "#domains/plans/jobs.ts";
import { graceDays } from "#domains/plans/plan-life.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { endOverdueGrants } from "./internal/fall-back.ts";
import { sendPlanNotices } from "./internal/send-plan-notices.ts";
import { settleShop } from "./internal/settle-shop.ts";
import { vendorSubscriptions } from "./tables.ts";

const dayMs = 86_400_000;
const atOnce = 500;

/**
 * Job `sweep-plans`, every ten minutes: refreshes subscriptions whose period is over or that were not refreshed for a
 * day, so that a lost event does no harm; hides shops after their grace period and shows those that are paid; ends plans that were given until a day; sends
 * vendors notices. One failure does not stop the others.
 */
export async function sweepPlans(infra: Infra): Promise<void> {
  await askAgain(infra);
  await endOverdueGrants(infra);
  for (const vendorId of await listUnsettled(infra))
    await inTransaction(infra, (tx) => settleShop(tx, vendorId)).catch((error) =>
      infra.log.error({ err: error, vendorId }, "plan not settled"),
    );
  await sendPlanNotices(infra);
}

async function askAgain({ db, jobs, clock }: Infra): Promise<void> {
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
  for (const { customerId } of rows)
    await jobs.enqueue(db, plansJobs.syncSubscription, { customerId: customerId! });
}

/**
 * Approved vendors whose shop is open after its grace period, or hidden without reason; the same rule as in
 * `plan-life.ts`.
 */
async function listUnsettled({ db, clock }: Infra): Promise<string[]> {
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
