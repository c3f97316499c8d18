import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { ledgerEntries } from "./tables.ts";

/** Postings that do not sum to zero; empty if all is well. At most 100. */
export async function listUnbalancedPostings(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ posting_id: string }>(
    sql`select posting_id from ${ledgerEntries} group by posting_id having sum(amount_usd) <> 0 limit 100`,
  );
  return rows.map((row) => row.posting_id);
}
