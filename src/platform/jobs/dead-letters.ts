import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { deadLetterQueue } from "./job-queues.ts";
import { referenceOf } from "./run-job.ts";

/** A job that was given up after its last attempt. */
export type DeadLetter = {
  id: string;
  job: string;
  /** The ids that it is about. */
  reference: string;
  attempts: number;
  reason: string;
  createdAt: Date;
  givenUpAt: Date;
};

type Row = {
  id: string;
  source_name: string;
  data: object | null;
  source_retry_count: number;
  source_output: { message?: string; value?: { message?: string } } | null;
  source_created_on: Date;
  created_on: Date;
};

const isDeadLetter = sql`name = ${deadLetterQueue} and state = 'created'`;

type Wanted = { limit: number; job?: string | undefined; after?: string | undefined };

/** Jobs that were given up in the last 30 days and not retried since, latest first; `after` is the id of the one to go on after. */
export async function listDeadLetters(db: Db, { limit, job, after }: Wanted): Promise<DeadLetter[]> {
  const { rows } = await db.execute<Row>(sql`
    select id, source_name, data, source_retry_count, source_output, source_created_on, created_on
    from jobs.job where ${isDeadLetter} ${job === undefined ? sql`` : sql`and source_name = ${job}`}
      ${after === undefined ? sql`` : sql`and (created_on, id) < (select created_on, id from jobs.job where id = ${after} limit 1)`}
    order by created_on desc, id desc limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    job: row.source_name,
    reference: referenceOf(row.data),
    attempts: row.source_retry_count + 1,
    reason: row.source_output?.message ?? row.source_output?.value?.message ?? "",
    createdAt: new Date(row.source_created_on),
    givenUpAt: new Date(row.created_on),
  }));
}

/** How many there are of each job, by its name. */
export async function countDeadLettersByJob(db: Db): Promise<{ job: string; count: number }[]> {
  const { rows } = await db.execute<{ job: string; count: number }>(
    sql`select source_name as job, count(*)::int as count from jobs.job where ${isDeadLetter} group by 1 order by 1`,
  );
  return rows;
}

/** How many there are, and when the oldest was given up. */
export async function countDeadLetters(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await db.execute<{ count: string; oldest: Date | null }>(
    sql`select count(*), min(created_on) as oldest from jobs.job where ${isDeadLetter}`,
  );
  const { count, oldest } = rows[0]!;
  return { count: Number(count), oldest: oldest && new Date(oldest) };
}
