import { oneOf } from "./one-of.ts";
import type { Writing } from "./write-market.ts";

/** Reviews, reports, problems, disputes and decisions: many closed, some that wait. */
export async function writeCases(writing: Writing): Promise<void> {
  await writeReviews(writing);
  await writeReports(writing);
  await writeProblems(writing);
  await writeDecisions(writing);
}

async function writeReviews({ client }: Writing): Promise<void> {
  await client.query(
    `insert into reviews (product_id, user_id, rating, comment, language, is_verified_purchase, is_published, created_at, submitted_at, refused_at, hold_reasons)
     select product_id, buyer_id, 1 + n % 5, ${oneOf("Sweet and clean,Muy rico,Muito bom,Arrived late,Too dark for me", "n / 5")} || ' ' || n, 'en', true,
       n % 400 not in (5, 205) and n % 100 <> 55, at + interval '20 days', at + interval '20 days',
       case when n % 100 = 55 then at + interval '21 days' end, case when n % 400 in (5, 205) then array['link'] else '{}' end
     from (select distinct on (buyer_id, product_id) * from line where status = 'delivered' and n % 5 = 0) bought
     order by at on conflict do nothing`,
  );
}

async function writeReports({ client }: Writing): Promise<void> {
  await client.query(
    `insert into reports (kind, subject_id, reporter_id, reported_id, request_id, reason, words, evidence, state, close_reason, closed_at, created_at, outcome)
     select 'product', lot.id, buyer.id, shop.user_id, gen_random_uuid(), ${oneOf("fraud,misleading,rights,spam,other", "lot.place")}, 'This is not what it says.',
       jsonb_build_object('title', lot.name, 'texts', '[]'::jsonb, 'pictureUrls', '[]'::jsonb), case when lot.place % 20 = 0 then 'open' else 'closed' end,
       case when lot.place % 20 <> 0 then 'We have looked at it.' end, case when lot.place % 20 <> 0 then now() end,
       now() - lot.place * interval '9 minutes', case when lot.place % 20 <> 0 then 'none' end
     from lot join shop on shop.id = lot.vendor_id join buyer on buyer.place = lot.place where lot.place < 10000`,
  );
  await client.query(
    `insert into inquiries (request_id, user_id, name, email, language, subject, state, created_at, changed_at)
     select gen_random_uuid(), id, 'Bench Buyer', 'buyer-' || place || '@bench.example', 'en', 'Where is my order?',
       ${oneOf("closed,closed,answered,closed,open", "place")}, at, at from buyer where place < 20000`,
  );
}

async function writeProblems({ client }: Writing): Promise<void> {
  await client.query(
    `insert into problems (parcel_id, order_id, vendor_id, kind, wish, state, outcome, due_at, cause, request_id, created_at, ended_at)
     select parcel_id, order_id, vendor_id, ${oneOf("notArrived,damaged,wrong,notAsDescribed", "n")}, 'refund', state,
       case when state = 'closed' then 'withdrawn' end, case when state <> 'closed' then now() + n % 70 * interval '1 hour' end,
       case when state = 'escalated' then 'silence' end, gen_random_uuid(), at + interval '12 days', case when state = 'closed' then at + interval '15 days' end
     from (select *, case when n < 40000 and n % 200 = 1 then 'escalated' when n < 40000 and n % 100 = 1 then 'reported' else 'closed' end as state
       from line where status = 'delivered' and n % 100 = 1) reported`,
  );
  // Their vendors' money waits until they are over.
  await client.query(
    "update parcels set held_at = problems.created_at from problems where parcel_id = parcels.id and state <> 'closed' and held_at is null",
  );
  await client.query(
    `insert into disputes (order_id, provider_dispute_id, reason, state, amount_usd, answer_by, closed_at, created_at)
     select distinct on (order_id) order_id, 'dp_bench_' || order_id, 'product_not_received', case when n % 10000 = 21 and n < 400000 then 'open' else 'won' end, price,
       now() + n % 12 * interval '1 day', case when not (n % 10000 = 21 and n < 400000) then at + interval '40 days' end, at + interval '20 days'
     from line where status = 'delivered' and n % 500 = 21`,
  );
  await client.query(
    `insert into outside_refunds (order_id, provider_refund_id, amount_usd, created_at)
     select distinct on (order_id) order_id, 're_outside_' || order_id, 1, at + interval '3 days' from line where status = 'delivered' and n % 20000 = 41`,
  );
}

async function writeDecisions({ client }: Writing): Promise<void> {
  await client.query(
    `insert into decisions (kind, vendor_id, product_id, product_name, rule, facts, decided_by, created_at, objection, objected_at)
     select 'productRejected', vendor_id, id, name, ${oneOf("listing,misleading,illegal,rights", "n")}, 'The pictures are not of this product.', admin_id, at,
       case when n % 5000 = 51 then 'They are.' end, case when n % 5000 = 51 then at + interval '1 day' end
     from goods, operator where state = 'rejected'`,
  );
  await client.query(
    `insert into decisions (kind, vendor_id, rule, facts, decided_by, created_at, ended_at)
     select kind, shop.id, 'terms', 'Against the terms.', admin_id, now(), null
     from shop, operator,
       unnest(case state when 'suspended' then array['shopSuspended'] when 'ended' then array['shopSuspended', 'shopTerminated']
         when 'rejected' then array['applicationRejected'] else '{}' end) kind`,
  );
}
