import { oneOf } from "./one-of.ts";
import type { Writing } from "./write-market.ts";

const firstNames =
  "Ana,José,Lucía,João,Beatriz,Müller,Zoë,Pedro,Inés,Tomás,Chloé,Søren,Aiko,Noah,Olivia,Çelik";
const lastNames =
  "García,Silva,Núñez,Souza,Weber,Dubois,Okafor,Haile,Tanaka,Smith,Peña,Araújo,Rossi,Novák,Kılıç,Jensen";
const farms =
  "Finca El Paraíso,Café São João,Montaña Azul,Hacienda La Peña,Terra Alta,Sítio Boa Vista,Roastery No,Cooperativa Sol";
const countries = "CO,BR,ET,GT,CR,KE,PE,HN,MX,US,DE,ES,PT,IT,FR,GB,NL,JP,SV,NI";

/** Owners and buyers, some unverified or banned; then the vendors in every state, with their plans, rates and signs. */
export async function writePeople(writing: Writing): Promise<void> {
  const { client, size, buyers } = writing;
  await client.query(
    `create temp table shop on commit drop as
     select gen_random_uuid() as id, gen_random_uuid() as user_id, n as place,
       case when n % 40 = 9 then 'waiting' when n % 50 = 13 then 'rejected' when n % 100 = 17 then 'suspended'
         when n % 300 = 31 then 'ended' else 'approved' end as state,
       now() - n * interval '730 days' / $1 as at
     from generate_series(0, $1::int - 1) n`,
    [size.vendors],
  );
  await client.query(
    `create temp table buyer on commit drop as
     select gen_random_uuid() as id, n as place, now() - interval '1 hour' - n * interval '365 days' / $1 as at from generate_series(0, $1::int - 1) n`,
    [buyers],
  );
  await client.query(
    "create temp table operator on commit drop as select id as admin_id from users where email = 'admin@cafeto.example'",
  );
  await client.query("analyze shop, buyer");
  await writeUsers(writing);
  await writeVendors(writing);
  await writeVendorFacts(writing);
}

async function writeUsers({ client }: Writing): Promise<void> {
  const name = `${oneOf(firstNames, "place")} || ' ' || ${oneOf(lastNames, "place / 16")}`;
  await client.query(
    `insert into users (id, name, email, email_verified, language, created_at, banned_until)
     select id, ${name}, 'buyer-' || place || '@bench.example', place % 30 <> 7, ${oneOf("en,es,pt", "place")}, at,
       case when place % 2000 = 77 then now() + interval '10 years' end
     from buyer union all
     select user_id, ${name}, 'vendor-' || place || '@bench.example', true, ${oneOf("en,es,pt", "place")}, at, null from shop`,
  );
  await client.query(
    "insert into profiles (user_id, full_name, email) select id, name, email from users on conflict do nothing",
  );
  await client.query(
    `insert into user_roles (user_id, role) select id, 'buyer' from buyer
     union all select user_id, unnest(array['buyer', 'vendor']) from shop`,
  );
  await client.query(
    `insert into factors (user_id, friendly_name, factor_type, status, secret)
     select user_id, 'Phone', 'totp', 'verified', 'bench' from shop where place % 3 = 0`,
  );
  await client.query(
    `insert into sessions (user_id, token, expires_at, created_at)
     select id, 'bench-' || id, now() + interval '20 days', now() - interval '1 day' from buyer where place % 10 = 0`,
  );
  await client.query(
    `insert into failed_sign_ins (user_id, ip_address, created_at)
     select id, '203.0.113.' || place % 250, now() - place % 1400 * interval '1 minute' from buyer where place < 5000`,
  );
}

