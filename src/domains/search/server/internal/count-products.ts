import { and, type SQL, sql } from "drizzle-orm";
import { mostCounted } from "#domains/search/list-bounds.ts";
import type { Db } from "#platform/db/database.ts";
import { productSearch } from "../tables.ts";
import { countLimit, mayBeFew, roundEstimate, sample, sampleWeight } from "./sample.ts";

/** How many products on sale pass a filter; estimated where more do than are counted one by one. */
export async function countProducts(db: Db, filter: SQL): Promise<number> {
  const countOf = async (passing: SQL) => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from (select from ${passing}) as passing`,
    );
    return rows[0]!.count;
  };
  const sampled = await countOf(sql`${sample} where ${filter}`);
  const counted = mayBeFew(sampled)
    ? await countOf(sql`${productSearch} where ${and(productSearch.isListed, filter)} limit ${countLimit}`)
    : mostCounted + 1;
  return counted > mostCounted ? roundEstimate(sampled * sampleWeight) : counted;
}
