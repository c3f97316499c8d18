import type pg from "pg";
import { addPeople } from "./buyers.ts";
import type { Figures } from "./measure.ts";
import { rankOf, rush } from "./rush.ts";
import { untilQuiet } from "./until-done.ts";
import { addVendors } from "./vendors.ts";

const buyers = 10_000;
const subjects = 5;

const lists = {
  "first page": "?",
  "unread counts": "/unread?",
  "search for a word that all contain": "?search=roasted&",
  "that one in 20 contains": "?search=anaerobic&",
  "that one in 1,000 contains": "?search=geisha&",
  "that none contains": "?search=yirgacheffe+sidra&",
  "for a product": "?search=@product&",
} as const;
const target = { p99: 50 };

/** The conversation list of a vendor with 50,000 conversations, at 4 connections. */
export async function measureConversations(
  pool: pg.Pool,
  { url, secret, memory }: { url: string; secret: string; memory: () => number },
  seconds: number,
): Promise<Figures[]> {
  const [cookie] = await addVendors(pool, 1, secret);
  const product = await writeConversations(pool, await addPeople(pool, buyers, secret));
  const figures: Figures[] = [];
  for (const [name, more] of Object.entries(lists)) {
    const address = `${url}/api/conversations${more.replace("@product", encodeURIComponent(product))}userType=vendor`;
    await rush(address, cookie!, (seconds * 1_000) / 4);
    const times = await rush(address, cookie!, seconds * 1_000);
    figures.push({
      name: `vendor with ${buyers * subjects} conversations, ${name}`,
      perSecond: times.length / seconds,
      ...{ p50: rankOf(times, 0.5), p99: rankOf(times, 0.99), memory: memory(), target },
    });
  }
  return figures;
}

/**
 * Of the newest vendor, each with a question and its answer, a minute apart; every tenth question is unread. Returns the name
 * of one of the products.
 */
async function writeConversations(pool: pg.Pool, people: readonly { id: string }[]): Promise<string> {
  await pool.query(
    `with shop as (select id, user_id from vendors where company_name like 'Bench %' order by created_at desc limit 1),
       buyers as (select id, n from unnest($1::uuid[]) with ordinality as b (id, n)),
       goods as (select id, row_number() over (order by id) as n from products order by id limit $2),
       opened as (
         insert into conversations (buyer_id, vendor_id, product_id, message_count, unread_count_vendor, last_message_at)
         select b.id, shop.id, g.id, 2, case when b.n % 10 = 0 then 1 else 0 end, now() - (b.n * $2 + g.n) * interval '1 minute'
         from shop, buyers b, goods g returning id, buyer_id, last_message_at
       )
     insert into messages (conversation_id, position, sender_id, sender_type, content, request_id, created_at)
     select o.id, v.position, case v.side when 'buyer' then o.buyer_id else shop.user_id end, v.side,
       v.content || case when v.position = 2 and hashtext(o.id::text) % 20 = 0 then ' Is it anaerobic?' else '' end
         || case when v.position = 2 and hashtext(o.id::text) % 1000 = 0 then ' Any geisha?' else '' end,
       gen_random_uuid(), o.last_message_at
     from shop, opened o, (values (1, 'vendor', 'Hello! It was roasted on Monday.'), (2, 'buyer', 'Is this lot washed, or natural?'))
       as v (position, side, content)`,
    [people.map(({ id }) => id), subjects],
  );
  // A market at rest: otherwise the database tidies up, and the app tells of what is new, while others are answered.
  await pool.query("vacuum (analyze) conversations, messages, users, sessions");
  await untilQuiet(pool);
  const { rows } = await pool.query<{ name: string }>("select name from products order by id limit 1");
  return rows[0]!.name;
}
