import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { countUnreadMessages } from "./count-unread-messages.ts";
import { listConversations } from "./list-conversations.ts";
import { conversations } from "./tables.ts";

const count = 50_000;
let market: TestMarket;
let pool: pg.Pool;
let vendor: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  pool = new pg.Pool({ connectionString: market.databaseUrl, max: 1 });
  vendor = contextFor(market.infra, await addVendor(market.infra));
  const vendorId = vendor.caller.vendor!.id;
  const { userId } = await addPerson(market.infra);
  await pool.query("set session_replication_role = replica");
  await pool.query(
    `with goods as (
       insert into products (vendor_id, name, description, category, price_usd, weight_grams, origin_country, roast_level, is_approved)
       select $2, 'Lot ' || md5('lot' || n), 'One of many.', 'roasted-coffee', 5, 250, 'CO', 'light', true
       from generate_series(0, 499) n returning id
     ), numbered as (
       select id, row_number() over () - 1 as n from goods
     ), people as (
       insert into users (name, email) select 'Person ' || md5(n::text), 'p' || n || '@people.example'
       from generate_series(1, $1) n returning id, substring(email from '[0-9]+')::int as n
     ), begun as (
       insert into conversations (buyer_id, vendor_id, product_id, message_count, last_message_at, unread_count_vendor)
       select people.id, $2, numbered.id, 2, now() - people.n * interval '1 minute', case when people.n % 100 = 0 then 1 else 0 end
       from people join numbered on numbered.n = people.n % 500
       returning id, buyer_id
     )
     insert into messages (conversation_id, position, sender_id, sender_type, content, request_id)
     select begun.id, place, $3, 'buyer', 'A question about lot ' || md5(begun.id::text || place), gen_random_uuid()
     from begun, generate_series(1, 2) place`,
    [count, vendorId, userId],
  );
  await pool.query("vacuum analyze users, products, conversations, messages");
}, 300_000);
afterAll(async () => {
  await pool?.end();
  await market?.close();
});

type Run = { plan: string; pages: number };

/**
 * How the database runs the statement that a verb sends for conversations, the first unless told, and how many of its pages
 * (8 kB) it looks at.
 */
async function run(work: () => Promise<unknown>, nth = 0): Promise<Run> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const sent = (spy.mock.calls as unknown[][]).map(([query, values]) => ({
    text: (query as { text?: string }).text ?? "",
    values: (query as { values?: unknown[] }).values ?? (values as unknown[]) ?? [],
  }));
  spy.mockRestore();
  const { text, values } = sent.filter((one) => one.text.includes('from "conversations"')).at(nth)!;
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(
    `explain (analyze, buffers, timing off) ${text}`,
    values,
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  // The first is the whole statement's.
  const [, hit, read] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plan)!;
  return { plan, pages: Number(hit ?? 0) + Number(read ?? 0) };
}

const list = (more: object = {}) =>
  listConversations(vendor, { userType: "vendor", state: "active", ...more });
/** A shop's conversations, users and messages are many: none of them may be read from end to end. */
const readsAll = /Seq Scan on (conversations|messages|users)/;
/** What 500 conversations with two messages, a person and a product each take. */
const mostPages = 10_000;

test("the list's statement is planned once for all shops, not at each execution", async () => {
  await market.infra.db.transaction(async (tx) => {
    const search = (cursor?: string) =>
      listConversations({ ...vendor, db: tx }, { userType: "vendor", state: "active", cursor });
    // PostgreSQL compares five plans for given values with one for any values; a statement gets its name when it comes often.
    for (let times = 0; times < 12; times++) await search();
    const { rows } = await tx.execute(
      sql`select custom_plans, generic_plans from pg_prepared_statements where statement like '%from "conversations" left join%'`,
    );
    expect(rows).toEqual([{ custom_plans: "5", generic_plans: expect.stringMatching(/^[3-9]$/) }]);
  });
});

