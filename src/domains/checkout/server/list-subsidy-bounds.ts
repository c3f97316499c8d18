import { type SQL, sql } from "drizzle-orm";
import { orderItems, orders, parcels } from "#domains/orders/server/tables.ts";
import { findMarketFact } from "#domains/settings/server/find-market-fact.ts";
import { largestSettingColumn, setValueColumn } from "#domains/settings/server/read-settings.ts";
import { settingChanges } from "#domains/settings/server/tables.ts";
import { settingTable } from "#domains/settings/setting-table.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { countryRegions } from "./address/zone-of.ts";

/** A quote holds so long at most: what was set since then may have priced a parcel. */
const longestQuote = sql.raw(`interval '${settingTable["orders.quoteMinutes"].max} minutes'`);

const since = sql`p.created_at - ${longestQuote}`;
const until = sql`p.created_at`;
const zoneKey = (country: SQL) => sql`'zone.' || (${country})`;
const regionOf = (country: SQL) => sql`coalesce(${setValueColumn(zoneKey(country), until)},
  (${JSON.stringify(countryRegions)}::jsonb ->> (${country}))::integer)`;
const destination = sql`o.shipping_address ->> 'country'`;

/**
 * Parcels for whose delivery the platform promised more at the sale than the zone's cap or its share of their commission
 * (R54), as both were set then (the highest cap, if a country had just moved to another zone); empty if all is well, at most 100. Sales from before that rule don't count. Amounts in
 * the cause are US dollars.
 */
export async function listSubsidyBounds(db: Db): Promise<{ parcelId: string; cause: string }[]> {
  const after = (await findMarketFact(db, "delivery_subsidy.boundAfter")) ?? 0;
  const { rows } = await db.execute<{ id: string; cause: string }>(sql`
    with subsidized as (
      select p.id, p.shipping_subsidy_usd as paid,
        case when v.country = ${destination} then 'domestic'
          when ${regionOf(sql`v.country`)} = ${regionOf(destination)} then 'regional' else 'worldwide' end as zone,
        exists (select from ${settingChanges} where key in (${zoneKey(sql`v.country`)}, ${zoneKey(destination)})
          and valid_from between ${since} and ${until}) as is_moved,
        ${largestSettingColumn("delivery_subsidy.domesticCents", since, until)} as domestic,
        ${largestSettingColumn("delivery_subsidy.regionalCents", since, until)} as regional,
        ${largestSettingColumn("delivery_subsidy.worldwideCents", since, until)} as worldwide,
        ${largestSettingColumn("delivery_subsidy.shareBasisPoints", since, until)} as share,
        (select sum(i.commission_usd) from ${orderItems} i where i.parcel_id = p.id) as commission
      from ${parcels} p join ${orders} o on o.id = p.order_id join ${vendors} v on v.id = p.vendor_id
      where p.shipping_subsidy_usd > 0 and p.created_at > ${new Date(after).toISOString()}
    ), bounded as (
      select id, paid, zone, share, commission, floor(commission * share / 100) / 100 as most,
        case when is_moved then greatest(domestic, regional, worldwide)
          when zone = 'domestic' then domestic when zone = 'regional' then regional else worldwide end / 100.0 as cap
      from subsidized
    )
    select id, case when paid > cap then format('pays %s for its %s delivery, capped at %s', paid, zone, round(cap, 2))
      else format('pays %s for its delivery, %s%% of its commission of %s is %s', paid, share / 100, commission, round(most, 2))
      end as cause
    from bounded where paid > cap or paid > most limit 100`);
  return rows.map(({ id, cause }) => ({ parcelId: id, cause }));
}
