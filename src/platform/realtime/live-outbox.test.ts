import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { defineLiveEvent } from "#kernel/live-event.ts";
import { openDatabase } from "#platform/db/database.ts";
import { openTestMarket, type TestMarket } from "../../../tests/support/open-test-market.ts";
import { liveMessage, publishAllLive, publishLive } from "./live-events.ts";
import { liveChannel } from "./live-outbox.ts";
import { openNotifications } from "./notifications.ts";
import { liveOutbox } from "./tables.ts";

const event = defineLiveEvent({ type: "test" });
const someone = "8f6f1d6e-6f0a-4a54-9a5c-0d2d0c6f6a01";
let market: TestMarket;
let heard: string[];
const listener = () => {
  const client = new pg.Client({ connectionString: market.databaseUrl });
  client.on("notification", ({ payload }) => heard.push(JSON.parse(payload!.split(" ")[1]!).message.id));
  return client;
};
let listening: pg.Client;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  listening = listener();
  await listening.connect();
  await listening.query(`listen ${liveChannel}`);
});
beforeEach(() => {
  heard = [];
});
afterAll(async () => {
  await listening?.end();
  await market?.close();
});

const waiting = () => market.infra.db.$count(liveOutbox);

test("what a transaction publishes is sent when it has committed, what it says twice once, and nothing stays", async () => {
  const { db } = market.infra;
  await db.transaction(async (tx) => {
    const twice = { userId: someone, event, id: "said-twice" };
    await publishAllLive(tx, [twice, twice]);
    await publishLive(tx, someone, event, "said-twice");
    await publishLive(tx, someone, event, "also");
    // Another's events pass meanwhile.
    await publishLive(db, someone, event, "of-another");
    await expect.poll(() => heard).toEqual(["of-another"]);
  });
  await expect.poll(() => heard.toSorted()).toEqual(["also", "of-another", "said-twice"]);
  await expect.poll(waiting).toBe(0);
});

test("what is rolled back is not sent", async () => {
  const { db } = market.infra;
  const failing = db.transaction(async (tx) => {
    await publishLive(tx, someone, event, "rolled-back");
    throw new Error("on purpose");
  });
  await expect(failing).rejects.toThrow("on purpose");
  await publishLive(db, someone, event, "after");
  await expect.poll(() => heard).toEqual(["after"]);
});

test("what many say at the same time is all sent, each once, however many wait", async () => {
  const { db, pool, close } = openDatabase(market.databaseUrl, { max: 8 });
  const ids = Array.from({ length: 400 }, (_, n) => `many-${n}`);
  await pool.query("select publish_live(m) from unnest($1::text[]) as m", [
    Array.from({ length: 2_500 }, (_, n) => liveMessage({ userId: someone, event, id: `left-${n}` })),
  ]);
  await Promise.all(ids.map((id) => publishLive(db, someone, event, id)));
  await expect.poll(() => heard.length, { timeout: 5_000 }).toBe(2_900);
  expect(new Set(heard).size).toBe(2_900);
  await close();
});

test("what a killed process has committed and not sent, another sends within seconds", async () => {
  const killed = new pg.Client({ connectionString: market.databaseUrl });
  await killed.connect();
  await killed.query("select publish_live($1)", [liveMessage({ userId: someone, event, id: "left" })]);
  await killed.end();
  expect(heard).toEqual([]);
  const notifications = openNotifications(market.databaseUrl, market.infra.log);
  notifications.hear("nothing", () => {});
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(["left"]);
  await notifications.stop();
});

test("no publishing statement notifies by itself: only one such transaction could commit at a time", async () => {
  const { rows } = await market.infra.db.execute<{ source: string }>(
    sql`select prosrc as source from pg_proc where proname = 'publish_live'`,
  );
  expect(rows.map(({ source }) => source)).toEqual([expect.not.stringContaining("notify")]);
});
