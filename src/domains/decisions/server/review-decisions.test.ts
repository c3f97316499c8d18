import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { reportReview } from "#domains/moderation/server/report-review.ts";
import { reports } from "#domains/moderation/server/tables.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { addReview } from "#domains/reviews/server/add-review.ts";
import { deleteReview } from "#domains/reviews/server/delete-review.ts";
import { listMyReviews } from "#domains/reviews/server/list-my-reviews.ts";
import { listReviewQueue } from "#domains/reviews/server/list-review-queue.ts";
import { listReviews } from "#domains/reviews/server/list-reviews.ts";
import { updateReview } from "#domains/reviews/server/update-review.ts";
import { emails } from "#platform/email/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import { codeOf } from "../../../../tests/support/conversations.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { decideObjection } from "./decide-objection.ts";
import { listDecisions } from "./list-decisions.ts";
import { listDecisionsOnMyReviews } from "./list-decisions-on-my-reviews.ts";
import { objectAsAuthor } from "./object-as-author.ts";
import { publishReview } from "./publish-review.ts";
import { refuseReview } from "./refuse-review.ts";
import { restoreReview } from "./restore-review.ts";
import { decisions } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
beforeEach(() => market.infra.db.delete(rateLimits).then(() => {}));
afterAll(() => market.close());

const newPerson = async (language: "en" | "es" = "en") =>
  contextFor(market.infra, await addPerson(market.infra, { language }), language);
const newAdmin = async () =>
  contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"], adminRole: "moderator" }));
const letters = () => randomUUID().replace(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)]!);
const facts = "The shop told us that it paid for this text in March.";

/** A review that waits, of a new product. */
async function waitingReview(language: "en" | "es" = "en") {
  const author = await newPerson(language);
  const shop = contextFor(market.infra, await addVendor(market.infra));
  const { id: productId } = await addProduct(market.infra, shop.caller.vendor!.id);
  const review = await addReview(author, {
    ...{ productId, rating: 2, comment: `Thin. ${letters()}`, pictureIds: [] },
  });
  const shown = async () =>
    (
      await listReviews(author, {
        ...{ productId, onlyVerified: false, onlyPictures: false, sort: "helpful", page: 1 },
      })
    ).total;
  return { author, shop, productId, review, shown };
}

test("held, published, reported, removed with reasons in the author's language, objected to, restored", async () => {
  const { author, shop, review, shown } = await waitingReview("es");
  const [one, another] = [await newAdmin(), await newAdmin()];
  const { id: reviewId } = review;
  const queue = await listReviewQueue(one, { page: 1 });
  expect(queue.items.find(({ id }) => id === reviewId)).toMatchObject({ holdReasons: ["unverified"] });
  await publishReview(one, { reviewId, version: 1 });
  expect(await shown()).toBe(1);
  expect(await codeOf(publishReview(another, { reviewId, version: 1 }))).toBe("CONFLICT");

  const report = { reviewId, reason: "fraud" as const, words: "Not true", requestId: randomUUID() };
  const { reference } = await reportReview(shop, report);
  expect(await reportReview(shop, report)).toEqual({ reference });
  expect(await codeOf(reportReview(author, { ...report, requestId: randomUUID() }))).toBe("NOT_FOUND");
  const [reported] = await market.infra.db.select().from(reports).where(eq(reports.subjectId, reviewId));
  expect(reported).toMatchObject({ kind: "review", reportedId: author.caller.userId });

  const decision = await refuseReview(one, { reviewId, version: 1, rule: "reviewPaid", facts });
  expect(decision).toMatchObject({ kind: "reviewRefused", reviewId, vendorId: null, language: "es" });
  expect(await shown()).toBe(0);
  const [mail] = await market.infra.db
    .select()
    .from(emails)
    .where(eq(emails.onceKey, `decision:${decision.id}`));
  expect(mail).toMatchObject({ recipient: author.caller.email, language: "es" });
  expect(mail!.text).toContain(facts);
  expect((await listMyReviews(author, { page: 1 })).items[0]!.state).toBe("refused");
  expect(await codeOf(deleteReview(author, { reviewId }))).toBe("CONFLICT");

  const objection = "Nobody paid me, and I can show the receipt of my order.";
  expect(await codeOf(objectAsAuthor(await newPerson(), { decisionId: decision.id, objection }))).toBe(
    "NOT_FOUND",
  );
  await objectAsAuthor(author, { decisionId: decision.id, objection });
  expect(await codeOf(objectAsAuthor(author, { decisionId: decision.id, objection }))).toBe("CONFLICT");
  const answer = { decisionId: decision.id, outcome: "reversed" as const, reason: facts };
  expect(await codeOf(decideObjection(one, answer))).toBe("SAME_PERSON");
  const waiting = await listDecisions(another, { onlyObjections: true, onlyReviews: true, page: 1 });
  expect(waiting.items.find(({ id }) => id === decision.id)).toMatchObject({ mayDecide: true });
  await decideObjection(another, answer);
  expect(await shown()).toBe(1);
  expect(
    (await listDecisionsOnMyReviews(author)).items.filter(({ reviewId: of }) => of === reviewId),
  ).toEqual([expect.objectContaining({ kind: "reviewRestored" })]);
  const told = await market.infra.db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.userId, author.caller.userId));
  expect(told.map(({ kind }) => kind).sort()).toEqual([
    ...["reviewObjectionGranted", "reviewPublished", "reviewRefused", "reviewRestored"],
  ]);
  const logged = await market.infra.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, reviewId))
    .orderBy(auditEntries.position);
  expect(logged.map(({ action }) => action)).toEqual(["review.publish", "review.refuse", "review.restore"]);
});

test("what was changed since it was read is not decided, and of two administrators one decides", async () => {
  const { author, review } = await waitingReview();
  const { id: reviewId } = review;
  const [one, another] = [await newAdmin(), await newAdmin()];
  await updateReview(author, { reviewId, rating: 1, comment: `Thinner. ${letters()}`, pictureIds: [] });
  expect(await codeOf(publishReview(one, { reviewId, version: 1 }))).toBe("CONFLICT");
  const codes = await Promise.all([
    codeOf(publishReview(one, { reviewId, version: 2 })),
    codeOf(publishReview(another, { reviewId, version: 2 })),
  ]);
  expect(codes.sort()).toEqual(["CONFLICT", "fine"]);
  expect(await codeOf(publishReview(one, { reviewId: randomUUID(), version: 1 }))).toBe("NOT_FOUND");
});

test("a refused review that is changed waits again; the next decision ends the first", async () => {
  const { author, review, shown } = await waitingReview();
  const { id: reviewId } = review;
  const admin = await newAdmin();
  await refuseReview(admin, { reviewId, version: 1, rule: "reviewContact", facts });
  const changed = await updateReview(author, {
    ...{ reviewId, rating: 3, comment: `Better. ${letters()}`, pictureIds: [] },
  });
  expect(changed).toMatchObject({ state: "waiting", holdReasons: ["unverified", "refusedBefore"] });
  await refuseReview(admin, { reviewId, version: 2, rule: "reviewOffTopic", facts });
  const open = async () =>
    (await market.infra.db.select().from(decisions).where(eq(decisions.reviewId, reviewId))).filter(
      ({ endedAt }) => endedAt === null,
    );
  expect((await open()).map(({ rule }) => rule)).toEqual(["reviewOffTopic"]);
  await restoreReview(admin, { reviewId, facts });
  expect(await codeOf(restoreReview(admin, { reviewId, facts }))).toBe("CONFLICT");
  expect(await shown()).toBe(1);
});
