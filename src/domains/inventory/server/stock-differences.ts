import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { stock, stockHolds, stockMovements } from "./tables.ts";

/** Products whose counters differ from the rows that they sum up, or with more held than there is; empty if all is well. At most 100. */
export async function listStockDifferences(
  db: Db,
): Promise<{ productId: string; stock: number; moved: number; held: number; holds: number }[]> {
  const { rows } = await db.execute<{
    product_id: string;
    stock: number;
    moved: number;
    held: number;
    holds: number;
  }>(sql`
    select s.product_id, s.stock_quantity as stock, coalesce(m.moved, 0)::int as moved, s.held_quantity as held, coalesce(h.holds, 0)::int as holds
    from ${stock} s
    left join (select product_id, sum(delta) as moved from ${stockMovements} group by product_id) m using (product_id)
    left join (select product_id, sum(quantity) as holds from ${stockHolds} where state = 'active' group by product_id) h using (product_id)
    where s.stock_quantity <> coalesce(m.moved, 0) or s.held_quantity <> coalesce(h.holds, 0)
      or s.held_quantity > s.stock_quantity limit 100`);
  return rows.map(({ product_id, ...row }) => ({ productId: product_id, ...row }));
}
