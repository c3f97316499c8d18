import { days, type Writing } from "./write-market.ts";

const countries = ["US", "DE", "GB", "BR", "ES", "FR", "MX", "CA", "PT", "JP", "NL", "AU"];

/**
 * Orders of one to three parcels with a line each: some never paid, cancelled or refunded, all but the latest dispatched and delivered;
 * the stock they were taken from, and its movements.
 */
export async function writeOrders(writing: Writing): Promise<void> {
  await chooseLines(writing);
  await writeParcels(writing);
  await writeStock(writing);
}

/** Every third order is its buyer's first, in the order in which they signed up; the others are of any who had by then. */
async function chooseLines({ client, size, buyers }: Writing): Promise<void> {
  await client.query(
    `create temp table bought on commit drop as
     select gen_random_uuid() as id, n, now() - n * interval '${days} days' / $1 as at, buyer.id as buyer_id,
       case when n % 35 = 12 then 'unpaid' when n % 41 = 7 then 'cancelled' when n < $1 / 120 then 'processing'
         when n < $1 / 60 then 'shipped' else 'delivered' end as status
     from (select n, (n::bigint * $2 / $1)::int as newest from generate_series(0, $1::int - 1) n) placed
       join buyer on buyer.place = case when n % 3 = 0 then newest else newest + (n::bigint * 7919) % ($2 - newest) end`,
    [size.orders, buyers],
  );
  // Neighbors in the list of lots are of other vendors, but for the first one's. A subsidy stays below its share of the commission (R54).
  await client.query(
    `create temp table line on commit drop as
     select distinct on (bought.id, lot.vendor_id) gen_random_uuid() as id, gen_random_uuid() as parcel_id, bought.id as order_id,
       bought.n, bought.at, bought.buyer_id, bought.status, lot.id as product_id, lot.vendor_id, lot.name, lot.price, quantity, gone,
       case when n_of.n % 4 = 0 and gone = 0 then least(1.50, floor(round(lot.price * quantity * 0.08, 2) * 80) / 100) else 0 end as subsidy
     from bought, lateral (select bought.n + k as n from generate_series(0, (bought.n % 4 = 0)::int + (bought.n % 10 = 0)::int) k) n_of
       join lot on lot.place = (n_of.n::bigint * 31) % (select count(*) from lot),
       lateral (select 1 + n_of.n % 3 as quantity) ordered,
       lateral (select case when bought.status = 'cancelled' then quantity when n_of.n % 50 = 3 and bought.status <> 'unpaid' then 1 else 0 end as gone) returned`,
  );
  await client.query("analyze line");
}

async function writeParcels({ client }: Writing): Promise<void> {
  await client.query(
    `insert into orders (id, user_id, status, goods_usd, shipping_usd, tax_usd, total_amount_usd, shipping_address, language, created_at, paid_at)
     select order_id, buyer_id, case when status = 'unpaid' then 'cancelled' else status end, goods, sent, 0, goods + sent,
       jsonb_build_object('fullName', 'Bench Buyer', 'phone', '+13310095465', 'line1', '1 Main Street', 'line2', null, 'city', 'Bench', 'state', null,
         'postalCode', '10001', 'country', ($1::text[])[1 + n % ${countries.length}]), 'en', at, case when status <> 'unpaid' then at + interval '2 minutes' end
     from (select order_id, buyer_id, status, n, at, sum(price * quantity) as goods, sum(5) as sent from line group by 1, 2, 3, 4, 5) sums
     order by at`,
    [countries],
  );
  await client.query(
    `insert into parcels (id, order_id, vendor_id, status, goods_usd, shipping_usd, shipping_subsidy_usd, tax_usd, carrier, tracking_number,
       ship_by, accepted_at, shipped_at, delivered_at, available_at, refunded_shipping_usd, cancel_reason, created_at)
     select parcel_id, order_id, vendor_id, case when status = 'unpaid' then 'cancelled' else status end, price * quantity, 5, subsidy, 0,
       case when is_sent then 'dhl' end, case when is_sent then upper(left(md5(n::text), 14)) end, at + interval '3 days',
       case when is_sent then at + interval '5 hours' end, case when is_sent then at + (6 + n % 80) * interval '1 hour' end,
       case when status = 'delivered' then at + (30 + n % 80) * interval '1 hour' end,
       case when status = 'delivered' then at + interval '10 days' end, case when status = 'cancelled' then 5 else 0 end,
       case when status = 'cancelled' then 'Sold out.' end, at
     from (select *, status in ('shipped', 'delivered') as is_sent from line) line order by at`,
  );
  await client.query(
    `insert into order_items (id, order_id, parcel_id, product_id, product_name, quantity, unit_price_usd, total_price_usd, tax_usd,
       commission_basis_points, commission_usd, refunded_quantity, refunded_usd, refunded_commission_usd)
     select id, order_id, parcel_id, product_id, name, quantity, price, price * quantity, 0, 800, round(price * quantity * 0.08, 2), gone, gone * price,
       round(gone * price * 0.08, 2) from line order by at`,
  );
}

async function writeStock({ client }: Writing): Promise<void> {
  await client.query("insert into stock (product_id, stock_quantity) select id, stock from goods");
  // So that the movements sum up to what there is.
  await client.query(
    `insert into stock_movements (product_id, delta, reason, created_at)
     select goods.id, stock + coalesce(units, 0), 'initial', at from goods
       left join (select product_id, sum(quantity - gone) as units from line where status <> 'unpaid' group by 1) sold on sold.product_id = goods.id
     order by at`,
  );
  await client.query(
    `insert into stock_movements (product_id, delta, reason, order_id, created_at)
     select product_id, -quantity, 'sale', order_id, at from line where status <> 'unpaid' order by at`,
  );
}
