import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { getProduct } from "#domains/catalogue/server/get-product.ts";
import { decideObjection } from "#domains/decisions/server/decide-objection.ts";
import { listDecisionsOnMyReviews } from "#domains/decisions/server/list-decisions-on-my-reviews.ts";
import { listOwnDecisions } from "#domains/decisions/server/list-own-decisions.ts";
import { objectAsAuthor } from "#domains/decisions/server/object-as-author.ts";
import { publishReview } from "#domains/decisions/server/publish-review.ts";
import { decisions } from "#domains/decisions/server/tables.ts";
import { takeDownProduct } from "#domains/decisions/server/take-down-product.ts";
import { products } from "#domains/listings/server/tables.ts";
import { listConversations } from "#domains/messaging/server/list-conversations.ts";
import { listMessages } from "#domains/messaging/server/list-messages.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { addReview } from "#domains/reviews/server/add-review.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { codeOf, conversationsIn, say } from "../../../../tests/support/conversations.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { byVisitor, newEmail, reportersIn, said } from "../../../../tests/support/reports.ts";
import { answerReportObjection } from "./answer-report-objection.ts";
import { decideReport } from "./decide-report.ts";
import { getReport } from "./get-report.ts";
import { getReportByLink } from "./get-report-by-link.ts";
import { listOwnReports } from "./list-own-reports.ts";
import { listReports } from "./list-reports.ts";
import { objectByLink } from "./object-by-link.ts";
import { objectToReport } from "./object-to-report.ts";
import { releaseReport } from "./release-report.ts";
import { reportMessages } from "./report-messages.ts";
import { reportProduct } from "./report-product.ts";
import { reportReview } from "./report-review.ts";
import { reportVendor } from "./report-vendor.ts";
import { reports } from "./tables.ts";
import { takeReport } from "./take-report.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
beforeEach(() => market.infra.db.delete(rateLimits).then(() => {}));
afterAll(() => market.close());
const { connect } = conversationsIn(() => market);

const { newPerson, newModerator, newProduct, visitor, rowOf, mailsTo } = reportersIn(() => market);
const tokenIn = (text: string) => /objection=([\w-]+)/.exec(text)![1]!;
const facts = "The picture on the page shows the mark of another roaster.";
const takeDown = { measure: "takeDownProduct" as const, rule: "misleading" as const, facts };

test("two moderators take reports of one thing at once: one has them all, and only that one decides", async () => {
  const { productId } = await newProduct();
  await reportProduct(await newPerson(), { productId, ...said() });
  await reportProduct(visitor(), { productId, ...byVisitor(newEmail()) });
  const { id: reportId } = await rowOf(productId);
  const both = [await newModerator(), await newModerator()];
  const codes = await Promise.all(both.map((one) => codeOf(takeReport(one, { reportId }))));
  expect(codes.sort()).toEqual(["CONFLICT", "fine"]);
  const { takenBy } = await rowOf(productId);
  const [mine, other] = both[0]!.caller.userId === takenBy ? both : [both[1]!, both[0]!];
  // One that comes later is already theirs.
  await reportProduct(await newPerson(), { productId, ...said() });
  const { items } = await listReports(mine!, { list: "mine" });
  expect(items.filter(({ otherCount }) => otherCount === 2)).toHaveLength(3);
  expect(await codeOf(decideReport(other!, { reportId, answer: "It may stay." }))).toBe("CONFLICT");
  await releaseReport(other!, { reportId });
  await takeReport(other!, { reportId });
  expect(await codeOf(decideReport(mine!, { reportId, answer: "It may stay." }))).toBe("CONFLICT");
});

test("taking a product down answers all its reporters, and tells the vendor why but not who reported it", async () => {
  const { productId, shop } = await newProduct();
  const email = newEmail();
  const person = await newPerson("Nora Silent");
  await reportProduct(visitor(), { productId, ...byVisitor(email) });
  await reportProduct(person, { productId, ...said() });
  await market.infra.db.update(products).set({ name: "Renamed" }).where(eq(products.id, productId));
  const { id: reportId } = await rowOf(productId);
  const admin = await newModerator();
  const taken = await takeReport(admin, { reportId });
  expect(taken).toMatchObject({
    isMine: true,
    otherCount: 1,
    now: { state: "shown", thing: { title: "Renamed" } },
  });
  expect(taken.atReport.title).not.toBe("Renamed");
  await decideReport(admin, { reportId, answer: "Shoppers can’t see it anymore.", ...takeDown });
  const visitorCtx = visitor();
  expect(await codeOf(getProduct(visitorCtx, { productId }))).toBe("NOT_FOUND");
  const rows = await market.infra.db.select().from(reports).where(eq(reports.subjectId, productId));
  const [decision] = await market.infra.db.select().from(decisions).where(eq(decisions.productId, productId));
  expect(rows.map(({ state, outcome, decisionId }) => [state, outcome, decisionId])).toEqual([
    ["closed", "acted", decision!.id],
    ["closed", "acted", decision!.id],
  ]);
  expect(decision).toMatchObject({ rule: "misleading", isAutomatic: false, decidedBy: admin.caller.userId });
  for (const to of [email, person.caller.email]) {
    const texts = (await mailsTo(to)).map(({ text }) => text).join("\n");
    expect(texts).toContain("Shoppers can’t see it anymore.");
    expect(texts).not.toContain(facts);
  }
  const [statement] = await market.infra.db
    .select()
    .from(emails)
    .where(eq(emails.onceKey, `decision:${decision!.id}`));
  expect(statement!.recipient).toBe(shop.caller.email);
  expect(statement!.text).toContain(facts);
  for (const secret of ["Eva", "Nora", email, person.caller.email, "another coffee"])
    expect(`${statement!.html}${JSON.stringify(await listOwnDecisions(shop))}`).not.toContain(secret);
  const told = await market.infra.db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.userId, person.caller.userId));
  expect(told).toEqual([{ kind: "reportActed" }]);
  const logged = await market.infra.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.actorId, admin.caller.userId));
  expect(logged.map(({ action }) => action).sort()).toEqual([
    ...["product.take-down", "report.decide", "report.take"],
  ]);
  expect((await listOwnReports(person)).items).toMatchObject([{ outcome: "acted", canObject: false }]);
});

