import type pg from "pg";

/** Lines per order, and days over which they were sold. */
const linesPerOrder = 5;
const days = 365;

/**
 * A vendor's history, written in sets: order lines spread over a year and 50 products, some refunded, all but the
 * latest weeks delivered and settled, and a year of views. Triggers are disabled, or 100,000 lines would take
 * minutes.
 */
export async function writeVendorSales(
  pool: pg.Pool,
  { vendorId, lines }: { vendorId: string; lines: number },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    await writeGoods(client, vendorId);
    await writeOrders(client, vendorId, Math.ceil(lines / linesPerOrder));
    await client.query("commit");
  } finally {
    client.release();
  }
  for (const table of ["orders", "parcels", "order_items", "payout_parcels", "product_views", "products"])
    await pool.query(`vacuum analyze ${table}`);
}

async function writeGoods(client: pg.PoolClient, vendorId: string): Promise<void> {
  await client.query(
    `with made as (
       insert into products (vendor_id, name, description, category, price_usd, weight_grams, is_approved)
       select $1, 'Lot ' || n, 'Washed and dried on raised beds.', 'roasted-coffee', 12, 250, true from generate_series(1, 50) n
       returning id
     ), stocked as (insert into stock (product_id, stock_quantity) select id, 100 from made)
     insert into product_views (product_id, day, views)
     select id, current_date - n, 5 + n % 7 from made, generate_series(0, ${days - 1}) n`,
    [vendorId],
  );
}

async function writeOrders(client: pg.PoolClient, vendorId: string, count: number): Promise<void> {
  await client.query(
    `create temp table bought on commit drop as
     select gen_random_uuid() as order_id, gen_random_uuid() as parcel_id, n,
       now() - (n * interval '${days} days' / $1) as at, (n % ($1 / 4 + 1)) as buyer
     from generate_series(0, $1::int - 1) n`,
    [count],
  );
  await client.query(
    `create temp table buyer on commit drop as
     select gen_random_uuid() as id, n from generate_series(0, $1::int / 4) n`,
    [count],
  );
  await client.query(
    `insert into users (id, name, email, email_verified) select id, 'Bench Buyer', id || '@bench.example', true from buyer`,
  );
  await client.query(
    `insert into orders (id, user_id, status, goods_usd, shipping_usd, tax_usd, total_amount_usd, shipping_address, language, created_at, paid_at)
     select order_id, buyer.id, case when bought.n < $1 / 20 then 'processing' else 'delivered' end, 60, 5, 0, 65, '{"country": "US"}', 'en', at, at
     from bought join buyer on buyer.n = bought.buyer`,
    [count],
  );
  await client.query(
    `insert into parcels (id, order_id, vendor_id, status, goods_usd, shipping_usd, shipping_subsidy_usd, tax_usd, ship_by, created_at)
     select parcel_id, order_id, $2, case when n < $1 / 20 then 'processing' else 'delivered' end, 60, 5, 0, 0, at + interval '3 days', at from bought`,
    [count, vendorId],
  );
  await client.query(
    `insert into order_items (order_id, parcel_id, product_id, product_name, quantity, unit_price_usd, total_price_usd, tax_usd,
       commission_basis_points, commission_usd, refunded_quantity, refunded_usd, refunded_commission_usd)
     select order_id, parcel_id, lot.id, lot.name, 1, 12, 12, 0, 800, 0.96, (n % 50 = 0)::int, case when n % 50 = 0 then 12 else 0 end,
       case when n % 50 = 0 then 0.96 else 0 end
     from bought join lateral (
       select id, name from (
         select id, name, row_number() over (order by id) - 1 as place from products where vendor_id = $1 and name like 'Lot %'
       ) lots where (place - n) % 10 = 0 limit ${linesPerOrder}
     ) lot on true`,
    [vendorId],
  );
  await client.query(
    `with payout as (
       insert into payouts (vendor_id, method, amount_usd, state, settled_at) values ($1, 'manual', 1, 'paid', now()) returning id
     )
     insert into payout_parcels (payout_id, parcel_id)
     select payout.id, parcel_id from payout, bought where n >= $2 / 10`,
    [vendorId, count],
  );
}
