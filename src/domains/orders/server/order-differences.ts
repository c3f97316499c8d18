import { sql } from "drizzle-orm";
import { stockMovements } from "#domains/inventory/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { orderItems, orders, parcels } from "./tables.ts";

/**
 * Orders whose amounts are not those of their lines, or of their parcels, and orders that took something else from the stock
 * than they sold: once paid, all of their lines, before that nothing. Empty if all is well, at most 100. Amounts in the cause
 * are US dollars.
 */
export async function listOrderDifferences(db: Db): Promise<{ orderId: string; cause: string }[]> {
  const { rows } = await db.execute<{ order_id: string; cause: string }>(sql`
    with lines as (
      select order_id, sum(total_price_usd) as goods, sum(tax_usd) as tax from ${orderItems} group by 1
    ), sent as (
      select order_id, sum(goods_usd) as goods, sum(shipping_usd) as shipping, sum(tax_usd) as tax from ${parcels} group by 1
    ), sold as (
      select i.order_id, i.product_id, sum(i.quantity) as quantity from ${orderItems} i join ${orders} o on o.id = i.order_id
      where o.paid_at is not null group by 1, 2
    ), taken as (
      select order_id, product_id, -sum(delta) as quantity from ${stockMovements} where reason = 'sale' group by 1, 2
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
    union all
    select coalesce(s.order_id, t.order_id), format('product %s: sold %s, taken from stock %s',
      coalesce(s.product_id, t.product_id), coalesce(s.quantity, 0), coalesce(t.quantity, 0))
    from sold s full join taken t using (order_id, product_id) where coalesce(s.quantity, 0) <> coalesce(t.quantity, 0)
    limit 100`);
  return rows.map((row) => ({ orderId: row.order_id, cause: row.cause }));
}
