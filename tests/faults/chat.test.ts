import { randomBytes, randomUUID } from "node:crypto";
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPeople } from "../../bench/buyers.ts";
import { LiveReader } from "../../bench/live-reader.ts";
import { addVendors } from "../../bench/vendors.ts";
import { buildOnce } from "./support/build-once.ts";
import { createDatabase } from "./support/own-database.ts";
import {
  type Cafeto,
  type Environment,
  environmentFor,
  makeDataFolder,
  startCafeto,
  until,
} from "./support/run-cafeto.ts";
import { faultSeed, isLong, repeatBy } from "./support/scale.ts";
import { seededRandom } from "./support/seeded-random.ts";
import { ask } from "./support/shopper.ts";

const { texts, kills } = isLong ? { texts: 1_000, kills: 12 } : { texts: 160, kills: 2 };

let database: Awaited<ReturnType<typeof createDatabase>>;
let pool: pg.Pool;
let environments: Environment[];
let both: Cafeto[] = [];

beforeAll(async () => {
  await buildOnce();
  database = await createDatabase();
  const shared = { DATABASE_URL: database.url, SESSION_SECRET: randomBytes(32).toString("base64url") };
  environments = await Promise.all([0, 1].map(() => environmentFor(makeDataFolder(), shared)));
  both = await Promise.all(environments.map((env) => startCafeto(env)));
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // Its connections, too, are ended while it restarts.
  pool.on("error", () => {});
}, 300_000);
afterAll(async () => {
  for (const cafeto of both) cafeto.kill("SIGKILL");
  await Promise.all(both.map(({ ended }) => ended));
  await pool?.end();
  await database?.drop();
  for (const { DATA_DIR } of environments ?? []) fs.rmSync(DATA_DIR!, { recursive: true, force: true });
}, 60_000);

/** A buyer and a vendor with a conversation. */
async function connect(): Promise<{ cookies: string[]; conversationId: string }> {
  const secret = environments[0]!.SESSION_SECRET!;
  const [buyer] = await addPeople(pool, 1, secret);
  const [vendorCookie] = await addVendors(pool, 1, secret);
  const { rows } = await pool.query<{ id: string }>(
    "insert into conversations (buyer_id, vendor_id, last_message_at) select $1, id, now() from vendors returning id",
    [buyer!.id],
  );
  return { cookies: [buyer!.cookie, vendorCookie!], conversationId: rows[0]!.id };
}

