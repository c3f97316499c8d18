import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openDatabase, requestPatience } from "#platform/db/database.ts";
import { emails } from "#platform/email/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { openLog } from "#platform/log/log.ts";
import { hearDatabase, openLiveEvents, publishLive } from "#platform/realtime/live-events.ts";
import { openNotifications } from "#platform/realtime/notifications.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { codeOf, conversationsIn, read, say } from "../../../../tests/support/conversations.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { announceTyping } from "./announce-typing.ts";
import { eraseMessages } from "./erase-messages.ts";
import { exportMessages } from "./export-messages.ts";
import { getConversation } from "./get-conversation.ts";
import { listMessages } from "./list-messages.ts";
import { mailUnreadMessages } from "./mail-unread-messages.ts";
import { conversations, messages } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
beforeEach(() => market.infra.db.delete(rateLimits).then(() => {}));
afterAll(() => market.close());

const minuteMs = 60_000;
const { newBuyer, connect } = conversationsIn(() => market);

const mailsTo = ({ caller }: SignedInCtx) =>
  market.infra.db
    .select()
    .from(emails)
    .where(and(eq(emails.recipient, caller.email), like(emails.onceKey, "message:%")))
    .orderBy(emails.createdAt);
/** What is due, but not the sending: a sent mail of this kind is deleted. */
async function runMailJob(id: string, recipient: "buyer" | "vendor") {
  const [row] = await market.infra.db.select().from(conversations).where(eq(conversations.id, id));
  const due = recipient === "buyer" ? row!.mailDueBuyerAt : row!.mailDueVendorAt;
  if (due && due <= market.clock.now())
    await mailUnreadMessages(market.infra, { conversationId: id, recipient, dueAt: due.toISOString() });
  return due;
}

test("what is not read for ten minutes is mailed with its texts, at most once an hour", async () => {
  const { buyer, vendor, product, id } = await connect({ buyer: await newBuyer("Ada <b>") });
  await say(buyer, id, "Is it washed?\nOr natural?");
  market.clock.advance(9 * minuteMs);
  await say(buyer, id, "And how old?");
  await runMailJob(id, "vendor");
  expect(await mailsTo(vendor)).toEqual([]);
  market.clock.advance(minuteMs);
  const due = await runMailJob(id, "vendor");
  const [mail] = await mailsTo(vendor);
  expect(mail).toMatchObject({ subject: "New message from Ada <b>", deleteOnceSent: true });
  for (const text of ["Is it washed?", "And how old?", product.name, `/messages/${id}`])
    expect(mail!.text).toContain(text);
  expect(mail!.html).not.toContain("<b>");
  // Running it again changes nothing.
  await mailUnreadMessages(market.infra, {
    conversationId: id,
    recipient: "vendor",
    dueAt: due!.toISOString(),
  });
  expect(await mailsTo(vendor)).toHaveLength(1);
  await say(buyer, id, "Hello?");
  market.clock.advance(59 * minuteMs);
  await runMailJob(id, "vendor");
  expect(await mailsTo(vendor)).toHaveLength(1);
  market.clock.advance(minuteMs);
  await runMailJob(id, "vendor");
  const [, second] = await mailsTo(vendor);
  expect(second!.text).toContain("Hello?");
  expect(second!.text).not.toContain("washed");
  expect(await mailsTo(buyer)).toEqual([]);
});

test("a job that the database fails is repeated: the mail is not given up", async () => {
  const { buyer, vendor, id } = await connect();
  await say(buyer, id, "Still there?");
  market.clock.advance(10 * minuteMs);
  const [row] = await market.infra.db.select().from(conversations).where(eq(conversations.id, id));
  const data = {
    conversationId: id,
    recipient: "vendor",
    dueAt: row!.mailDueVendorAt!.toISOString(),
  } as const;
  const impatient = openDatabase(market.databaseUrl, { max: 1, patience: { ...requestPatience, lock: 50 } });
  await market.infra.db.transaction(async (tx) => {
    await tx.select().from(conversations).where(eq(conversations.id, id)).for("update");
    await expect(mailUnreadMessages({ ...market.infra, db: impatient.db }, data)).rejects.toThrow();
  });
  await impatient.close();
  await mailUnreadMessages(market.infra, data);
  expect(await mailsTo(vendor)).toHaveLength(1);
});

