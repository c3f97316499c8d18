import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { parcels } from "#domains/orders/server/tables.ts";
import { addDays, type Period, timeOf } from "../../periods.ts";

/** Paid and not cancelled, in the same terms as the index `parcels_vendor_sold`. */
export const isSold = sql`${parcels.status} in ('processing', 'shipped', 'delivered')`;

/** The day in UTC on which a parcel was ordered: sales and their refunds count on it. */
const dayOrdered = sql`(${parcels.createdAt} at time zone 'UTC')::date`;

/** A vendor's sold parcels of a period. */
export function soldBy(vendorId: string, { from, to }: Period): SQL {
  return and(
    eq(parcels.vendorId, vendorId),
    isSold,
    gte(parcels.createdAt, timeOf(from)),
    lt(parcels.createdAt, timeOf(addDays(to, 1))),
  )!;
}

/** One row per parcel with its goods, and one per line with refunds: their sum is the vendor's net sales. */
export function salesRows(sold: SQL): SQL {
  return sql`(
    select ${dayOrdered} as day, 1 as orders, goods_usd as usd from ${parcels} where ${sold}
    union all
    select ${dayOrdered}, 0, -i.refunded_usd
    from ${parcels} join order_items i on i.parcel_id = ${parcels.id} where i.refunded_usd > 0 and ${sold}
  )`;
}
