import type pg from "pg";

/** What the screens are narrowed to: the largest vendor, a buyer, a product, the administrator, and days. */
export type MarketIds = {
  vendor: string;
  buyer: string;
  product: string;
  admin: string;
  lastDays: { from: string; to: string };
  month: string;
  lastMonth: string;
};

export async function readMarketIds(pool: pg.Pool): Promise<MarketIds> {
  const { rows } = await pool.query<Omit<MarketIds, "lastDays"> & { from: string; to: string }>(
    `select (select vendor_id from products group by vendor_id order by count(*) desc limit 1) as vendor,
       (select user_id from orders order by number desc limit 1) as buyer, (select id from products limit 1) as product,
       (select id from users where email = 'admin@cafeto.example') as admin, (current_date - 40)::text as "from",
       (current_date - 33)::text as to, to_char(current_date, 'YYYY-MM') as month,
       to_char(current_date - interval '1 month', 'YYYY-MM') as "lastMonth"`,
  );
  const { from, to, ...ids } = rows[0]!;
  return { ...ids, lastDays: { from, to } };
}
