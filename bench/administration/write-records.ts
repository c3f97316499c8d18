import { oneOf } from "./one-of.ts";
import type { Writing } from "./write-market.ts";

/** Mails, files, promotions, and jobs that were given up. */
export async function writeRecords(writing: Writing): Promise<void> {
  await writeMails(writing);
  await writeWork(writing);
}

/** As many mails as orders, none of them old enough to be deleted. */
async function writeMails({ client, size }: Writing): Promise<void> {
  await client.query(
    `insert into emails (once_key, recipient, language, subject, html, text, created_at, sent_at, failure, failed_at)
     select 'bench-' || id, 'buyer-' || n::bigint * 7919 % 1000000 || '@bench.example', 'en', 'Your order', '<p>Thank you.</p>', 'Thank you.', at,
       case when n % 5000 <> 3 then at + interval '1 minute' end, case when n % 5000 = 3 then '550' end, case when n % 5000 = 3 then at end
     from (select id, n, now() - n * interval '85 days' / $1 as at from bought) bought order by at`,
    [size.orders],
  );
  await client.query(
    `insert into rate_limits (key, points, expire) select 'sign-in:bench-' || n, n % 9, (extract(epoch from now() + interval '1 hour') * 1000)::bigint
     from generate_series(1, 20000) n`,
  );
}

async function writeWork({ client }: Writing): Promise<void> {
  await client.query(
    `insert into bulk_uploads (vendor_id, file_name, state, row_count, done_count, create_count, created_at, applied_at)
     select id, 'lots.csv', ${oneOf("applied,failed,checked,undone", "n")}, 500, 500, 500, now() - (place * 7 + n) * interval '11 minutes', now()
     from shop, generate_series(1, 3) n where state = 'approved' and place % 3 = 0`,
  );
  await client.query(
    `insert into promotions (vendor_id, name, code, kind, percent_basis_points, starts_at, ends_at, state, created_at)
     select case when n % 20 <> 0 then id end, 'Summer ' || place || ' ' || n, 'B' || place || '-' || n, 'percent', 1000,
       now() - (place % 700) * interval '1 day', now() + (40 - place % 700) * interval '1 day', ${oneOf("active,active,paused,ended", "place")}, at
     from shop, generate_series(1, 3) n where shop.state = 'approved'`,
  );
  await client.query(
    `insert into jobs.job_common (name, data, state, retry_limit, source_name, source_created_on, source_retry_count, source_output, created_on)
     select 'dead-letters', jsonb_build_object('productId', gen_random_uuid()), 'created', 0, ${oneOf("index-product,send-push,send-refund,publish-vendor-event", "n")},
       now() - n * interval '3 minutes', 5, jsonb_build_object('message', 'connect ECONNREFUSED'), now() - n * interval '3 minutes'
     from generate_series(1, 5000) n`,
  );
}

/** As many entries as orders, each linked to the one before by the log's own trigger. */
export async function writeAuditLog({ client, size }: Writing): Promise<void> {
  await client.query("set local session_replication_role = origin");
  // The trigger looks for the last entry; without statistics of the growing table it would sort it each time.
  await client.query("set local enable_seqscan = off");
  await client.query(
    `insert into audit_entries (action, actor_id, actor_roles, subject_kind, subject_id, owner_id, before, after, request_id, created_at)
     select ${oneOf("product.approve,product.reject,product.edit,parcel.refund,vendor.approve,user.ban", "goods.n")}, admin_id, '{admin}',
       ${oneOf("product,product,product,parcel,vendor,user", "goods.n")}, goods.id::text, shop.user_id, '{"state": "waiting"}', '{"state": "approved"}', 'bench', goods.at
     from (select * from goods order by n desc) goods join shop on shop.id = goods.vendor_id,
       operator
     order by goods.at limit $1`,
    [size.orders],
  );
  await client.query("set local enable_seqscan = on");
}
