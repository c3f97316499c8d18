import type pg from "pg";
import { oneOf } from "./one-of.ts";
import type { Writing } from "./write-market.ts";

const categories =
  "roasted-coffee,ground-coffee,green-beans,equipment,accessories,coffee-snacks,coffee-sweets";
const words =
  "Huila,Yirgacheffe,São Paulo,Antigua,Tarrazú,Nariño,Cerrado,Kenya AA,Chiapas,Sidamo,Tolima,Jinotega";
const kinds = "Geisha,Bourbon,Caturra,Typica,Pacamara,Catuaí,Maragogype";
const ways = "washed,natural,honey,anaerobic,wet-hulled";

/** So many wait for approval, in any market that is large enough. */
const waitingProducts = 5_000;

/**
 * Products of the approved vendors, one in fifty the first one's; some waiting, rejected, inactive, taken down or deleted, with stock,
 * its first movement, the first price, and edits.
 */
export async function writeProducts({ client, size }: Writing): Promise<void> {
  await client.query(
    `create temp table seller on commit drop as
     select id, (row_number() over (order by place) - 1)::int as place, (count(*) over ())::int as of from shop where state = 'approved'`,
  );
  await client.query("analyze seller");
  await client.query(
    `create temp table goods on commit drop as
     select gen_random_uuid() as id, n, seller.id as vendor_id, now() - n * interval '${730} days' / $1 as at,
       ${oneOf(words, "n")} || ' ' || ${oneOf(kinds, "n / 12")} || ' ' || ${oneOf(ways, "n / 84")} || ' ' || n as name,
       round((4 + abs(hashint4(n)::bigint) % 9000 / 100.0)::numeric, 2) as price,
       case when n < $2 then 'waiting' when n % 100 = 51 then 'rejected' when n % 100 = 52 then 'inactive'
         when n % 500 = 153 then 'takenDown' when n % 200 = 154 then 'deleted' else 'onSale' end as state,
       case when n % 30 = 1 then 0 when n % 20 = 2 then n % 6 else 5 + n % 400 end as stock
     from generate_series(0, $1::int - 1) n
     join seller on seller.place = case when n % 50 = 49 then 0 else (n / 5) % (select max(seller.of) from seller) end`,
    [size.products, Math.min(waitingProducts, Math.floor(size.products / 10))],
  );
  await client.query(
    `insert into products (id, vendor_id, name, description, category, price_usd, weight_grams, origin_country, roast_level, image_urls,
       is_active, is_approved, sku, submitted_at, rejected_at, rejection_reason, deleted_at, created_at, updated_at, taken_down_at)
     select id, vendor_id, name, 'Washed and dried on raised beds.', ${oneOf(categories, "n")}, price, 250, ${oneOf("CO,BR,ET,GT", "n")},
       ${oneOf("light,medium,dark", "n")}, (select image_urls from products limit 1), state not in ('inactive', 'deleted'),
       state not in ('waiting', 'rejected'), 'B' || n, at, case when state = 'rejected' then at end,
       case when state = 'rejected' then 'The pictures are not of this product.' end, case when state = 'deleted' then at end, at, at,
       case when state = 'takenDown' then at end
     from goods order by at`,
  );
  await client.query(
    "insert into price_history (product_id, price_usd, changed_at) select id, price, at from goods",
  );
  await client.query(
    "create temp table lot on commit drop as select *, row_number() over (order by n) - 1 as place from goods where state = 'onSale'",
  );
  await client.query("create unique index on lot (place)");
  await client.query("analyze lot");
  await writeEdits({ client });
}

/** Lets the products that waited when they were written wait again. */
export async function returnToQueue(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update products set is_approved = false, decided_by = null, decided_at = null
     where is_approved and sku in (select 'B' || n from generate_series(0, $1::int - 1) n)`,
    [waitingProducts],
  );
}

/** Edits of products on sale: one in 500 waits, one in 2,000 of trusted vendors is to be looked at, one in 50 was approved. */
async function writeEdits({ client }: Pick<Writing, "client">): Promise<void> {
  await client.query(
    `insert into product_revisions (product_id, content, state, submitted_at, decided_at, check_state)
     select id, jsonb_build_object('name', name || ' II', 'description', 'Dried on raised beds.', 'language', 'en', 'category', ${oneOf(categories, "n")},
         'originCountry', ${oneOf("CO,BR,ET,GT", "n")}, 'region', null, 'altitudeMeters', null, 'variety', null, 'process', null,
         'roastLevel', ${oneOf("light,medium,dark", "n")}, 'tastingNotes', '[]'::jsonb, 'weightGrams', 250, 'hsCode', null, 'imageUrls', '[]'::jsonb),
       case when place % 500 = 3 then 'waiting' else 'approved' end, at + interval '1 hour',
       case when place % 500 <> 3 then at + interval '2 hours' end, case when place % 2000 = 53 then 'due' end
     from lot where place % 500 = 3 or place % 50 = 3`,
  );
}
