import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { deadLetterQueue } from "./job-queues.ts";

/** Of one kind of job: how many are due, how many of them failed before, and for how many seconds the oldest is due. */
export type WaitingJobs = { job: string; due: number; failing: number; oldestSeconds: number };

/** What waits in each queue, by the database's clock. */
export async function countWaitingJobs(db: Db): Promise<WaitingJobs[]> {
  const { rows } = await db.execute<{ name: string; due: string; failing: string; age: number | null }>(sql`
    select q.name, count(j.id) filter (where j.start_after <= now()) as due, count(j.id) filter (where j.state = 'retry') as failing,
      extract(epoch from now() - min(j.start_after))::float as age
    from jobs.queue q left join jobs.job j on j.name = q.name and j.state in ('created', 'retry')
    where q.name <> ${deadLetterQueue} and not starts_with(q.name, '__pgboss') group by 1`);
  return rows.map(({ name, due, failing, age }) => ({
    job: name,
    due: Number(due),
    failing: Number(failing),
    oldestSeconds: Math.max(0, age ?? 0),
  }));
}
