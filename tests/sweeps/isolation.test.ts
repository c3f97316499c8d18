import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { stock } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { writePicture } from "#domains/messaging/server/internal/picture-files.ts";
import { conversations, messagePictures, messages } from "#domains/messaging/server/tables.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { openLog } from "#platform/log/log.ts";
import { hearDatabase, openLiveEvents, publishLive } from "#platform/realtime/live-events.ts";
import { openNotifications } from "#platform/realtime/notifications.ts";
import { openEventSource } from "../support/event-source.ts";
import { addProduct, addVendor } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { makePicture } from "../support/pictures.ts";
import { type Answer, send } from "./support/call.ts";
import { addCallers, type CallerKind, type Callers, callerKinds } from "./support/callers.ts";
import { openShop, type Shop, withoutLimits } from "./support/open-shop.ts";

type Owner = Exclude<CallerKind, "visitor">;
const owners = callerKinds.filter((kind): kind is Owner => kind !== "visitor");
type Things = { conversationId: string; pictureId: string; notificationId: string; secret: string };

let market: TestMarket;
let shop: Shop;
let callers: Callers;
let notices: ReturnType<typeof openNotifications>;
/** What each of them has: a conversation as a buyer of an outside shop, with a picture, and a notification. */
const things = {} as Record<Owner, Things>;

beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false, caches: true });
  notices = openNotifications(market.databaseUrl, openLog("silent"));
  shop = await openShop(withoutLimits(market.infra), openLiveEvents(hearDatabase(notices)));
  callers = await addCallers(market.infra);
  const outside = await addVendor(market.infra);
  for (const kind of owners) things[kind] = await makeThings(kind, outside.vendor.id);
});
afterAll(async () => {
  await shop?.close();
  await notices?.stop();
  await market?.close();
});

async function makeThings(kind: Owner, vendorId: string): Promise<Things> {
  const { db, clock, storage } = market.infra;
  const { userId } = callers[kind].person;
  const [secret, pictureId, key] = [randomUUID(), randomUUID(), randomUUID()];
  const { id: productId } = await addProduct(market.infra, vendorId);
  const [conversation] = await db
    .insert(conversations)
    .values({ buyerId: userId, vendorId, productId, messageCount: 1, lastMessageAt: clock.now() })
    .returning();
  const conversationId = conversation!.id;
  const [message] = await db
    .insert(messages)
    .values({
      ...{ conversationId, position: 1, senderId: userId, senderType: "buyer", content: secret },
      ...{ requestId: randomUUID(), pictureCount: 1 },
    })
    .returning();
  await writePicture(storage, pictureId, await makePicture());
  await db.insert(messagePictures).values({
    ...{ id: pictureId, conversationId, uploaderId: userId, messageId: message!.id, width: 4, height: 4 },
  });
  const [notification] = await db
    .insert(notifications)
    .values({
      ...{ userId, kind: "messageFromVendor", onceKey: key, groupKey: key },
      params: { vendor: secret },
    })
    .returning();
  return { conversationId, pictureId, notificationId: notification!.id, secret };
}

