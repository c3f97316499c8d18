import { sql } from "drizzle-orm";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import type { Period } from "../../periods.ts";
import { soldBy } from "./sold-parcels.ts";
import type { Buyers } from "./total-figures.ts";

/**
 * How many users bought from a vendor in a period, and how many of them bought more than once, counting earlier
 * purchases.
 */
export async function readBuyers(db: Db, vendorId: string, period: Period): Promise<Buyers> {
  const { rows } = await db.execute<Buyers>(sql`
    with bought as (
      select ${orders.userId} as user_id, count(*) as times, min(${parcels.createdAt}) as first_at
      from ${parcels} join ${orders} on ${orders.id} = ${parcels.orderId}
      where ${soldBy(vendorId, period)} group by ${orders.userId}
    )
    select count(*)::int as buyers, count(*) filter (where times > 1 or exists (
      select 1 from ${orders} o join ${parcels} p on p.order_id = o.id and p.vendor_id = ${vendorId}
      where o.user_id = bought.user_id and o.created_at < bought.first_at and p.status in ('processing', 'shipped', 'delivered')
    ))::int as "repeatBuyers" from bought`);
  return rows[0]!;
}
