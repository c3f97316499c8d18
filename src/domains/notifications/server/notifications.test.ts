import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLog } from "#platform/log/log.ts";
import { hearDatabase, openLiveEvents, publishLive } from "#platform/realtime/live-events.ts";
import { openNotifications } from "#platform/realtime/notifications.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { codeOf } from "../../../../tests/support/conversations.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { countUnreadNotifications } from "./count-unread-notifications.ts";
import { forgetOldNotifications } from "./forget-old-notifications.ts";
import { getNotificationPreferences } from "./get-notification-preferences.ts";
import { listNotifications } from "./list-notifications.ts";
import { markAllNotificationsAsRead } from "./mark-all-notifications-as-read.ts";
import { markNotificationAsRead } from "./mark-notification-as-read.ts";
import { markSubjectAsRead } from "./mark-subject-as-read.ts";
import { type Notice, notify, notifyAdministrators } from "./notify.ts";
import { setNotificationPreference } from "./set-notification-preference.ts";
import { notifications } from "./tables.ts";
import { wantsMail } from "./wants-mail.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

const newReader = async () => contextFor(market.infra, await addPerson(market.infra));
const shipped = (subjectId: string = randomUUID(), event: string = randomUUID()): Notice => ({
  kind: "parcelShipped",
  subjectId,
  event,
  params: { number: 7, vendor: "Finca Clara" },
});
const sold = (subjectId: string = randomUUID()): Notice => ({
  kind: "parcelSold",
  subjectId,
  params: { number: 8, cents: 1_500 },
});
const notifyThem = (ctx: SignedInCtx, notice: Notice) => notify(market.infra, ctx.caller.userId, notice);
const itemsOf = async (ctx: SignedInCtx) => (await listNotifications(ctx, {})).items;
const unreadOf = async (ctx: SignedInCtx) => (await countUnreadNotifications(ctx)).count;

test("the latest is first, and leads to what it is about", async () => {
  const ctx = await newReader();
  const [order, parcel] = [randomUUID(), randomUUID()];
  await notifyThem(ctx, shipped(order));
  market.clock.advance(1_000);
  await notifyThem(ctx, sold(parcel));
  expect(await itemsOf(ctx)).toMatchObject([
    { kind: "parcelSold", count: 1, isRead: false, link: `/vendor/dashboard?tab=orders&parcel=${parcel}` },
    { kind: "parcelShipped", params: { number: 7, vendor: "Finca Clara" }, link: `/orders/${order}` },
  ]);
  expect(await unreadOf(ctx)).toBe(2);
});

test("nobody sees, counts or marks another's", async () => {
  const [mine, other] = [await newReader(), await newReader()];
  await notifyThem(other, shipped());
  const [theirs] = await itemsOf(other);
  expect([await itemsOf(mine), await unreadOf(mine)]).toEqual([[], 0]);
  expect(await codeOf(markNotificationAsRead(mine, { notificationId: theirs!.id }))).toBe("NOT_FOUND");
  await markAllNotificationsAsRead(mine);
  expect(await unreadOf(other)).toBe(1);
});

