import { randomBytes } from "node:crypto";
import type pg from "pg";
import { cookieOf } from "./buyers.ts";

/** Approved vendors without a product limit, with one open session each. Returns their cookies. */
export async function addVendors(pool: pg.Pool, count: number, secret: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (name, email, email_verified)
     select 'Bench Vendor', gen_random_uuid() || '@bench.example', true from generate_series(1, $1) returning id`,
    [count],
  );
  const people = rows.map(({ id }) => ({ id, token: randomBytes(24).toString("base64url") }));
  const ids = people.map(({ id }) => id);
  await pool.query("insert into user_roles (user_id, role) select unnest($1::uuid[]), 'vendor'", [ids]);
  await pool.query(
    `insert into vendors (user_id, company_name, description, country, phone_number, business_type, plan_type, is_approved, approved_at, agreed_to_terms_at)
     select id, 'Bench ' || id, 'Grows and roasts for measurements.', 'CO', '+573001234567', 'coffee_farm', 'enterprise', true, now(), now()
     from unnest($1::uuid[]) as id`,
    [ids],
  );
  await pool.query(
    `insert into sessions (user_id, token, expires_at)
     select id, token, now() + interval '1 hour' from jsonb_to_recordset($1) as person (id uuid, token text)`,
    [JSON.stringify(people)],
  );
  return people.map(({ token }) => cookieOf(token, secret));
}