test("a measure that fails leaves the report open: nothing of the decision stays", async () => {
  const { productId } = await newProduct();
  await reportProduct(await newPerson(), { productId, ...said() });
  const { id: reportId } = await rowOf(productId);
  const admin = await newModerator();
  await takeReport(admin, { reportId });
  const answer = "It is gone.";
  expect(await codeOf(decideReport(admin, { reportId, answer, measure: "stands" }))).toBe("CONFLICT");
  for (const wrong of [
    { ...takeDown, rule: undefined },
    { ...takeDown, facts: undefined },
  ])
    expect(await codeOf(decideReport(admin, { reportId, answer, ...wrong }))).toBe("BAD_REQUEST");
  const unfit = { measure: "refuseReview" as const, rule: "reviewPaid" as const, facts, version: 1 };
  expect(await codeOf(decideReport(admin, { reportId, answer, ...unfit }))).toBe("BAD_REQUEST");
  await takeDownProduct(admin, { productId, rule: "misleading", facts });
  expect(await codeOf(decideReport(admin, { reportId, answer, ...takeDown }))).toBe("CONFLICT");
  expect(await rowOf(productId)).toMatchObject({ state: "open", outcome: null });
  await decideReport(admin, { reportId, answer, measure: "stands" });
  expect(await rowOf(productId)).toMatchObject({ outcome: "acted" });
  expect(await market.infra.db.$count(decisions, eq(decisions.productId, productId))).toBe(1);
});

test("a review is removed and a vendor suspended by their reports", async () => {
  const { productId, vendorId } = await newProduct();
  const author = await newPerson();
  const admin = await newModerator();
  const review = await addReview(author, {
    productId,
    rating: 1,
    comment: "Thin and sour coffee.",
    pictureIds: [],
  });
  await publishReview(admin, { reviewId: review.id, version: 1 });
  expect(await codeOf(reportReview(author, { reviewId: review.id, ...said({ reason: "fraud" }) }))).toBe(
    "NOT_FOUND",
  );
  await reportReview(visitor(), { reviewId: review.id, ...byVisitor(newEmail(), { reason: "fraud" }) });
  const { id: onReview } = await rowOf(review.id);
  const { now } = await takeReport(admin, { reportId: onReview });
  const removal = { measure: "refuseReview" as const, rule: "reviewInvented" as const, facts };
  const answer = "It is no longer shown.";
  await decideReport(admin, { reportId: onReview, answer, ...removal, version: now.version! });
  expect((await listDecisionsOnMyReviews(author)).items).toMatchObject([{ kind: "reviewRefused" }]);

  await reportVendor(visitor(), { vendorId, ...byVisitor(newEmail()) });
  const { id: onVendor } = await rowOf(vendorId);
  await takeReport(admin, { reportId: onVendor });
  const openParcelsUntil = new Date(market.infra.clock.now().getTime() + 7 * 86_400_000).toISOString();
  const suspension = { measure: "suspendVendor" as const, rule: "fraud" as const, facts, openParcelsUntil };
  await decideReport(admin, { reportId: onVendor, answer, ...suspension });
  const [vendor] = await market.infra.db.select().from(vendors).where(eq(vendors.id, vendorId));
  expect(vendor!.suspendedAt).not.toBeNull();
});

