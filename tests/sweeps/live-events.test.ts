import net from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { stock } from "#domains/inventory/server/tables.ts";
import { openLog } from "#platform/log/log.ts";
import { hearDatabase, openLiveEvents, publishAllLive, publishLive } from "#platform/realtime/live-events.ts";
import { openNotifications } from "#platform/realtime/notifications.ts";
import { openEventSource } from "../support/event-source.ts";
import { addPerson, addProduct, addVendor } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { openSession } from "./support/open-session.ts";
import { openShop, type Shop } from "./support/open-shop.ts";

let market: TestMarket;
let shop: Shop;
let notifications: ReturnType<typeof openNotifications>;
const streams: { close(): void }[] = [];

beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false, caches: true });
  notifications = openNotifications(market.databaseUrl, openLog("silent"));
  shop = await openShop(market.infra, openLiveEvents(hearDatabase(notifications)));
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(async () => {
  await shop?.close();
  await notifications?.stop();
  await market?.close();
});

const cart = { type: "cart" };
const say = (userId: string, id: string) => publishLive(market.infra.db, userId, cart, id);
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `${from + n}`);

async function follow(userId: string, query = "", headers: Record<string, string> = {}) {
  const cookie = await openSession(market.infra, userId);
  const stream = await openEventSource(`${shop.url}/realtime/v1/events${query}`, { cookie, ...headers });
  streams.push(stream);
  // The stream says where it is when it has begun.
  await expect.poll(() => stream.events.some(({ event }) => event === "beat")).toBe(true);
  return { ...stream, ids: () => stream.messages().map(({ id }) => id) };
}

test("who was away is sent what they missed, once and in its order, and nobody else's", async () => {
  const [ada, bob] = [await addPerson(market.infra), await addPerson(market.infra)];
  const before = await follow(ada.userId);
  await say(ada.userId, "1");
  await expect.poll(before.ids).toEqual(["1"]);
  before.close();
  for (const id of numbers(2, 40)) await say(Number(id) % 3 ? ada.userId : bob.userId, id);
  const missed = numbers(2, 40).filter((id) => Number(id) % 3);
  for (const after of [
    await follow(ada.userId, "", { "last-event-id": before.lastId() }),
    await follow(ada.userId, `?after=${before.lastId()}`),
  ]) {
    await expect.poll(after.ids).toEqual(missed);
    await say(ada.userId, "last");
    await expect.poll(() => after.ids().at(-1)).toBe("last");
    expect(after.events.some(({ event }) => event === "reload")).toBe(false);
    missed.push("last");
  }
});

test("a page to which nothing happened knows where it was, too", async () => {
  const { userId } = await addPerson(market.infra);
  const before = await follow(userId);
  before.close();
  await say(userId, "1");
  const after = await follow(userId, `?after=${before.lastId()}`);
  await expect.poll(after.ids).toEqual(["1"]);
});

test("who says a place that is not known, or missed too much, is asked to fetch everything again", async () => {
  const { userId } = await addPerson(market.infra);
  const before = await follow(userId);
  const place = before.lastId();
  const many = numbers(1, 201).map((id) => ({ userId, event: cart, id }));
  await publishAllLive(market.infra.db, many);
  await expect.poll(() => before.ids().length).toBe(201);
  before.close();
  for (const gone of [place, "another-time", "%00", "x".repeat(2_000)]) {
    const after = await follow(userId, `?after=${gone}`);
    expect(after.events.map(({ event }) => event)).toEqual(["reload", "beat"]);
    expect(after.ids()).toEqual([]);
  }
});

test("a connection to the database that broke is a gap, and everyone is told so", async () => {
  const { userId } = await addPerson(market.infra);
  const stream = await follow(userId);
  await market.infra.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cafeto-live' and datname = current_database()`,
  );
  await expect
    .poll(() => stream.events.some(({ event }) => event === "reload"), { timeout: 10_000 })
    .toBe(true);
  await say(userId, "after");
  await expect.poll(stream.ids).toEqual(["after"]);
}, 20_000);