test("a shop's latest conversations come in the order of their index, the first page and any other", async () => {
  const { next } = await list();
  const deep = await market.infra.db
    .select({ id: conversations.id, at: conversations.lastMessageAt })
    .from(conversations)
    .where(eq(conversations.vendorId, vendor.caller.vendor!.id))
    .orderBy(sql`${conversations.lastMessageAt} desc`)
    .offset(count - 100)
    .limit(1);
  for (const cursor of [undefined, next, `${deep[0]!.at.getTime()}_${deep[0]!.id}`]) {
    const { plan, pages } = await run(() => list(cursor ? { cursor } : {}));
    expect(plan).toMatch(/Index Only Scan using conversations_of_vendor/);
    expect(plan).not.toMatch(readsAll);
    expect(plan).not.toMatch(/Sort Key/);
    expect(pages).toBeLessThan(1_000);
  }
});

test("the unread total reads only what is unread", async () => {
  const { plan, pages } = await run(() => countUnreadMessages(vendor, { userType: "vendor" }));
  expect(plan).toMatch(/conversations_unread_vendor/);
  expect(plan).not.toMatch(readsAll);
  expect(pages).toBeLessThan(50);
  expect(await countUnreadMessages(vendor, { userType: "vendor" })).toEqual({ count: count / 100 });
});

test("the search finds a name and a text by their parts, by index", async () => {
  const { items } = await list();
  const { messages, buyer } = items[7]!;
  const ofText = messages[0]!.content.slice(-12).toUpperCase();
  const ofName = buyer!.fullName.slice(-12);
  for (const search of [ofText, ofName]) {
    const find = async () => {
      expect((await list({ search })).items.map(({ id }) => id)).toEqual([items[7]!.id]);
    };
    const { plan, pages } = await run(find, 1);
    for (const index of ["messages_text", "users_name_parts"]) expect(plan).toContain(index);
    expect(plan).not.toMatch(readsAll);
    expect(pages).toBeLessThan(300);
    const first = await run(find);
    expect(first.plan).not.toMatch(readsAll);
    expect(first.pages).toBeLessThan(mostPages);
  }
});

test("a search for what every message contains reads no more than its page, the first and any other", async () => {
  const search = "question about";
  const { next } = await list({ search });
  for (const cursor of [undefined, next]) {
    const { plan, pages } = await run(async () => {
      expect((await list({ search, ...(cursor ? { cursor } : {}) })).items).toHaveLength(30);
    });
    expect(plan).toMatch(/Index Scan using conversations_of_vendor/);
    expect(plan).not.toMatch(readsAll);
    expect(pages).toBeLessThan(1_000);
  }
});

test("pages of a search hold the same as the list, each once, where few and where many contain it", async () => {
  // A sixteenth of the texts, in the order of chance.
  const found = await pool.query<{ id: string }>(
    `select c.id from conversations c where vendor_id = $1 and exists (
       select from messages m where m.conversation_id = c.id and m.content like '%about lot 5%')
     order by last_message_at desc, id desc limit 95`,
    [vendor.caller.vendor!.id],
  );
  const ids: string[] = [];
  for (let cursor: string | null | undefined; ids.length < 90; ) {
    const page = await list({ search: "ABOUT LOT 5", ...(cursor ? { cursor } : {}) });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  }
  expect(ids).toEqual(found.rows.slice(0, 90).map(({ id }) => id));
});

test("a plan for any search doesn't read all matches either, and a long conversation is left to the index", async () => {
  await pool.query(
    `insert into messages (conversation_id, position, sender_type, content, request_id)
     select id, place, 'buyer', 'Long talk ' || place, gen_random_uuid()
     from (select id from conversations where vendor_id = $1 order by last_message_at desc limit 1) as latest, generate_series(3, 3000) place`,
    [vendor.caller.vendor!.id],
  );
  await pool.query(
    `update conversations set message_count = 3000 where id = (
       select id from conversations where vendor_id = $1 order by last_message_at desc limit 1)`,
    [vendor.caller.vendor!.id],
  );
  await pool.query("set plan_cache_mode = force_generic_plan");
  const { plan, pages } = await run(async () => {
    expect((await list({ search: "long talk 2999" })).items).toHaveLength(1);
  });
  await pool.query("reset plan_cache_mode");
  expect(plan).not.toMatch(readsAll);
  expect(plan).not.toMatch(/messages_text/);
  expect(pages).toBeLessThan(1_000);
});
