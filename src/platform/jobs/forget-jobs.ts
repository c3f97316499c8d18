import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";

/** Deletes the jobs, waiting or done, that carry a person's address, in the caller's transaction. One that is at work goes by itself within the hour. */
export async function forgetJobs(db: Db, email: string): Promise<void> {
  await db.execute(sql`delete from jobs.job where data ->> 'email' = ${email} and state <> 'active'`);
}
