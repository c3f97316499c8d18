import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/** Until the app has summed all months that are over, as it does each night. */
export async function untilMonthsSummed(pool: pg.Pool): Promise<void> {
  await pool.query(
    "insert into jobs.job_common (name, policy, expire_seconds) values ('sum-months', 'standard', 900)",
  );
  await until(
    pool,
    "select count(*)::int as left from jobs.job_common where name = 'sum-months' and state < 'completed'",
  );
}

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