const ask = (kind: CallerKind, method: string, path: string, body?: object | Buffer): Promise<Answer> =>
  send(`${shop.url}${path}`, {
    method,
    ...(kind === "visitor" ? {} : { cookie: callers[kind].cookie }),
    ...(Buffer.isBuffer(body)
      ? { body: new Uint8Array(body), headers: { "content-type": "image/png" } }
      : body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });

/** Every call that names a thing of another user's. */
async function attemptsOn({ conversationId, pictureId, notificationId }: Things) {
  const one = `/api/conversations/${conversationId}`;
  const message = { content: "Hello", requestId: randomUUID() };
  const asSide = (p_user_type: string) => ({ p_conversation_id: conversationId, p_user_type });
  return [
    ["GET", one],
    ["GET", `${one}/messages`],
    ["GET", `${one}/messages?before=2`],
    ["POST", `${one}/messages`, message],
    ["POST", `${one}/messages`, { ...message, pictures: [{ pictureId }] }],
    ["POST", `${one}/archive`, { isArchived: true }],
    ["POST", `${one}/block`, { isBlocked: true }],
    ["POST", `${one}/typing`, {}],
    ["POST", "/api/rpc/mark_conversation_as_read", asSide("buyer")],
    ["POST", "/api/rpc/mark_conversation_as_read", asSide("vendor")],
    ["GET", `/api/vendor/conversations/${conversationId}/parcels`],
    ["POST", "/api/reports/messages", { conversationId, reason: "spam", words: "", requestId: randomUUID() }],
    ["POST", `/storage/v1/messages/${conversationId}/pictures`, await makePicture()],
    ["GET", `/storage/v1/messages/pictures/${pictureId}.webp`],
    ["GET", `/storage/v1/messages/pictures/${pictureId}-160.avif`],
    ["POST", `/api/notifications/${notificationId}/read`],
  ] as const;
}

/** Lists that name no user, and show what is one's own. */
const lists = [
  "/api/conversations?userType=buyer",
  "/api/conversations?userType=vendor",
  "/api/conversations?userType=buyer&state=archived",
  "/api/notifications",
];

const refused = (kind: CallerKind) =>
  kind === "visitor" ? [401] : kind === "half signed in" ? [403] : [403, 404];

describe.each(callerKinds)("%s", (kind) => {
  test.each(owners.filter((owner) => owner !== kind))("reaches nothing of: %s", async (owner) => {
    for (const [method, path, body] of await attemptsOn(things[owner])) {
      const { status, text } = await ask(kind, method, path, body);
      expect([method, path, refused(kind).includes(status) ? "refused" : status]).toEqual([
        method,
        path,
        "refused",
      ]);
      expect(text).not.toContain(things[owner].secret);
    }
  });

  test("lists only what is their own", async () => {
    const isSignedIn = kind !== "visitor" && kind !== "half signed in";
    const all = (await Promise.all(lists.map((path) => ask(kind, "GET", path))))
      .map(({ text }) => text)
      .join();
    const search = await Promise.all(
      owners.map((owner) => ask(kind, "GET", `/api/conversations?search=${things[owner].secret}`)),
    );
    const seen = [all, ...search.map(({ text }) => text)].join();
    for (const owner of owners)
      expect([owner, seen.includes(things[owner].secret)]).toEqual([owner, isSignedIn && owner === kind]);
  });
});

test.each(owners.filter((kind) => kind !== "half signed in"))(
  "reaches what is their own: %s",
  async (kind) => {
    const { conversationId, pictureId, notificationId } = things[kind];
    for (const [method, path] of [
      ["GET", `/api/conversations/${conversationId}/messages`],
      ["GET", `/storage/v1/messages/pictures/${pictureId}.webp`],
      ["POST", `/api/notifications/${notificationId}/read`],
    ] as const)
      expect([path, (await ask(kind, method, path)).status]).toEqual([path, 200]);
  },
);

test("a live stream carries only what is its person's, also when it returns with another's place, and visitors have none", async () => {
  const path = "/realtime/v1/events";
  const signedIn = owners.filter((kind) => kind !== "half signed in");
  for (const kind of ["visitor", "half signed in"] as const)
    expect((await ask(kind, "GET", path)).status).toBe(401);
  const open = async (kind: Owner, query = "") => {
    const stream = await openEventSource(`${shop.url}${path}${query}`, { cookie: callers[kind].cookie });
    await expect.poll(() => stream.events.some(({ event }) => event === "beat")).toBe(true);
    return { kind, stream };
  };
  const first = await Promise.all(signedIn.map((kind) => open(kind)));
  const topics = ["messages", "orders", "wishlist", "roles", "notifications", "cart"];
  for (const kind of signedIn)
    for (const type of topics)
      await publishLive(market.infra.db, callers[kind].person.userId, { type }, things[kind].secret);
  const heardBy = (stream: (typeof first)[number]["stream"]) =>
    stream.messages().map(({ type, id }) => `${type} ${id}`);
  const own = (kind: Owner) => topics.map((type) => `${type} ${things[kind].secret}`);
  for (const { kind, stream } of first) await expect.poll(() => heardBy(stream)).toEqual(own(kind));
  // Where the first one was before anything happened: everyone's events came after it.
  const place = first[0]!.stream.events.find(({ event }) => event === "beat")!.id;
  const again = await Promise.all(signedIn.map((kind) => open(kind, place ? `?after=${place}` : "")));
  for (const { kind, stream } of again) {
    const others = heardBy(stream).filter((one) => !own(kind).includes(one));
    expect(others).toEqual([]);
  }
  for (const { stream } of [...first, ...again]) stream.close();
});

test("a product's changes are followed by whom it is shown to: everyone if it is on sale, else its own shop alone", async () => {
  const { db } = market.infra;
  const vendorId = callers.vendor.person.vendor!.id;
  const [shown, hidden] = [
    await addProduct(market.infra, vendorId),
    await addProduct(market.infra, vendorId),
  ];
  await db.update(products).set({ isActive: false }).where(eq(products.id, hidden.id));
  const open = async (kind: CallerKind, productId: string) => {
    const stream = await openEventSource(
      `${shop.url}/realtime/v1/events?product=${productId}`,
      kind === "visitor" ? {} : { cookie: callers[kind].cookie },
    );
    return { kind, productId, stream };
  };
  const isVisitor = (kind: CallerKind) => kind === "visitor" || kind === "half signed in";
  const all = await Promise.all(
    callerKinds.flatMap((kind) => [shown, hidden].map(({ id }) => open(kind, id))),
  );
  for (const { kind, productId, stream } of all)
    expect([kind, stream.status]).toEqual([kind, isVisitor(kind) && productId === hidden.id ? 404 : 200]);
  await vi.waitUntil(() => market.infra.invalidation.version());
  for (const { id } of [hidden, shown])
    await db.update(stock).set({ stockQuantity: 4 }).where(eq(stock.productId, id));
  const heardBy = ({ stream }: (typeof all)[number]) => stream.messages().map(({ id }) => id);
  for (const one of all.filter(({ productId }) => productId === shown.id))
    await expect.poll(() => [one.kind, ...heardBy(one)]).toEqual([one.kind, shown.id]);
  for (const one of all.filter(({ productId }) => productId === hidden.id))
    expect([one.kind, ...heardBy(one)]).toEqual([one.kind, ...(one.kind === "vendor" ? [hidden.id] : [])]);
  for (const { stream } of all) stream.close();
});
