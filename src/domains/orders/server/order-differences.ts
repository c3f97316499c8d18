import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { orderItems, orders, parcels } from "./tables.ts";

/**
 * Orders whose amounts are not those of their lines, or of their parcels; empty if all is well, at most 100. Amounts in the
 * cause are US dollars.
 */
export async function listOrderDifferences(db: Db): Promise<{ orderId: string; cause: string }[]> {
  const { rows } = await db.execute<{ order_id: string; cause: string }>(sql`
    with lines as (
      select order_id, sum(total_price_usd) as goods, sum(tax_usd) as tax from ${orderItems} group by 1
    ), sent as (
      select order_id, sum(goods_usd) as goods, sum(shipping_usd) as shipping, sum(tax_usd) as tax from ${parcels} group by 1
    )
    select o.id as order_id, format('goods %s and tax %s, its lines %s and %s',
      o.goods_usd, o.tax_usd, coalesce(l.goods, 0), coalesce(l.tax, 0)) as cause
    from ${orders} o left join lines l on l.order_id = o.id
    where (o.goods_usd, o.tax_usd) <> (coalesce(l.goods, 0), coalesce(l.tax, 0))
    union all
    select o.id, format('goods %s, delivery %s and tax %s, its parcels %s, %s and %s',
      o.goods_usd, o.shipping_usd, o.tax_usd, coalesce(s.goods, 0), coalesce(s.shipping, 0), coalesce(s.tax, 0))
    from ${orders} o left join sent s on s.order_id = o.id
    where (o.goods_usd, o.shipping_usd, o.tax_usd) <> (coalesce(s.goods, 0), coalesce(s.shipping, 0), coalesce(s.tax, 0))
    limit 100`);
  return rows.map((row) => ({ orderId: row.order_id, cause: row.cause }));
}
