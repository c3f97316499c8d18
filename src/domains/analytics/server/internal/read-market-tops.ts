import { sql } from "drizzle-orm";
import type { MarketAnalytics } from "#domains/analytics/contract.ts";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import type { Period } from "../../periods.ts";
import { marketDays, productSaleDays, searchTermDays, vendorDays } from "../tables.ts";

const shown = 10;

/** The countries with the most paid goods; orders without cancelled ones. */
export async function readTopCountries(db: Db, { from, to }: Period): Promise<MarketAnalytics["countries"]> {
  const { rows } = await db.execute<MarketAnalytics["countries"][number]>(sql`
    select country, sum(orders - cancelled)::int as orders, round(sum(goods_usd) * 100)::float8 as "goodsCents"
    from ${marketDays} where day between ${from} and ${to}
    group by country order by "goodsCents" desc, country limit ${shown}`);
  return rows;
}

/** The vendors with the most revenue. */
export async function readTopVendors(db: Db, { from, to }: Period): Promise<MarketAnalytics["vendors"]> {
  const { rows } = await db.execute<MarketAnalytics["vendors"][number]>(sql`
    with sold as (
      select vendor_id, sum(parcels)::int as parcels, sum(goods_usd - refunded_usd) as usd
      from ${vendorDays} where day between ${from} and ${to} group by vendor_id
      order by usd desc, vendor_id limit ${shown}
    )
    select v.id, v.company_name as name, sold.parcels, round(sold.usd * 100)::float8 as "revenueCents"
    from sold join ${vendors} v on v.id = sold.vendor_id order by sold.usd desc, v.id`);
  return rows;
}

/** The products with the most revenue, and the units that were not refunded. */
export async function readTopSellers(db: Db, { from, to }: Period): Promise<MarketAnalytics["products"]> {
  const { rows } = await db.execute<MarketAnalytics["products"][number]>(sql`
    with sold as (
      select product_id, sum(units)::int as units, sum(goods_usd - refunded_usd) as usd
      from ${productSaleDays} where day between ${from} and ${to} group by product_id
      order by usd desc, product_id limit ${shown}
    )
    select p.id, p.name, sold.units, round(sold.usd * 100)::float8 as "revenueCents"
    from sold join ${products} p on p.id = sold.product_id order by sold.usd desc, p.id`);
  return rows;
}

/** The searches whose results were opened most often. */
export async function readMarketTerms(db: Db, { from, to }: Period): Promise<MarketAnalytics["searchTerms"]> {
  const { rows } = await db.execute<MarketAnalytics["searchTerms"][number]>(sql`
    select term, sum(openings)::int as openings from ${searchTermDays}
    where day between ${from} and ${to} group by term order by openings desc, term limit ${shown}`);
  return rows;
}
