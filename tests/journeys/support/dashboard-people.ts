import { askMarket } from "./market.ts";
import type { Shopper } from "./people.ts";

export type Numbers = { orders: number; spent: string; favorites: number; reviews: number };
export type Purchase = {
  id: string;
  number: string;
  status: string;
  total: string;
  lines: { name: string; quantity: number; total: string }[];
};

const usd = (column: string) => `to_char(${column}, 'FM$999,990.00')`;

/** A person's numbers, counted without the ledger: a parcel that was cancelled has given its money back. */
export async function numbersOf(email: string): Promise<Numbers> {
  const [row] = await askMarket<Numbers>(
    `select (select count(*)::int from orders o where o.user_id = u.id and (o.paid_at is not null or o.status = 'pending')) as orders,
       (select ${usd("coalesce(sum(p.goods_usd + p.shipping_usd + p.tax_usd), 0)")} from orders o join parcels p on p.order_id = o.id
        where o.user_id = u.id and o.paid_at is not null and p.status <> 'cancelled') as spent,
       (select count(*)::int from wishlist w where w.user_id = u.id) as favorites,
       (select count(*)::int from reviews r where r.user_id = u.id) as reviews
     from users u where u.email = $1`,
    [email],
  );
  return row!;
}

/** The newest orders with their lines. */
export function purchasesOf(email: string, count: number): Promise<Purchase[]> {
  return askMarket<Purchase>(
    `select o.id, o.number::text, o.status, ${usd("o.total_amount_usd")} as total,
       (select json_agg(json_build_object('name', i.product_name, 'quantity', i.quantity, 'total', ${usd("i.total_price_usd")})
          order by i.product_name) from order_items i where i.order_id = o.id) as lines
     from orders o join users u on u.id = o.user_id where u.email = $1 and (o.paid_at is not null or o.status = 'pending')
     order by o.created_at desc, o.id desc limit $2`,
    [email, count],
  );
}

/** The favorites, newest first. */
export function favoritesOf(
  email: string,
): Promise<{ id: string; name: string; company: string; price: string }[]> {
  return askMarket(
    `select p.id, p.name, v.company_name as company, ${usd("p.price_usd")} as price
     from wishlist w join users u on u.id = w.user_id join products p on p.id = w.product_id join vendors v on v.id = p.vendor_id
     where u.email = $1 order by w.created_at desc, w.id`,
    [email],
  );
}

export async function addFavorites({ id }: Shopper, count: number): Promise<void> {
  await askMarket(
    `insert into wishlist (user_id, product_id, created_at)
     select $1, p.id, now() - interval '1 minute' * row_number() over (order by p.id)
     from products p join vendors v on v.id = p.vendor_id where p.is_active and p.is_approved and v.is_approved
     order by p.id limit $2`,
    [id, count],
  );
}

/** A paid order of one parcel, a copy of somebody else's; in one statement, since its sums are checked at the end. */
export async function addOrder({ id }: Shopper): Promise<{ id: string; number: string }> {
  const [order] = await askMarket<{ id: string; number: string }>(
    `with source as (
       select p.* from parcels p join orders o on o.id = p.order_id
       where o.paid_at is not null and (select count(*) from parcels x where x.order_id = o.id) = 1 order by o.id limit 1
     ), placed as (
       insert into orders (user_id, goods_usd, shipping_usd, tax_usd, total_amount_usd, shipping_address, language, created_at, paid_at)
       select $1, o.goods_usd, o.shipping_usd, o.tax_usd, o.total_amount_usd, o.shipping_address, 'en', now(), now()
       from orders o join source s on s.order_id = o.id returning id, number::text
     ), parcel as (
       insert into parcels (order_id, vendor_id, status, goods_usd, shipping_usd, shipping_subsidy_usd, tax_usd)
       select placed.id, s.vendor_id, 'processing', s.goods_usd, s.shipping_usd, s.shipping_subsidy_usd, s.tax_usd
       from source s, placed returning id, order_id
     ), lines as (
       insert into order_items (order_id, parcel_id, product_id, product_name, image_url, quantity, unit_price_usd,
         total_price_usd, tax_usd, commission_basis_points, commission_usd)
       select parcel.order_id, parcel.id, i.product_id, i.product_name, i.image_url, i.quantity, i.unit_price_usd,
         i.total_price_usd, i.tax_usd, i.commission_basis_points, i.commission_usd
       from order_items i join source s on s.order_id = i.order_id, parcel
     ) select id, number from placed`,
    [id],
  );
  return order!;
}

/** Sends an order's parcels on their way, as their vendor would, and tells the buyer's open pages. */
export async function sendOff(shopper: Shopper, orderId: string, trackingNumber: string): Promise<void> {
  await askMarket(
    "update parcels set status = 'shipped', carrier = 'DHL', tracking_number = $2 where order_id = $1",
    [orderId, trackingNumber],
  );
  await askMarket("select pg_notify('cafeto_live', $1)", [
    JSON.stringify({ userId: shopper.id, event: { type: "order", id: orderId } }),
  ]);
}