test("those of a day that belong together are one: of the same thing, or of the same kind", async () => {
  const ctx = await newReader();
  const order = randomUUID();
  for (const notice of [shipped(order), shipped(), shipped(order), sold(), sold(), sold()]) {
    market.clock.advance(1_000);
    await notifyThem(ctx, notice);
  }
  const items = await itemsOf(ctx);
  expect(items.map(({ kind, count, link }) => ({ kind, count, link }))).toEqual([
    { kind: "parcelSold", count: 3, link: "/vendor/dashboard?tab=orders" },
    { kind: "parcelShipped", count: 2, link: `/orders/${order}` },
    { kind: "parcelShipped", count: 1, link: expect.stringMatching(/^\/orders\//) },
  ]);
  expect(await unreadOf(ctx)).toBe(3);
  await markNotificationAsRead(ctx, { notificationId: items[0]!.id });
  expect((await itemsOf(ctx)).map(({ isRead }) => isRead)).toEqual([true, false, false]);
  market.clock.advance(86_400_000);
  await notifyThem(ctx, sold());
  expect((await itemsOf(ctx)).map(({ count }) => count)).toEqual([1, 3, 2, 1]);
});

test("counts are right under parallel writes, and an event that comes twice is one", async () => {
  const ctx = await newReader();
  const order = randomUUID();
  const events = Array.from({ length: 12 }, () => randomUUID());
  await Promise.all([...events, ...events].map((event) => notifyThem(ctx, shipped(order, event))));
  expect(await itemsOf(ctx)).toMatchObject([{ count: 12 }]);
  expect(await unreadOf(ctx)).toBe(1);
});

test("a transaction that fails notifies no one", async () => {
  const ctx = await newReader();
  const failed = inTransaction(market.infra, async (tx) => {
    await notify(tx, ctx.caller.userId, shipped());
    throw new Error("changed my mind");
  });
  await expect(failed).rejects.toThrow("changed my mind");
  expect(await itemsOf(ctx)).toEqual([]);
});

test("pages follow each other without gaps or repetitions, also where times are the same", async () => {
  const ctx = await newReader();
  await Promise.all(Array.from({ length: 45 }, () => notifyThem(ctx, shipped())));
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listNotifications(ctx, { cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(seen).toHaveLength(45);
  expect(new Set(seen).size).toBe(45);
});

test("marking all leaves nothing unread; the badge counts no further than 100", async () => {
  const ctx = await newReader();
  const rows = Array.from({ length: 130 }, (_, n) => ({
    ...{ userId: ctx.caller.userId, kind: "orderPaid", params: {} },
    ...{ onceKey: `test:${n}`, groupKey: `test:${n}`, createdAt: market.clock.now() },
  }));
  await market.infra.db.insert(notifications).values(rows);
  expect(await unreadOf(ctx)).toBe(100);
  await markAllNotificationsAsRead(ctx);
  expect(await unreadOf(ctx)).toBe(0);
});

test("what was seen elsewhere is read here: of that thing and these kinds only", async () => {
  const ctx = await newReader();
  const subjectId = randomUUID();
  const message: Notice = { kind: "messageFromVendor", subjectId, event: "1", params: { vendor: "Clara" } };
  await notifyThem(ctx, message);
  await notifyThem(ctx, { ...message, subjectId: randomUUID(), event: "2" });
  const { userId } = ctx.caller;
  await markSubjectAsRead(market.infra, { userId, kinds: ["messageFromVendor"], subjectId });
  expect(await unreadOf(ctx)).toBe(1);
});

test("a topic that is off on the site is not shown, and others still are", async () => {
  const ctx = await newReader();
  await setNotificationPreference(ctx, { topic: "orders", channel: "site", isOn: false });
  await notifyThem(ctx, shipped());
  await notifyThem(ctx, sold());
  expect((await itemsOf(ctx)).map(({ kind }) => kind)).toEqual(["parcelSold"]);
  await setNotificationPreference(ctx, { topic: "orders", channel: "site", isOn: true });
  await notifyThem(ctx, shipped());
  expect((await itemsOf(ctx)).map(({ kind }) => kind).sort()).toEqual(["parcelShipped", "parcelSold"]);
});

test("one chooses among the topics of one's roles; mails about money and decisions can't be switched off", async () => {
  const buyer = await newReader();
  const vendor = contextFor(market.infra, await addVendor(market.infra));
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const topicsOf = async (ctx: SignedInCtx) =>
    (await getNotificationPreferences(ctx)).topics.map(({ topic }) => topic);
  const everyones = ["orders", "messages", "backInStock", "priceDrop", "reviews"];
  expect(await topicsOf(buyer)).toEqual(everyones);
  expect(await topicsOf(vendor)).toEqual([...everyones, "sales", "decisions", "payouts", "plan", "team"]);
  expect(await topicsOf(admin)).toEqual([...everyones, "administration"]);

  const off = { channel: "mail", isOn: false } as const;
  for (const topic of ["payouts", "sales", "priceDrop"] as const)
    expect(await codeOf(setNotificationPreference(vendor, { topic, ...off }))).toBe("BAD_REQUEST");
  const { topics } = await setNotificationPreference(vendor, { topic: "messages", ...off });
  expect(topics.find(({ topic }) => topic === "messages")).toMatchObject({
    mail: false,
    site: true,
    push: true,
  });
  const { userId } = vendor.caller;
  expect(await wantsMail(market.infra, userId, "messages")).toBe(false);
  expect(await wantsMail(market.infra, userId, "orders")).toBe(true);
  expect(await wantsMail(market.infra, userId, "payouts")).toBe(true);
  expect(await wantsMail(market.infra, buyer.caller.userId, "messages")).toBe(true);
});

test("administrators hear of what waits for them, and nobody else does", async () => {
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const buyer = await newReader();
  const inquiry = randomUUID();
  await notifyAdministrators(market.infra, { kind: "inquiryReceived", subjectId: inquiry, params: {} });
  expect(await itemsOf(admin)).toMatchObject([
    { kind: "inquiryReceived", link: `/admin?tab=support&inquiry=${inquiry}` },
  ]);
  expect(await itemsOf(buyer)).toEqual([]);
});

test("each change notifies the person's own screens only, once it is committed", async () => {
  const [mine, other] = [await newReader(), await newReader()];
  const listener = openNotifications(market.databaseUrl, openLog("silent"));
  const { follow } = openLiveEvents(hearDatabase(listener));
  const heard: string[] = [];
  follow(other.caller.userId, { onEntry: () => heard.push("other"), onGap() {} });
  follow(mine.caller.userId, { onEntry: ({ message }) => heard.push(message.type), onGap() {} });
  const say = (type: string) => publishLive(market.infra.db, mine.caller.userId, { type });
  await expect.poll(() => say("ready").then(() => heard)).toContain("ready");
  const notice = shipped();
  await notifyThem(mine, notice);
  await notifyThem(mine, notice);
  await markAllNotificationsAsRead(mine);
  await markAllNotificationsAsRead(mine);
  await say("done");
  await expect.poll(() => heard).toContain("done");
  expect(heard.filter((type) => type !== "ready")).toEqual(["notification", "notification", "done"]);
  await listener.stop();
});

test("after 90 days they are deleted, read or not", async () => {
  const ctx = await newReader();
  await notifyThem(ctx, shipped());
  const { userId } = ctx.caller;
  const rows = () => market.infra.db.$count(notifications, eq(notifications.userId, userId));
  market.clock.advance(89 * 86_400_000);
  await forgetOldNotifications(market.infra);
  expect(await rows()).toBe(1);
  market.clock.advance(86_400_001);
  await forgetOldNotifications(market.infra);
  expect(await rows()).toBe(0);
});
