import { sql } from "drizzle-orm";
import type { MarketAnalytics } from "#domains/analytics/contract.ts";
import type { RankedProduct, RankedVendor } from "#domains/analytics/market-rankings.ts";
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
export async function rankVendors(db: Db, { from, to }: Period): Promise<RankedVendor[]> {
  const { rows } = await db.execute<RankedVendor>(sql`
    select vendor_id as id, sum(parcels)::int as parcels, round(sum(goods_usd - refunded_usd) * 100)::float8 as "revenueCents"
    from ${vendorDays} where day between ${from} and ${to} group by vendor_id
    order by "revenueCents" desc, vendor_id limit ${shown}`);
  return rows;
}

/** The products with the most revenue, and the units that were not refunded. */
export async function rankProducts(db: Db, { from, to }: Period): Promise<RankedProduct[]> {
  const { rows } = await db.execute<RankedProduct>(sql`
    select product_id as id, sum(units)::int as units, round(sum(goods_usd - refunded_usd) * 100)::float8 as "revenueCents"
    from ${productSaleDays} where day between ${from} and ${to} group by product_id
    order by "revenueCents" desc, product_id limit ${shown}`);
  return rows;
}

/** The searches whose results were opened most often. */
export async function readMarketTerms(db: Db, { from, to }: Period): Promise<MarketAnalytics["searchTerms"]> {
  const { rows } = await db.execute<MarketAnalytics["searchTerms"][number]>(sql`
    select term, sum(openings)::int as openings from ${searchTermDays}
    where day between ${from} and ${to} group by term order by openings desc, term limit ${shown}`);
  return rows;
}
