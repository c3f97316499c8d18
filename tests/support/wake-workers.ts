import { type SQL, sql } from "drizzle-orm";

/** The channel on which pg-boss tells its workers of a new job, by its schema. */
const channel = sql`'pgboss_' || left(encode(sha224('jobs'), 'hex'), 24)`;

/** Lets the workers of a job look for what is due at once; they would at their next poll, within five seconds. */
export async function wakeWorkers(
  db: { execute(query: SQL): Promise<unknown> },
  { name }: { name: string },
): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${name})`);
}
