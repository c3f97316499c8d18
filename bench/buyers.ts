import { createHmac, randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";

/** Buyers with one open session each, inserted directly into the database. Returns their cookies. */
export async function addBuyers(pool: pg.Pool, count: number, secret: string): Promise<string[]> {
  return (await addPeople(pool, count, secret)).map(({ cookie }) => cookie);
}

/** The same, with their ids. */
export async function addPeople(
  pool: pg.Pool,
  count: number,
  secret: string,
): Promise<{ id: string; cookie: string }[]> {
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(24).toString("base64url"),
  }));
  await pool.query(
    `insert into users (id, name, email, email_verified)
     select id, 'Bench Buyer', id || '@bench.example', true from jsonb_to_recordset($1) as buyer (id uuid)`,
    [JSON.stringify(rows)],
  );
  await pool.query(
    `insert into sessions (user_id, token, expires_at)
     select id, token, now() + interval '1 hour' from jsonb_to_recordset($1) as buyer (id uuid, token text)`,
    [JSON.stringify(rows)],
  );
  return rows.map(({ id, token }) => ({ id, cookie: cookieOf(token, secret) }));
}

/** A session of the demo buyer; returns its cookie. */
export async function openDemoSession(pool: pg.Pool, secret: string): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await pool.query(
    `insert into sessions (user_id, token, expires_at)
     select id, $1, now() + interval '1 hour' from users where email = 'buyer@cafeto.example'`,
    [token],
  );
  return cookieOf(token, secret);
}

export function cookieOf(token: string, secret: string): string {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return `cafeto_session=${encodeURIComponent(`${token}.${signature}`)}`;
}

/**
 * Baskets of one product each from three vendors, with stock that no run sells out. Many, so that buyers seldom
 * compete.
 */
export async function stockBaskets(pool: pg.Pool, count: number): Promise<string[][]> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct on (p.vendor_id) p.id from products p join vendors v on v.id = p.vendor_id
     where p.is_active and p.is_approved and v.is_approved and p.price_usd < 100 order by p.vendor_id, p.id`,
  );
  const ids = rows.map((row) => row.id);
  await pool.query(
    `insert into stock_movements (product_id, delta, reason) select unnest($1::uuid[]), 100000, 'adjustment'`,
    [ids],
  );
  await pool.query("update stock set stock_quantity = stock_quantity + 100000 where product_id = any($1)", [
    ids,
  ]);
  return Array.from({ length: count }, (_, index) =>
    [0, 1, 2].map((step) => ids[(index * 3 + step) % ids.length]!),
  );
}
