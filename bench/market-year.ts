import type pg from "pg";

const days = 365;
const buyersPerOrder = 0.3;
/** The terms of all days are of these many. */
const terms = 20_000;
const countries = ["US", "DE", "GB", "BR", "ES", "FR", "MX", "CA", "PT", "JP", "NL", "AU"];

/**
 * A year of the whole market, written in sets: paid orders of one line and parcel each, some cancelled or refunded, all
 * but the latest dispatched and delivered; views, searches and what was opened on each day; and sums of the year before.
 * Triggers are disabled, or a million orders would take an hour; the days are marked, so that the app's job sums them.
 */
export async function writeMarketYear(
  pool: pg.Pool,
  { orders, termsPerDay }: { orders: number; termsPerDay: number },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    await writeOrders(client, orders);
    await writeVisits(client, termsPerDay);
    await client.query(
      "insert into changed_days (day) select current_date - n from generate_series(0, $1::int) n",
      [days],
    );
    await client.query("commit");
  } finally {
    client.release();
  }
  await pool.query("vacuum analyze");
}

async function writeOrders(client: pg.PoolClient, orders: number): Promise<void> {
  await client.query(
    `create temp table buyer on commit drop as
     select gen_random_uuid() as id, n as place from generate_series(0, ($1::int * ${buyersPerOrder})::int) n`,
    [orders],
  );
  await client.query(
    `insert into users (id, name, email, email_verified)
     select id, 'Bench Buyer', id || '@bench.example', true from buyer`,
  );
  await client.query(
    `create temp table bought on commit drop as
     select gen_random_uuid() as order_id, gen_random_uuid() as parcel_id, n, now() - n * interval '${days} days' / $1 as at,
       buyer.id as buyer_id, goods.id as product_id, goods.vendor_id, goods.name,
       case when n % 40 = 7 then 'cancelled' when n < $1 / 60 then 'processing' when n < $1 / 40 then 'shipped' else 'delivered' end as status
     from generate_series(0, $1::int - 1) n
       join buyer on buyer.place = (n::bigint * 7919) % (($1::int * ${buyersPerOrder})::int)
       join (select id, vendor_id, name, row_number() over (order by id) - 1 as place from products where is_approved) goods
         on goods.place = (n::bigint * 31) % (select count(*) from products where is_approved)`,
    [orders],
  );
  await client.query(
    `insert into orders (id, user_id, status, goods_usd, shipping_usd, tax_usd, total_amount_usd, shipping_address, language, created_at, paid_at)
     select order_id, buyer_id, status, 24, 5, 0, 29, jsonb_build_object('country', ($1::text[])[1 + n % ${countries.length}]), 'en', at, at
     from bought order by at`,
    [countries],
  );
  await client.query(
    `insert into parcels (id, order_id, vendor_id, status, goods_usd, shipping_usd, shipping_subsidy_usd, tax_usd, ship_by, shipped_at, delivered_at, created_at)
     select parcel_id, order_id, vendor_id, status, 24, 5, 0, 0, at + interval '3 days',
       case when status in ('shipped', 'delivered') then at + (6 + n % 66) * interval '1 hour' end,
       case when status = 'delivered' then at + (30 + n % 66 + (n % ${countries.length}) * 17) * interval '1 hour' end, at
     from bought order by at`,
  );
  await client.query(
    `insert into order_items (order_id, parcel_id, product_id, product_name, quantity, unit_price_usd, total_price_usd, tax_usd,
       commission_basis_points, commission_usd, refunded_quantity, refunded_usd, refunded_commission_usd)
     select order_id, parcel_id, product_id, name, 2, 12, 24, 0, 800, 1.92, gone * 2, gone * 24, gone * 1.92
     from bought, lateral (select (status = 'cancelled' or n % 50 = 0)::int as gone) refunded order by at`,
  );
}

/** Two years of views, searches and openings. */
async function writeVisits(client: pg.PoolClient, termsPerDay: number): Promise<void> {
  await client.query(
    `insert into product_views (product_id, day, views) select id, current_date - n, 5 + n % 40
     from products, generate_series(0, ${2 * days}) n where is_approved on conflict do nothing`,
  );
  await client.query(
    `insert into product_days (product_id, day, cart_adds) select id, current_date - n, 1 + n % 5
     from products, generate_series(0, ${2 * days}) n where is_approved on conflict do nothing`,
  );
  await client.query(
    `insert into market_search_terms (day, term, searches, without_results)
     select current_date - n, 'term ' || (n * 37 + m) % ${terms}, 1 + 400 / m, case when m % 9 = 0 then 1 else 0 end
     from generate_series(0, ${2 * days}) n, generate_series(1, $1::int) m on conflict do nothing`,
    [termsPerDay],
  );
  await client.query(
    `insert into market_searches (day, searches, without_results)
     select day, sum(searches), sum(without_results) from market_search_terms group by day
     on conflict (day) do update set searches = excluded.searches, without_results = excluded.without_results`,
  );
  await client.query(
    `insert into search_term_days (vendor_id, day, term, openings)
     select id, current_date - n, 'term ' || (n * 37 + m * 11) % ${terms}, 1 + m
     from vendors, generate_series(0, ${days}) n, generate_series(1, 8) m where is_approved on conflict do nothing`,
  );
}

/** The sums of a year ago, like those of this one, for the period that is compared with; and each month's buyers. */
export async function writeYearBefore(pool: pg.Pool): Promise<void> {
  for (const [table, columns] of Object.entries({
    market_days:
      "country, orders, cancelled, goods_usd, shipping_usd, tax_usd, new_buyers, refunded_usd, commission_usd, subsidy_usd",
    vendor_days: "vendor_id, parcels, goods_usd, refunded_usd, commission_usd, subsidy_usd",
    product_sale_days: "product_id, units, goods_usd, refunded_usd",
    delivery_days: "country, days, dispatched, delivered",
  }))
    await pool.query(
      `insert into ${table} (day, ${columns}) select day - ${days + 1}, ${columns} from ${table} on conflict do nothing`,
    );
  await pool.query("vacuum analyze");
}