/** As at a restart of the database: every connection to it ends, also those of processes that wait for a lock. */
async function endConnections(): Promise<void> {
  const { rows } = await pool.query<{ ended: boolean }>(
    "select pg_terminate_backend(pid) as ended from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  expect(rows.filter(({ ended }) => ended).length).toBeGreaterThan(2);
}

type Message = { position: number; content: string };

/** Sends a side's texts one after another, as the page does: what was not answered is sent again, to either process. */
async function speak(
  name: string,
  cookie: string,
  { path, urls, onSent }: { path: string; urls: string[]; onSent(): void },
) {
  const answered: Message[] = [];
  for (let number = 1; number <= texts / 2; number++) {
    const body = { content: `${name} ${number}`, requestId: randomUUID() };
    for (let attempt = number; answered.length < number; attempt++) {
      const answer = await ask(urls[attempt % 2]!, { email: "", cookie }, "POST", path, body).catch(
        () => undefined,
      );
      if (answer?.status === 200) answered.push(answer.body as Message);
      else if (answer && ![429, 503].includes(answer.status)) throw new Error(answer.text);
      else await sleep(50);
    }
    onSent();
  }
  return answered;
}

/** An open chat: at each event of its stream, and when told to reload, it fetches all that is new, page by page, as the page does. */
function openChat(url: string, cookie: string, path: string) {
  const shown: Message[] = [];
  let isDue = false;
  let isFetching = false;
  async function fetchNew(): Promise<void> {
    isDue = true;
    if (isFetching) return;
    isFetching = true;
    while (isDue) {
      isDue = false;
      const last = shown.at(-1)?.position ?? 0;
      const missed: Message[] = [];
      do {
        const before = missed[0] ? `?before=${missed[0].position}` : "";
        const page = await ask(url, { email: "", cookie }, "GET", path + before).catch(() => undefined);
        if (page?.status !== 200) {
          await sleep(200);
          continue;
        }
        const { items } = page.body as { items: Message[] };
        if (items.length === 0) break;
        missed.unshift(...items);
      } while (missed[0] === undefined || missed[0].position > last + 1);
      shown.push(...missed.filter(({ position }) => position > last));
    }
    isFetching = false;
  }
  const reader = new LiveReader({
    url,
    cookie,
    onData: () => void fetchNew(),
    onReload: () => void fetchNew(),
  });
  return { shown, reader };
}

test(`a chat of ${texts} messages over two processes, of which one or the other is killed ${kills} times, and a restart of the database: none is lost or doubled, each side's are in their order, and the open chats have them all`, {
  timeout: isLong ? 900_000 : 120_000,
}, async () => {
  console.log(`seed ${faultSeed}; ${repeatBy("chat")}`);
  const random = seededRandom(faultSeed);
  const { cookies, conversationId } = await connect();
  const path = `/conversations/${conversationId}/messages`;
  const urls = both.map(({ url }) => url);
  const chats = cookies.map((cookie, side) => openChat(urls[side]!, cookie, path));
  await until("both follow", async () => chats.every(({ reader }) => reader.isOpen));
  let sent = 0;
  const onSent = () => {
    sent += 1;
  };
  let isOver = false;
  // More than a person may write: the limit of 20 a minute begins anew all the time.
  const forgiving = (async () => {
    while (!isOver) {
      await pool.query("delete from rate_limits where key like 'message:%'").catch(() => {});
      await sleep(200);
    }
  })();
  const killing = (async () => {
    for (let kill = 1; kill <= kills; kill++) {
      await until("more was sent", async () => sent >= (texts * kill) / (kills + 2));
      const victim = random.between(0, 1);
      await sleep(random.between(0, 40));
      both[victim]!.kill("SIGKILL");
      await both[victim]!.ended;
      both[victim] = await startCafeto(environments[victim]!);
    }
  })();
  const restarting = (async () => {
    await until("half was sent", async () => sent >= texts / 2);
    await endConnections();
  })();
  const spoken = await Promise.all(
    ["buyer", "vendor"].map((name, side) => speak(name, cookies[side]!, { path, urls, onSent })),
  );
  await Promise.all([killing, restarting]);
  isOver = true;
  await forgiving;

  const { rows } = await pool.query<Message & { side: string }>(
    "select position, content, sender_type as side from messages where conversation_id = $1 order by position",
    [conversationId],
  );
  expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: texts }, (_, n) => n + 1));
  for (const [side, name] of ["buyer", "vendor"].entries()) {
    const own = rows.filter((row) => row.side === name);
    expect(own.map(({ content }) => content)).toEqual(
      Array.from({ length: texts / 2 }, (_, n) => `${name} ${n + 1}`),
    );
    // What the sender was answered is what is stored.
    expect(spoken[side]!.map(({ position }) => position)).toEqual(own.map(({ position }) => position));
  }
  for (const { shown, reader } of chats) {
    await until("the chat has the latest message", async () => shown.at(-1)?.position === texts);
    reader.close();
    const places = shown.map(({ position }) => position);
    expect(places).toEqual(Array.from({ length: texts }, (_, n) => n + 1));
  }
  const { rows: counted } = await pool.query(
    "select message_count, unread_count_buyer + unread_count_vendor as unread from conversations where id = $1",
    [conversationId],
  );
  expect(counted).toEqual([{ message_count: texts, unread: texts }]);
});