async function writeVendors({ client, size }: Writing): Promise<void> {
  await client.query(
    `insert into vendors (id, user_id, company_name, description, country, city, phone_number, business_type, plan_type, is_approved,
       agreed_to_terms_at, submitted_at, approved_at, rejected_at, rejection_reason, created_at, suspended_at, open_parcels_until,
       terminated_at, legal_name, registered_address, contact_email, self_certified_at, trusted_at)
     select id, user_id, ${oneOf(farms, "place")} || ' ' || place, 'Grows, roasts and sends.', ${oneOf(countries, "place")}, 'Bench', '+573001234567',
       ${oneOf("coffee_farm,roastery,cooperative,distributor", "place")},
       case when place % 33 = 0 then 'enterprise' when place % 8 = 1 then 'premium' when place % 4 = 2 then 'basic' else 'freemium' end,
       state in ('approved', 'suspended', 'ended'), at, at, case when state in ('approved', 'suspended', 'ended') then at end,
       case when state = 'rejected' then at end, case when state = 'rejected' then 'Not a trader.' end, at,
       case when state in ('suspended', 'ended') then now() end, case when state in ('suspended', 'ended') then now() end,
       case when state = 'ended' then now() end, case when place % 2 = 0 then 'Bench ' || place || ' S.A.' end,
       case when place % 2 = 0 then 'Calle 1' end, case when place % 2 = 0 then 'vendor-' || place || '@bench.example' end,
       case when place % 2 = 0 then at end, case when place % 20 = 3 then now() end
     from shop`,
  );
  await client.query(
    "insert into vendor_members (user_id, vendor_id, role) select user_id, id, 'owner' from shop",
  );
  await client.query(
    `insert into shipping_profiles (vendor_id, domestic_base_usd, domestic_per_kg_usd, regional_base_usd, regional_per_kg_usd,
       worldwide_base_usd, worldwide_per_kg_usd) select id, 4, 1, 9, 3, 15, 5 from shop`,
  );
  await client.query(
    `insert into waiting_shipping_rates (vendor_id, domestic_base_usd, domestic_per_kg_usd, regional_base_usd, regional_per_kg_usd,
       worldwide_base_usd, worldwide_per_kg_usd, submitted_at)
     select id, 20, 4, 40, 9, 60, 15, now() - interval '5 hours' from shop where place % $1 = 8`,
    [Math.ceil(size.vendors / 60)],
  );
}

/** What the nights calculated, and the enterprise vendors' terms and programs. */
async function writeVendorFacts({ client }: Writing): Promise<void> {
  await client.query(
    `insert into vendor_risks (vendor_id, signs, parcels, uncanceled_parcels, late_parcels, sales_usd, recent_sales_usd, refunded_usd,
       subsidy_usd, commission_usd, calculated_at)
     select id, case when place % 20 = 5 then array[${oneOf("newHighValue,refunds,lateDispatch,subsidy", "place / 20")}] else '{}'::text[] end,
       30, 29, 3, 900, 300, 20, 5, 70, now() from shop where state <> 'waiting'`,
  );
  await client.query(
    `insert into enterprise_terms (vendor_id, price_usd, manager_name, manager_email)
     select id, 299, 'Carla Ruiz', 'carla@bench.example' from shop where place % 33 = 0`,
  );
  await client.query(
    `insert into api_keys (vendor_id, name, start, key_hash, scopes, last_used_at)
     select id, 'Shop', 'caf_1234', 'bench-' || id, array['products:read'], now() from shop where place % 33 = 0`,
  );
  await client.query(
    `insert into api_key_usage (key_id, day, calls) select api_keys.id, current_date - n, 100 + n
     from api_keys join shop on shop.id = vendor_id, generate_series(0, 40) n`,
  );
  await client.query(
    `insert into webhook_endpoints (vendor_id, url, secret, types)
     select id, 'https://bench.example/hook', 'bench', array['order.paid'] from shop where place % 33 = 0`,
  );
  await client.query(
    `insert into webhook_deliveries (event_id, endpoint_id, state, attempts, created_at)
     select gen_random_uuid(), e.id, case when n % 10 = 0 then 'failed' else 'delivered' end, 1, now() - n * interval '1 hour'
     from webhook_endpoints e join shop on shop.id = e.vendor_id, generate_series(1, 300) n`,
  );
}