test("the job of a message waits in the queue, and does nothing once it was read", async () => {
  const { buyer, vendor, id } = await connect();
  await say(vendor, id, "It is washed.");
  await market.runJobs();
  await read(buyer, id, "buyer");
  market.clock.advance(11 * minuteMs);
  await market.runJobs();
  expect(await mailsTo(buyer)).toEqual([]);
  await say(vendor, id, "And fresh.");
  market.clock.advance(11 * minuteMs);
  // The mail is written, sent and deleted.
  await market.runJobs();
  const [row] = await market.infra.db.select().from(conversations).where(eq(conversations.id, id));
  expect(row).toMatchObject({ mailDueBuyerAt: null, mailedBuyerAt: market.clock.now() });
});

test("an erased side's texts are gone, the other side keeps its own; with both, the conversation is gone", async () => {
  const { buyer, vendor, id } = await connect();
  await say(buyer, id, "My name is Ada.");
  await say(vendor, id, "It is washed.");
  expect((await exportMessages(buyer)).items).toMatchObject([
    { content: "My name is Ada.", isOwn: true },
    { content: "It is washed.", isOwn: false },
  ]);
  await eraseMessages(buyer);
  const { items } = await listMessages(vendor, { conversationId: id });
  expect(items.map(({ content, senderId }) => [content, senderId])).toEqual([
    ["", null],
    ["It is washed.", vendor.caller.userId],
  ]);
  expect(await getConversation(vendor, { conversationId: id })).toMatchObject({ buyer: null, buyerId: null });
  expect(await codeOf(say(vendor, id, "Hello?"))).toBe("CONFLICT");
  expect(await codeOf(getConversation(buyer, { conversationId: id }))).toBe("NOT_FOUND");
  await eraseMessages(vendor);
  expect(await market.infra.db.$count(messages, eq(messages.conversationId, id))).toBe(0);
  expect(await market.infra.db.$count(conversations, eq(conversations.id, id))).toBe(0);
});

test("both sides' screens hear of each message and of its reading; nobody else's", async () => {
  const { buyer, vendor, id } = await connect();
  const other = await newBuyer();
  const notifications = openNotifications(market.databaseUrl, openLog("silent"));
  const { follow } = openLiveEvents(hearDatabase(notifications));
  const heard: string[] = [];
  for (const [name, ctx] of Object.entries({ buyer, vendor, other }))
    follow(ctx.caller.userId, {
      onEntry: ({ message: { type, id = "" } }) => heard.push(`${name}: ${type} ${id}`),
      onGap() {},
    });
  const sync = (type: "role" | "order") => publishLive(market.infra.db, other.caller.userId, { type });
  await expect.poll(() => sync("role").then(() => heard)).toContain("other: role ");
  await say(buyer, id, "Hello");
  await read(vendor, id, "vendor");
  await read(vendor, id, "vendor");
  await codeOf(say(other, id, "Me too"));
  expect(await codeOf(announceTyping(other, { conversationId: id }))).toBe("NOT_FOUND");
  await announceTyping(buyer, { conversationId: id });
  await sync("order");
  await expect.poll(() => heard).toContain("other: order ");
  expect(heard.filter((line) => line.includes("typing"))).toEqual([`vendor: typing ${id}`]);
  const told = heard.filter((line) => line.includes("message")).toSorted();
  expect(told).toEqual(["buyer", "buyer", "vendor", "vendor"].map((name) => `${name}: message ${id}`));
  await notifications.stop();
});
