import { sql } from "drizzle-orm";
import type { Origin } from "#domains/catalogue/contract.ts";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { marketCaches, type Origins } from "./market-caches.ts";
import { isOnSale } from "./product-cards.ts";
import { countsProducts } from "./product-dependencies.ts";

/**
 * The countries known here for their coffee (a third of their products, so that a toaster or a grinder makes no
 * origin), by number of products, which includes non-coffee. For visitors.
 */
export function listOrigins(ctx: Ctx): Promise<Origins> {
  return marketCaches(ctx).origins.take("all", () => readOrigins(ctx));
}

/** Each country's three most frequent tasting notes of its coffee; ties are sorted alphabetically. */
async function readOrigins({ db }: Ctx): Promise<Origins> {
  dependsOn(countsProducts);
  const { rows } = await db.execute<Origin>(sql`
    with listed as (
      select ${products.originCountry} as country, ${products.tastingNotes} as notes,
        ${products.category} in ('green-beans', 'roasted-coffee', 'ground-coffee') as is_coffee
      from ${products} inner join ${vendors} on ${vendors.id} = ${products.vendorId}
      where ${isOnSale} and ${products.originCountry} is not null
    ), ranked as (
      select country, note, row_number() over (partition by country order by count(*) desc, note) as place
      from listed cross join unnest(notes) as note where is_coffee group by country, note
    ), spoken as (
      select country, array_agg(note order by place) as notes from ranked where place <= 3 group by country
    )
    select country, count(*)::int as "productCount", coalesce(spoken.notes, '{}') as notes
    from listed left join spoken using (country)
    group by country, spoken.notes having count(*) filter (where is_coffee) * 3 >= count(*)
    order by count(*) desc, country`);
  return { items: rows };
}
