import { sql } from "drizzle-orm";
import { orderItems, orders } from "#domains/orders/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { productSearch } from "./tables.ts";

/** Job `refresh-popularity`: the units that each product sold in the last 90 days; unchanged rows are not written. */
export async function refreshPopularity({ db, clock }: Pick<Infra, "db" | "clock">): Promise<void> {
  const now = clock.now().toISOString();
  await db.execute(sql`
    update ${productSearch} as s set units_sold_90d = coalesce(sold.units, 0)
    from ${productSearch} as self left join (
      select i.product_id, sum(i.quantity)::int as units from ${orderItems} i join ${orders} o on o.id = i.order_id
      where o.paid_at >= ${now}::timestamptz - interval '90 days' group by i.product_id
    ) sold on sold.product_id = self.product_id
    where s.product_id = self.product_id and s.units_sold_90d <> coalesce(sold.units, 0)`);
}
