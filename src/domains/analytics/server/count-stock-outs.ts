import { sql } from "drizzle-orm";
import { products } from "#domains/catalogue/server/tables.ts";
import { stock, stockMovements } from "#domains/inventory/server/tables.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { addDays, dayOf } from "../periods.ts";
import { productDays } from "./tables.ts";

/** How far back is counted again, in days: longer than the job is likely to stand still. */
const lookBack = 2;

/**
 * Job `count-stock-outs`: how often a movement took the last unit of a product that is active and approved, for today and the
 * two days before. What was left after a movement is the stock now without all that came later. Holds that were
 * given back are no stock-outs: nothing left the shelf. Counting again gives the same.
 */
export async function countStockOuts({ db, clock }: Pick<Doors, "db" | "clock">): Promise<void> {
  const since = addDays(dayOf(clock.now()), -lookBack);
  await db.execute(sql`
    with recent as (
      select m.product_id, m.delta, m.created_at,
        s.stock_quantity - coalesce(sum(m.delta) over (
          partition by m.product_id order by m.id desc rows between unbounded preceding and 1 preceding), 0) as left_after
      from ${stockMovements} m join ${stock} s on s.product_id = m.product_id
      where m.created_at >= ${since}::date::timestamp at time zone 'UTC'
    )
    insert into ${productDays} (product_id, day, stock_outs)
    select r.product_id, (r.created_at at time zone 'UTC')::date, count(*)::int
    from recent r join ${products} p on p.id = r.product_id
    where r.left_after = 0 and r.delta < 0 and p.is_active and p.is_approved
    group by 1, 2
    on conflict (product_id, day) do update set stock_outs = excluded.stock_outs
      where ${productDays.stockOuts} <> excluded.stock_outs`);
}
