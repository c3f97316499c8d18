import { randomUUID } from "node:crypto";
import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { decideReport } from "#domains/moderation/server/decide-report.ts";
import { eraseReports } from "#domains/moderation/server/erase-reports.ts";
import { exportReports } from "#domains/moderation/server/export-reports.ts";
import { getReport } from "#domains/moderation/server/get-report.ts";
import { listReports } from "#domains/moderation/server/list-reports.ts";
import { reportMessages } from "#domains/moderation/server/report-messages.ts";
import { reports } from "#domains/moderation/server/tables.ts";
import { takeReport } from "#domains/moderation/server/take-report.ts";
import { emails } from "#platform/email/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { codeOf, conversationsIn, say } from "../../../../tests/support/conversations.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { blockOtherSide } from "./block-other-side.ts";
import { eraseMessages } from "./erase-messages.ts";
import { getConversation } from "./get-conversation.ts";
import { listConversations } from "./list-conversations.ts";
import { messageBlocks } from "./tables.ts";

let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"], name: "Ines Lima" }));
});
beforeEach(() => market.infra.db.delete(rateLimits).then(() => {}));
afterAll(() => market.close());

const { newBuyer, connect } = conversationsIn(() => market);
const block = (ctx: SignedInCtx, conversationId: string, isBlocked = true) =>
  blockOtherSide(ctx, { conversationId, isBlocked });
const report = (ctx: SignedInCtx, conversationId: string, more: object = {}) =>
  reportMessages(ctx, {
    ...{ conversationId, reason: "harassment", words: "Rude", requestId: randomUUID() },
    ...more,
  });
const openReports = async () => {
  const { items } = await listReports(admin, { list: "open" });
  return Promise.all(items.map(({ id }) => getReport(admin, { reportId: id })));
};
const mailsTo = ({ caller }: SignedInCtx) =>
  market.infra.db
    .select()
    .from(emails)
    .where(and(eq(emails.recipient, caller.email), like(emails.onceKey, "report-%")));

test("while one side blocks, neither writes in any conversation of the two; others are not concerned", async () => {
  const { buyer, vendor, id } = await connect();
  const second = await connect({ buyer, vendor });
  const other = await connect({ vendor });
  await say(buyer, id, "Hello");
  expect(await block(vendor, id)).toMatchObject({ isBlocked: true, isBlockedByCaller: true });
  expect(await getConversation(buyer, { conversationId: second.id })).toMatchObject({
    isBlocked: true,
    isBlockedByCaller: false,
  });
  for (const [ctx, conversationId] of [
    [buyer, id],
    [vendor, id],
    [buyer, second.id],
    [vendor, second.id],
  ] as const)
    expect(await codeOf(say(ctx, conversationId, "Hello?"))).toBe("CONVERSATION_BLOCKED");
  expect(await codeOf(say(other.buyer, other.id, "Hello?"))).toBe("fine");
  // What was written stays.
  const { items } = await listConversations(buyer, { userType: "buyer", state: "active" });
  expect(items).toMatchObject([{ id, isBlocked: true, messages: [{ content: "Hello" }] }]);
});

test("each takes back only their own block, and both may block", async () => {
  const { buyer, vendor, id } = await connect();
  await block(buyer, id);
  await block(buyer, id);
  await block(vendor, id);
  await block(vendor, id, false);
  expect(await codeOf(say(vendor, id, "Hello?"))).toBe("CONVERSATION_BLOCKED");
  expect(await getConversation(vendor, { conversationId: id })).toMatchObject({
    isBlocked: true,
    isBlockedByCaller: false,
  });
  expect(await block(buyer, id, false)).toMatchObject({ isBlocked: false, isBlockedByCaller: false });
  expect(await codeOf(say(vendor, id, "Hello?"))).toBe("fine");
  expect(await codeOf(block(await newBuyer(), id))).toBe("NOT_FOUND");
});

test("a message that was sent before the block may be repeated, and is not mailed to who blocked", async () => {
  const { buyer, vendor, id } = await connect();
  const requestId = randomUUID();
  const sent = await say(buyer, id, "Hello", requestId);
  await block(vendor, id);
  expect(await say(buyer, id, "Hello", requestId)).toEqual(sent);
  market.clock.advance(11 * 60_000);
  await market.runJobs();
  const mails = await market.infra.db.select().from(emails).where(eq(emails.recipient, vendor.caller.email));
  expect(mails).toEqual([]);
});

test("a block sent while messages are being written lets no message follow it", async () => {
  const { buyer, vendor, id } = await connect();
  const writing = Array.from({ length: 10 }, (_, n) => codeOf(say(buyer, id, `Message ${n}`)));
  await block(vendor, id);
  const before = await getConversation(vendor, { conversationId: id });
  const results = await Promise.all(writing);
  expect(await getConversation(vendor, { conversationId: id })).toMatchObject({
    lastMessageAt: before.lastMessageAt,
    unreadCountVendor: results.filter((code) => code === "fine").length,
  });
  expect(before.unreadCountVendor).toBe(results.filter((code) => code === "fine").length);
});

