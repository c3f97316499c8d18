import { sql } from "drizzle-orm";
import type { Suggestions } from "#domains/search/contract.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { productSearch } from "../tables.ts";

const most = 3;

/** Vendors with products on sale whose name has each of these folded words as a word's prefix. */
export async function findVendors(db: Db, words: string[]): Promise<Suggestions["vendors"]> {
  const query = words.map((word) => `'${word}':*`).join(" & ");
  const { rows } = await db.execute<Suggestions["vendors"][number]>(sql`
    select v.id, v.company_name as "companyName", v.country from ${vendors} v
    where to_tsvector('simple', fold_text(v.company_name)) @@ ${query}::tsquery and v.is_approved and v.paused_at is null and v.suspended_at is null
      and exists (select from ${productSearch} s where s.vendor_id = v.id and s.is_listed)
    order by length(v.company_name), v.company_name limit ${most}`);
  return rows;
}