test("a removed message has no text for either side, in lists, search or preview, until its author's objection is granted", async () => {
  const { buyer, vendor, id: conversationId } = await connect();
  await say(vendor, conversationId, "Hello");
  const rude = await say(buyer, conversationId, "Zzyzx is what you are.");
  await reportMessages(vendor, {
    ...{ conversationId, messageId: rude.id, reason: "harassment", words: "", requestId: randomUUID() },
  });
  const { id: reportId } = await rowOf(rude.id);
  const [admin, another] = [await newModerator(), await newModerator()];
  await takeReport(admin, { reportId });
  const removal = { measure: "removeMessage" as const, rule: "terms" as const, facts };
  await decideReport(admin, { reportId, answer: "The message is removed.", ...removal });
  for (const [ctx, userType] of [
    [buyer, "buyer"],
    [vendor, "vendor"],
  ] as const) {
    const { items } = await listMessages(ctx, { conversationId });
    expect(items.at(-1)).toMatchObject({ content: "", isRemoved: true });
    const list = { userType, state: "active" as const, page: 1 };
    expect(JSON.stringify(await listConversations(ctx, list))).not.toContain("Zzyzx");
    expect((await listConversations(ctx, { ...list, search: "Zzyzx" })).items).toEqual([]);
  }
  const [statement] = (await listDecisionsOnMyReviews(buyer)).items;
  expect(statement).toMatchObject({ kind: "messageRemoved", messageId: rude.id, canObject: true });
  await objectAsAuthor(buyer, {
    decisionId: statement!.id,
    objection: "It is the name of a town, not an insult.",
  });
  await decideObjection(another, { decisionId: statement!.id, outcome: "reversed", reason: facts });
  expect((await listMessages(vendor, { conversationId })).items.at(-1)).toMatchObject({
    ...{ content: "Zzyzx is what you are.", isRemoved: false },
  });
});

test("a visitor whose report led to nothing objects once by the mailed link; another administrator reverses it", async () => {
  const { productId } = await newProduct();
  const email = newEmail();
  await reportProduct(visitor(), { productId, ...byVisitor(email) });
  const { id: reportId } = await rowOf(productId);
  const [admin, another] = [await newModerator(), await newModerator()];
  await takeReport(admin, { reportId });
  await decideReport(admin, { reportId, answer: "The pictures are its own." });
  const decided = (await mailsTo(email)).find(({ onceKey }) => onceKey.startsWith("report-decided"));
  const token = tokenIn(decided!.html);
  expect(await rowOf(productId)).not.toMatchObject({ objectionTokenHash: token });
  expect(await getReportByLink(visitor(), { token })).toMatchObject({ canObject: true, outcome: "none" });
  const objection = "Look at the second picture: it shows the mark of another roaster.";
  expect(await codeOf(objectByLink(visitor(), { token: "guessed", objection }))).toBe("NOT_FOUND");
  const twice = await Promise.all([1, 2].map(() => codeOf(objectByLink(visitor(), { token, objection }))));
  expect(twice.sort()).toEqual(["CONFLICT", "fine"]);
  const { items } = await listReports(another, { list: "objections" });
  expect(items.map(({ id }) => id)).toContain(reportId);

  const answer = "You are right, and it is taken down.";
  expect(await codeOf(answerReportObjection(admin, { reportId, answer, ...takeDown }))).toBe("SAME_PERSON");
  expect(await getReport(admin, { reportId })).toMatchObject({ mayAnswer: false });
  await answerReportObjection(another, { reportId, answer, ...takeDown });
  expect(await codeOf(answerReportObjection(another, { reportId, answer }))).toBe("CONFLICT");
  expect(await codeOf(getProduct(visitor(), { productId }))).toBe("NOT_FOUND");
  expect((await mailsTo(email)).map(({ text }) => text).join("\n")).toContain(answer);
  const logged = await market.infra.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.actorId, another.caller.userId));
  expect(logged.map(({ action }) => action).sort()).toEqual(["product.take-down", "report.answer-objection"]);
});

test("an account objects to its own report only, once, and within six months", async () => {
  const person = await newPerson();
  const admin = await newModerator();
  const decided = async () => {
    const { productId } = await newProduct();
    await reportProduct(person, { productId, ...said() });
    const { id: reportId } = await rowOf(productId);
    await takeReport(admin, { reportId });
    await decideReport(admin, { reportId, answer: "It may stay." });
    return reportId;
  };
  const objection = "You overlooked the second picture of the page.";
  const reportId = await decided();
  expect(await codeOf(objectToReport(await newPerson(), { reportId, objection }))).toBe("NOT_FOUND");
  await objectToReport(person, { reportId, objection });
  expect(await codeOf(objectToReport(person, { reportId, objection }))).toBe("CONFLICT");
  const [other] = [await newModerator()];
  await answerReportObjection(other!, { reportId, answer: "It still may stay." });
  expect((await listOwnReports(person)).items.find(({ id }) => id === reportId)).toMatchObject({
    ...{ objectionOutcome: "upheld", objectionAnswer: "It still may stay.", canObject: false },
  });
  const late = await decided();
  const longAgo = new Date(market.infra.clock.now().getTime() - 184 * 86_400_000);
  await market.infra.db.update(reports).set({ closedAt: longAgo }).where(eq(reports.id, late));
  expect(await codeOf(objectToReport(person, { reportId: late, objection }))).toBe("CONFLICT");
});