test("a report of a message has a copy of it, is mailed to its reporter, and waits for an administrator", async () => {
  const { buyer, vendor, id } = await connect({ buyer: await newBuyer("Ada Reyes") });
  await say(buyer, id, "Hello");
  const rude = await say(vendor, id, "Go away.");
  const { reference } = await report(buyer, id, { messageId: rude.id });
  expect(reference).toMatch(/^R-\d{5}$/);
  const [waiting] = await openReports();
  expect(waiting).toMatchObject({
    ...{ reference, kind: "message", reason: "harassment", words: "Rude", state: "open" },
    reporter: { name: "Ada Reyes", email: buyer.caller.email },
    reported: { email: vendor.caller.email },
    atReport: { texts: [{ messageId: rude.id, content: "Go away." }] },
  });
  const [mail] = await mailsTo(buyer);
  expect(mail!.subject).toContain(reference);
  expect(mail!.text).not.toContain("Go away");
  expect(await mailsTo(vendor)).toEqual([]);

  const reportId = waiting!.id;
  await takeReport(admin, { reportId });
  expect(await decideReport(admin, { reportId, answer: "We warned the shop." })).toMatchObject({
    state: "closed",
    answer: "We warned the shop.",
  });
  const texts = (await mailsTo(buyer)).map(({ text }) => text);
  expect(texts.filter((text) => text.includes("We warned the shop."))).toHaveLength(1);
  expect(await codeOf(decideReport(admin, { reportId, answer: "Again" }))).toBe("CONFLICT");
  expect(await codeOf(decideReport(admin, { reportId: randomUUID(), answer: "Nothing" }))).toBe("NOT_FOUND");
  expect(await openReports()).toEqual([]);
  expect((await listReports(admin, { list: "closed" })).items).toHaveLength(1);
});

test("a report of a conversation copies the latest ten of the other side, not one's own", async () => {
  const { buyer, vendor, id } = await connect();
  await say(vendor, id, "Mine");
  for (let n = 1; n <= 12; n++) await say(buyer, id, `Text ${n}`);
  await report(vendor, id);
  const [waiting] = await openReports();
  expect(waiting!.kind).toBe("conversation");
  expect(waiting!.atReport.texts.map(({ content }) => content)).toEqual(
    Array.from({ length: 10 }, (_, n) => `Text ${n + 3}`),
  );
  await market.infra.db.delete(reports);
});

test("the same report, sent twice or at once, and another of the same thing, is one while it is open", async () => {
  const { buyer, vendor, id } = await connect();
  const rude = await say(vendor, id, "Go away.");
  const requestId = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => report(buyer, id, { messageId: rude.id, requestId })));
  expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
  expect(await report(buyer, id, { messageId: rude.id })).toEqual(sent[0]);
  expect(await mailsTo(buyer)).toHaveLength(1);
  expect(await openReports()).toHaveLength(1);
  await market.infra.db.delete(reports);
});

test("only what the other side wrote in one's own conversation can be reported, ten times an hour", async () => {
  const { buyer, vendor, id } = await connect();
  const own = await say(buyer, id, "Hello");
  expect(await codeOf(report(buyer, id))).toBe("NOT_FOUND");
  expect(await codeOf(report(buyer, id, { messageId: own.id }))).toBe("NOT_FOUND");
  expect(await codeOf(report(await newBuyer(), id))).toBe("NOT_FOUND");
  const elsewhere = await connect({ vendor });
  const foreign = await say(vendor, elsewhere.id, "Psst");
  expect(await codeOf(report(buyer, id, { messageId: foreign.id }))).toBe("NOT_FOUND");
  for (let n = 0; n < 10; n++) await codeOf(report(vendor, randomUUID()));
  expect(await codeOf(report(vendor, id))).toBe("TOO_MANY_REQUESTS");
});

test("with an account go the reports of it, who reported and their words, and its blocks", async () => {
  const { buyer, vendor, id } = await connect();
  await say(vendor, id, "Go away.");
  await say(buyer, id, "You too.");
  await report(buyer, id);
  await report(vendor, id);
  await block(buyer, id);
  expect((await exportReports(buyer)).items).toMatchObject([{ words: "Rude", state: "open" }]);
  await eraseReports(buyer);
  await eraseMessages(buyer);
  const left = await openReports();
  expect(left).toMatchObject([{ reporter: null, words: "", atReport: { texts: [{ content: "Go away." }] } }]);
  expect(await mailsTo(buyer)).toEqual([]);
  expect(await market.infra.db.$count(messageBlocks, eq(messageBlocks.buyerId, buyer.caller.userId))).toBe(0);
  await market.infra.db.delete(reports);
});
