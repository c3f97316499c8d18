import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";

/**
 * Deletes the jobs, waiting or done, that contain one of these addresses or numbers, in the caller's transaction. A
 * running one is deleted by retention within the hour.
 */
export async function forgetJobs(db: Db, addresses: readonly string[]): Promise<void> {
  const carried = sql`array[data ->> 'email', data ->> 'phone']`;
  await db.execute(
    sql`delete from jobs.job where ${carried} && ${sql.param([...addresses])}::text[] and state <> 'active'`,
  );
}