test("a transient event is heard now, and not by those who return", async () => {
  const { userId } = await addPerson(market.infra);
  const before = await follow(userId);
  await publishLive(market.infra.db, userId, { type: "typing", isTransient: true }, "now");
  await expect.poll(before.ids).toEqual(["now"]);
  expect(before.events.find(({ data }) => data.includes("typing"))?.id).toBe("");
  const lastId = before.lastId();
  before.close();
  // Its copy may still be on the way to this process; who follows meanwhile would hear it.
  const witness = await follow(userId);
  await publishLive(market.infra.db, userId, { type: "typing", isTransient: true }, "missed");
  await say(userId, "kept");
  await expect.poll(witness.ids, { timeout: 10_000 }).toEqual(["missed", "kept"]);
  const after = await follow(userId, `?after=${lastId}`);
  await expect.poll(after.ids).toEqual(["kept"]);
});

test("the stock of an open product is told to who looks at it, and no other product's", async () => {
  const { userId } = await addPerson(market.infra);
  const { vendor } = await addVendor(market.infra);
  const [shown, other] = [
    await addProduct(market.infra, vendor.id),
    await addProduct(market.infra, vendor.id),
  ];
  const looking = await follow(userId, `?product=${shown.id}`);
  const elsewhere = await follow(userId, "?product=not-an-id");
  await vi.waitUntil(() => market.infra.invalidation.version());
  for (const { id } of [other, shown])
    await market.infra.db.update(stock).set({ stockQuantity: 3 }).where(eq(stock.productId, id));
  await expect.poll(looking.messages).toContainEqual({ type: "shown-product", id: shown.id });
  await say(userId, "after");
  await expect.poll(elsewhere.messages).toEqual([{ type: "cart", id: "after" }]);
  expect(looking.ids()).not.toContain(other.id);
});

test("visitors hear of the open product's stock, of nothing else, and know no place to return to", async () => {
  const { vendor } = await addVendor(market.infra);
  const shown = await addProduct(market.infra, vendor.id);
  const stream = await openEventSource(`${shop.url}/realtime/v1/events?product=${shown.id}`, {});
  streams.push(stream);
  await expect.poll(() => stream.events.map(({ event }) => event)).toEqual(["beat"]);
  await vi.waitUntil(() => market.infra.invalidation.version());
  await say(vendor.id, "somebody's");
  await say("", "nobody's");
  await market.infra.db.update(stock).set({ stockQuantity: 3 }).where(eq(stock.productId, shown.id));
  await expect.poll(stream.messages).toEqual([{ type: "shown-product", id: shown.id }]);
  expect(stream.lastId()).toBe("");
});

test("a reader that does not read is cut off, and returns from its own place to exactly what it missed", async () => {
  const { userId } = await addPerson(market.infra);
  const place = await follow(userId);
  const cookie = await openSession(market.infra, userId);
  const { port } = new URL(shop.url);
  const socket = net.connect(Number(port), "127.0.0.1");
  let isClosed = false;
  let read = "";
  socket
    .setEncoding("utf8")
    .on("data", (chunk: string) => {
      read += chunk;
    })
    .on("error", () => {})
    .on("close", () => {
      isClosed = true;
    });
  socket.write(`GET /realtime/v1/events HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`);
  await new Promise((resolve) => socket.once("data", resolve));
  socket.pause();
  const long = (n: number) => `${n}-${"x".repeat(7_000)}`;
  let said = 0;
  for (; said < 3_000 && !isClosed; said += 50) {
    const publications = numbers(said + 1, said + 50).map((n) => ({
      userId,
      event: cart,
      id: long(Number(n)),
    }));
    await publishAllLive(market.infra.db, publications);
  }
  socket.resume();
  await expect.poll(() => isClosed).toBe(true);
  await expect.poll(() => place.ids().length).toBe(said);
  // The last event that it read to its end; chunks of the response may divide what follows.
  const [, at, last] = [...read.matchAll(/id: (\S+)\ndata: \{"type":"cart","id":"(\d+)-x+"\}\n\n/g)].at(-1)!;
  const missed = place.ids().slice(Number(last));
  expect(missed.length).toBeGreaterThan(0);
  place.close();
  await say(userId, "then");
  const after = await follow(userId, `?after=${at}`);
  if (missed.length < 200) await expect.poll(after.ids).toEqual([...missed, "then"]);
  else expect([after.events[0]!.event, after.ids()]).toEqual(["reload", []]);
}, 60_000);
