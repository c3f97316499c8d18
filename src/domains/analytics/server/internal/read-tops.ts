import { sql } from "drizzle-orm";
import type { VendorAnalytics } from "#domains/analytics/contract.ts";
import { productViews } from "#domains/catalogue/server/tables.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { orderItems, parcels } from "#domains/orders/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import type { Period } from "../../periods.ts";
import { productDays, searchTermDays } from "../tables.ts";
import { soldBy } from "./sold-parcels.ts";

const shown = 10;
type Of<Part extends keyof VendorAnalytics> = NonNullable<VendorAnalytics[Part]>;

/** The vendor's best-selling products in a period, by net sales in cents. */
export async function readTopProducts(db: Db, vendorId: string, period: Period): Promise<Of<"topProducts">> {
  const { rows } = await db.execute<Of<"topProducts">[number]>(sql`
    with sold as (
      select i.product_id, sum(i.quantity - i.refunded_quantity) as units, sum(i.total_price_usd - i.refunded_usd) as usd
      from ${parcels} join ${orderItems} i on i.parcel_id = ${parcels.id}
      where ${soldBy(vendorId, period)} group by i.product_id
      order by usd desc, i.product_id limit ${shown}
    )
    select p.id, p.name, sold.units::int, round(sold.usd * 100)::float8 as "revenueCents",
      (select coalesce(sum(w.views), 0)::int from ${productViews} w
        where w.product_id = p.id and w.day between ${period.from} and ${period.to}) as views
    from sold join ${products} p on p.id = sold.product_id order by sold.usd desc, p.id`);
  return rows;
}

/** The searches that led to the vendor's products most often. */
export async function readTopTerms(db: Db, vendorId: string, period: Period): Promise<Of<"searchTerms">> {
  const { rows } = await db.execute<Of<"searchTerms">[number]>(sql`
    select term, sum(openings)::int as openings from ${searchTermDays}
    where vendor_id = ${vendorId} and day between ${period.from} and ${period.to}
    group by term order by openings desc, term limit ${shown}`);
  return rows;
}

/** The vendor's products that sold out most often, with their current stock. */
export async function readStockOuts(
  db: Db,
  vendorId: string,
  period: Period,
): Promise<Of<"stockOutProducts">> {
  const { rows } = await db.execute<Of<"stockOutProducts">[number]>(sql`
    select p.id, p.name, sum(d.stock_outs)::int as "stockOuts", (s.stock_quantity - s.held_quantity)::int as available
    from ${products} p join ${productDays} d on d.product_id = p.id join ${stock} s on s.product_id = p.id
    where p.vendor_id = ${vendorId} and d.day between ${period.from} and ${period.to} and d.stock_outs > 0
    group by p.id, s.product_id order by "stockOuts" desc, p.name, p.id limit ${shown}`);
  return rows;
}
