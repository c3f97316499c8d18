import { sql } from "drizzle-orm";
import { orders } from "#domains/orders/server/tables.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { addMonths, dayOf, startOf } from "../periods.ts";
import { buyerCohortMonths, buyerCohorts, changedDays, marketDays } from "./tables.ts";

/** How many months of new buyers are followed, the current one among them. */
export const cohortMonths = 12;

/**
 * Job `count-cohorts`, nightly: the buyers of each of the last twelve months (UTC) without an earlier order that was not canceled, how
 * many of them ordered again, and in which later months. Days whose new buyers differ from the orders are marked to be
 * summed anew: a payment and a cancellation of one buyer at the same moment may not have seen each other. Safe to repeat.
 */
export async function countCohorts(infra: Pick<Infra, "db" | "clock">): Promise<void> {
  const now = infra.clock.now();
  const since = addMonths(startOf("month", dayOf(now)), 1 - cohortMonths);
  await inTransaction(infra, async ({ db }) => {
    // A year of orders takes longer to read than a request may.
    await db.execute(sql`set local statement_timeout = '100s'`);
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('count-cohorts', 0))`);
    await db.execute(sql`
      create temp table new_buyer on commit drop as
      select user_id, min(created_at) as first_at, count(*) as orders,
        array_agg(distinct date_trunc('month', created_at at time zone 'UTC')::date) as months
      from ${orders} o
      where paid_at is not null and status <> 'cancelled' and created_at >= ${since}::date::timestamp at time zone 'UTC'
        and not exists (select from ${orders} e where e.user_id = o.user_id and e.paid_at is not null
          and e.status <> 'cancelled' and e.created_at < ${since}::date::timestamp at time zone 'UTC')
      group by user_id`);
    await db.delete(buyerCohorts);
    await db.execute(sql`
      insert into ${buyerCohorts} (month, buyers, returned, counted_at)
      select date_trunc('month', first_at at time zone 'UTC')::date, count(*), count(*) filter (where orders > 1), ${now.toISOString()}
      from new_buyer group by 1`);
    await db.execute(sql`
      insert into ${buyerCohortMonths} (month, months_since, buyers)
      select first_month, ((extract(year from month) - extract(year from first_month)) * 12
        + extract(month from month) - extract(month from first_month))::int, count(*)
      from new_buyer cross join lateral (select date_trunc('month', first_at at time zone 'UTC')::date as first_month) first
        cross join lateral unnest(months) as month
      where month > first_month group by 1, 2`);
    await markDifferent(db, since);
  });
}

/** Marks the days since then whose new buyers are other ones than the sums say. Reads the cohorts' temporary table. */
async function markDifferent(db: Infra["db"], since: string): Promise<void> {
  await db.execute(sql`
    insert into ${changedDays} (day)
    select coalesce(counted.day, summed.day)
    from (select (first_at at time zone 'UTC')::date as day, count(*) as buyers from new_buyer group by 1) counted
      full join (select day, sum(new_buyers) as buyers from ${marketDays} where day >= ${since} group by day) summed
        on summed.day = counted.day
    where coalesce(counted.buyers, 0) is distinct from coalesce(summed.buyers, 0)`);
}
