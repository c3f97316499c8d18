import { and, type SQL, sql } from "drizzle-orm";
import { mostCounted } from "#domains/search/list-bounds.ts";
import type { Db } from "#platform/db/database.ts";
import { productSearch } from "../tables.ts";
import { countLimit, isSampled, roundAbout, standsFor } from "./sample.ts";

/** How many products match; of more than are counted one by one, about how many. */
export async function countProducts(db: Db, where: SQL): Promise<number> {
  const countOf = async (passing: SQL) => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from (select from ${productSearch} where ${passing}) as passing`,
    );
    return rows[0]!.count;
  };
  const counted = await countOf(sql`${where} limit ${countLimit}`);
  return counted > mostCounted ? roundAbout((await countOf(and(where, isSampled)!)) * standsFor) : counted;
}
