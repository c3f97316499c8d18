import type { Page } from "@playwright/test";
import { expectAccessible, showByLight } from "./expect-accessible.ts";
import { askMarket } from "./market.ts";

export type Shown = { id: string; name: string };

/** A roasted coffee of the journey's own, on sale: others may buy the last of any other at any time. */
export async function addShown(options: { pictures?: number; stock?: number } = {}): Promise<Shown> {
  const { pictures = 1, stock = 40 } = options;
  const [product] = await askMarket<Shown>(
    `insert into products (vendor_id, name, description, language, category, price_usd, weight_grams, origin_country, region,
       altitude_meters, variety, process, roast_level, tasting_notes, image_urls, is_active, is_approved)
     select p.vendor_id, 'Journey ' || substr(gen_random_uuid()::text, 1, 8), p.description, p.language, p.category, p.price_usd,
       p.weight_grams, p.origin_country, p.region, 1650, 'SL28', 'washed', p.roast_level, p.tasting_notes,
       (select array_agg(url) from (select distinct image_urls[1] as url from products where cardinality(image_urls) > 0
         order by 1 limit $1) pictures), true, true
     from products p join vendors v on v.id = p.vendor_id
     where p.is_active and p.is_approved and v.is_approved and v.paused_at is null and v.away_until is null
       and p.category = 'roasted-coffee'
     order by p.id limit 1 returning id, name`,
    [pictures],
  );
  await askMarket("update stock set stock_quantity = $2 where product_id = $1", [product!.id, stock]);
  return product!;
}

/** axe finds nothing by day, and nothing by night; on a narrow screen the one is enough, the colours being the same. */
export async function expectAccessibleByDayAndNight(page: Page): Promise<void> {
  const isNarrow = page.viewportSize()!.width < 768;
  for (const colorScheme of isNarrow ? (["dark"] as const) : (["light", "dark"] as const)) {
    await showByLight(page, colorScheme);
    await expectAccessible(page);
  }
}

/** What the overlay and the search box offer before anything is typed (specification, section 2). */
export const popular = [
  "Ethiopian Coffee",
  "Colombian Beans",
  "Espresso Machine",
  "French Press",
  "Cold Brew",
];
