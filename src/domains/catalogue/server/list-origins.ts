import { sql } from "drizzle-orm";
import type { Origin } from "#domains/catalogue/contract.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { openKeeper } from "#platform/freshness/open-keeper.ts";
import type { Ctx, Doors } from "#platform/rpc/context.ts";
import { isOnSale } from "./product-cards.ts";
import { products } from "./tables.ts";

type Origins = { items: Origin[] };

const keepOf = (doors: Doors) => openKeeper<Origins>(doors.freshness, { maxSize: 1, sizeOf: () => 1 });
const keepers = new WeakMap<Doors["freshness"], ReturnType<typeof keepOf>>();

/**
 * The countries known here for their coffee (a third of what comes from there, so that a toaster or a grinder makes no
 * origin), those with most products first; what else comes from there counts too. Anybody may call.
 */
export async function listOrigins(ctx: Ctx): Promise<Origins> {
  const keeper = keepers.get(ctx.freshness) ?? keepOf(ctx);
  keepers.set(ctx.freshness, keeper);
  return keeper.take("all", () => readOrigins(ctx));
}

/** Each country's three most frequent tasting notes are those of its coffee; a rarer one comes after in the alphabet's order. */
async function readOrigins({ db }: Ctx): Promise<Origins> {
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
