import { and, type SQL, sql } from "drizzle-orm";
import { mostCounted } from "#domains/search/list-bounds.ts";
import type { Db } from "#platform/db/database.ts";
import { productSearch } from "../tables.ts";
import { countLimit, roundAbout, sample, standsFor } from "./sample.ts";

/** How many products on sale pass a filter; of more than are counted one by one, about how many. */
export async function countProducts(db: Db, filter: SQL): Promise<number> {
  const countOf = async (passing: SQL) => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from (select from ${passing}) as passing`,
    );
    return rows[0]!.count;
  };
  const about = standsFor * (await countOf(sql`${sample} where ${filter}`));
  if (about > mostCounted) return roundAbout(about);
  return countOf(sql`${productSearch} where ${and(productSearch.isListed, filter)} limit ${countLimit}`);
}
