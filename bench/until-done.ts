import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/** Until the app has summed all months, as it does each hour. */
export const untilMonthsSummed = (pool: pg.Pool): Promise<void> => runJob(pool, "sum-months");

/** Until the app has ranked the long periods, likewise. */
export const untilRanked = (pool: pg.Pool): Promise<void> => runJob(pool, "rank-market");

async function runJob(pool: pg.Pool, name: string): Promise<void> {
  await pool.query(
    "insert into jobs.job_common (name, policy, expire_seconds) values ($1, 'standard', 900)",
    [name],
  );
  await until(
    pool,
    `select count(*)::int as left from jobs.job_common where name = '${name}' and state < 'completed'`,
  );
}

/** Until the app has checked what must always hold; how many things break it, by kind. */
export async function untilChecked(pool: pg.Pool): Promise<Record<string, number>> {
  await runJob(pool, "check-invariants");
  const { rows } = await pool.query<{ counts: Record<string, number> }>(
    "select counts from invariant_checks order by ran_at desc limit 1",
  );
  return rows[0]!.counts;
}

/** Until the app does no work of its own, such as what came due while it was not running. */
export const untilQuiet = (pool: pg.Pool): Promise<void> =>
  until(
    pool,
    `select count(*)::int as left from jobs.job_common
     where name <> 'dead-letters' and (state = 'active' or (state in ('created', 'retry') and start_after <= now()))`,
  );

/** Until the app's job, which starts each minute, has summed every day. */
export const untilDaysSummed = (pool: pg.Pool): Promise<void> =>
  until(pool, "select count(*)::int as left from changed_days");

async function until(pool: pg.Pool, query: string): Promise<void> {
  for (const late = Date.now() + 900_000; Date.now() < late; await sleep(1_000)) {
    const { rows } = await pool.query<{ left: number }>(query);
    if (rows[0]!.left === 0) return;
  }
  throw new Error(`not done within 15 minutes: ${query}`);
}
