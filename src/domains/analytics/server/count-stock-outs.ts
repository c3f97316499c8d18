import { sql } from "drizzle-orm";
import { stock, stockMovements } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { addDays, dayOf } from "../periods.ts";
import { productDays } from "./tables.ts";

/** Days counted again: longer than the job is likely to be down. */
const lookBack = 2;

/**
 * Job `count-stock-outs`: how often a movement took the last unit of an active, approved product, for today and the
 * two days before. The stock after a movement is the current stock minus all later movements. Released holds are no
 * stock-outs: nothing was sold. Safe to repeat.
 */
export async function countStockOuts({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
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
