import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessions } from "#domains/auth/server/tables.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import { orderItems } from "#domains/orders/server/tables.ts";
import { rateLimits } from "#platform/limits/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { codeOf } from "../../../../tests/support/conversations.ts";
import {
  addMember,
  addPerson,
  addProduct,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { makePicture } from "../../../../tests/support/pictures.ts";
import { deliver } from "../../../../tests/support/reviews.ts";
import { freely } from "../../../../tests/support/sell.ts";
import { addReview } from "./add-review.ts";
import { deleteReview } from "./delete-review.ts";
import { eraseReviews } from "./erase-reviews.ts";
import { forgetUnusedPictures } from "./forget-unused-pictures.ts";
import { getMyReview } from "./get-my-review.ts";
import { getReviewPicture } from "./get-review-picture.ts";
import { listAllReviews } from "./list-all-reviews.ts";
import { listReviews } from "./list-reviews.ts";
import { listShopReviews } from "./list-shop-reviews.ts";
import { setHelpful } from "./set-helpful.ts";
import { setReply } from "./set-reply.ts";
import { storeReviewPicture } from "./store-review-picture.ts";
import { reviewPictures, reviews, reviewVotes } from "./tables.ts";
import { updateReview } from "./update-review.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
beforeEach(() => market.infra.db.delete(rateLimits).then(() => {}));
afterAll(() => market.close());

const newBuyer = async () => contextFor(market.infra, await addPerson(market.infra));
const newShop = async () => contextFor(market.infra, await addVendor(market.infra));
const newProduct = async (shop?: SignedInCtx) =>
  (await addProduct(market.infra, (shop ?? (await newShop())).caller.vendor!.id)).id;

/** No two texts are alike, or they would be held as copied; without digits, that would look like a telephone number. */
const said = () => `Cup ${randomUUID().replace(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)]!)}`;
const written = (productId: string, more: object = {}) => ({
  ...{ productId, rating: 5, comment: said(), pictureIds: [] as string[], ...more },
});
const listed = (productId: string, more: object = {}) =>
  listReviews(contextFor(market.infra, { kind: "visitor" }), {
    ...{ productId, onlyVerified: false, onlyPictures: false, sort: "helpful", page: 1, ...more },
  } as Parameters<typeof listReviews>[1]);

/** A published review by somebody to whom the product was delivered. */
async function publish(productId: string, more: object = {}) {
  const buyer = await newBuyer();
  await deliver(market.infra, buyer.caller, productId);
  return { buyer, review: await addReview(buyer, written(productId, more)) };
}

test("what was delivered and not wholly refunded is verified and published at once; anything else waits", async () => {
  const productId = await newProduct();
  const { review } = await publish(productId);
  expect(review).toMatchObject({ state: "published", isVerifiedPurchase: true, holdReasons: [] });
  const stranger = await newBuyer();
  expect(await addReview(stranger, written(productId))).toMatchObject({
    ...{ state: "waiting", isVerifiedPurchase: false, holdReasons: ["unverified"] },
  });
  const onTheWay = await newBuyer();
  await deliver(market.infra, onTheWay.caller, productId, { status: "shipped" });
  expect((await addReview(onTheWay, written(productId))).state).toBe("waiting");
  const refunded = await newBuyer();
  const { lineId } = await deliver(market.infra, refunded.caller, productId);
  await market.infra.db
    .update(orderItems)
    .set({ refundedQuantity: 1, refundedCents: 1_500 })
    .where(eq(orderItems.id, lineId));
  expect((await addReview(refunded, written(productId))).isVerifiedPurchase).toBe(false);
  expect((await listed(productId)).total).toBe(1);
});

test("one per buyer and product, not by the shop's team, five an hour, and only of what is sold", async () => {
  const shop = await newShop();
  const productId = await newProduct(shop);
  const { buyer } = await publish(productId);
  expect(await codeOf(addReview(buyer, written(productId)))).toBe("CONFLICT");
  const member = contextFor(market.infra, await addMember(market.infra, shop.caller.vendor!, "packer"));
  for (const ctx of [shop, member])
    expect(await codeOf(addReview(ctx, written(productId)))).toBe("OWN_PRODUCT");
  expect((await getMyReview(shop, { productId })).isOwnProduct).toBe(true);
  const off = (await addProduct(market.infra, shop.caller.vendor!.id, { isActive: false })).id;
  expect(await codeOf(addReview(await newBuyer(), written(off)))).toBe("NOT_FOUND");
  expect((await publish(off)).review.state).toBe("published");
  const eager = await newBuyer();
  for (let n = 0; n < 5; n++) await addReview(eager, written(await newProduct(shop)));
  expect(await codeOf(addReview(eager, written(productId)))).toBe("TOO_MANY_REQUESTS");
});

test("two tabs at once write one review", async () => {
  const productId = await newProduct();
  const buyer = await newBuyer();
  await deliver(market.infra, buyer.caller, productId);
  const codes = await Promise.all(
    Array.from({ length: 4 }, () => codeOf(addReview(freely(buyer), written(productId)))),
  );
  expect(codes.sort()).toEqual(["CONFLICT", "CONFLICT", "CONFLICT", "fine"]);
  expect((await listed(productId)).ratingCounts).toEqual([0, 0, 0, 0, 1]);
});

test("links, contact data, copied texts, bursts and related accounts are held, though the purchase is verified", async () => {
  const shop = await newShop();
  const productId = await newProduct(shop);
  const holdsOf = async (comment: string) => (await publish(productId, { comment })).review.holdReasons;
  expect(await holdsOf("Cheaper at www.elsewhere.example today")).toEqual(["link"]);
  expect(await holdsOf("Write to ada@people.example for more")).toEqual(["contact"]);
  expect(await holdsOf("Call me: +1 (202) 555-0123, really")).toEqual(["contact"]);
  expect(await holdsOf("A 2024 harvest, 250 g for 15.50, twice!")).toEqual([]);
  const other = await newProduct();
  const text = "Sweet as panela with a long finish of dried figs and a touch of cedar.";
  expect((await publish(other, { comment: text })).review.holdReasons).toEqual([]);
  expect((await publish(other, { comment: text.replace("figs", "figs,") })).review.holdReasons).toEqual([
    "copied",
  ]);
  const { review } = await publish(await newProduct(), { comment: text.toUpperCase() });
  expect(review.holdReasons).toEqual(["copied"]);

  const cousin = await newBuyer();
  await deliver(market.infra, cousin.caller, other);
  const device = {
    expiresAt: new Date(Date.now() + 60_000),
    ipAddress: "203.0.113.90",
    userAgent: "Kitchen tablet",
  };
  await market.infra.db.insert(sessions).values([
    { ...device, userId: cousin.caller.userId, token: randomUUID() },
    { ...device, userId: shop.caller.userId, token: randomUUID() },
  ]);
  await deliver(market.infra, cousin.caller, productId);
  expect((await addReview(cousin, written(productId))).holdReasons).toEqual(["related", "burst"]);
  const quiet = await newProduct();
  for (let n = 0; n < 4; n++) expect((await publish(quiet)).review.holdReasons).toEqual([]);
  expect((await publish(quiet)).review.holdReasons).toEqual(["burst"]);
});

test("an edit is checked again and counted once; after 30 days it is refused", async () => {
  const productId = await newProduct();
  const { buyer, review } = await publish(productId, { rating: 2 });
  const change = (more: object) =>
    updateReview(freely(buyer), { reviewId: review.id, rating: 4, comment: said(), pictureIds: [], ...more });
  expect(await change({})).toMatchObject({ state: "published", rating: 4, version: 2 });
  expect(await listed(productId)).toMatchObject({ ratingAverage: 4, ratingCounts: [0, 0, 0, 1, 0] });
  expect(await change({ comment: "More at https://spam.example now" })).toMatchObject({
    ...{ state: "waiting", holdReasons: ["link"] },
  });
  expect((await listed(productId)).ratingCounts).toEqual([0, 0, 0, 0, 0]);
  expect((await change({})).state).toBe("published");
  const other = { ...(await newBuyer()) };
  expect(
    await codeOf(updateReview(other, { reviewId: review.id, rating: 1, comment: said(), pictureIds: [] })),
  ).toBe("NOT_FOUND");
  market.clock.advance(31 * 86_400_000);
  expect(await codeOf(change({}))).toBe("CONFLICT");
  expect((await getMyReview(buyer, { productId })).review!.isEditable).toBe(false);
  expect(await deleteReview(buyer, { reviewId: review.id })).toEqual({});
  expect((await listed(productId)).total).toBe(0);
  market.clock.advance(-31 * 86_400_000);
});

test("a vote counts once, not on one's own, and goes with a second press", async () => {
  const productId = await newProduct();
  const { buyer, review } = await publish(productId);
  const reader = await newBuyer();
  const vote = (ctx: SignedInCtx, isHelpful = true) => setHelpful(ctx, { reviewId: review.id, isHelpful });
  expect(await codeOf(vote(buyer))).toBe("CONFLICT");
  await Promise.all(Array.from({ length: 5 }, () => vote(reader)));
  expect(await vote(reader)).toEqual({ isHelpful: true, helpfulVotes: 1 });
  expect((await getMyReview(reader, { productId })).helpfulIds).toEqual([review.id]);
  expect(await vote(reader, false)).toEqual({ isHelpful: false, helpfulVotes: 0 });
  expect(await vote(reader, false)).toEqual({ isHelpful: false, helpfulVotes: 0 });
  await expect(
    market.infra.db.insert(reviewVotes).values({ reviewId: review.id, userId: buyer.caller.userId }),
  ).rejects.toThrow();
  const held = await addReview(await newBuyer(), written(productId));
  expect(await codeOf(setHelpful(reader, { reviewId: held.id, isHelpful: true }))).toBe("NOT_FOUND");
});

test("filters and orders choose, and the spread of stars stays", async () => {
  const productId = await newProduct();
  const all = [];
  for (const rating of [5, 1, 3, 5]) all.push((await publish(productId, { rating })).review);
  await setHelpful(await newBuyer(), { reviewId: all[1]!.id, isHelpful: true });
  await market.infra.db.update(reviews).set({ language: "es" }).where(eq(reviews.id, all[2]!.id));
  const idsOf = async (more: object) => (await listed(productId, more)).items.map(({ id }) => id);
  expect((await idsOf({}))[0]).toBe(all[1]!.id);
  expect((await idsOf({ sort: "lowest" }))[0]).toBe(all[1]!.id);
  expect((await idsOf({ sort: "highest" })).slice(0, 2).sort()).toEqual([all[0]!.id, all[3]!.id].sort());
  expect(await idsOf({ language: "es" })).toEqual([all[2]!.id]);
  const fives = await listed(productId, { stars: 5 });
  expect(fives).toMatchObject({ total: 2, ratingAverage: 3.5, ratingCounts: [1, 0, 1, 0, 2] });
  expect((await listed(productId, { onlyPictures: true })).total).toBe(0);
  expect((await listed(productId, { onlyVerified: true })).total).toBe(4);
});

test("an administrator finds a review by words of its text, product, vendor and author, whatever their accents", async () => {
  const { infra } = market;
  const shop = contextFor(infra, await addVendor(infra, { companyName: "Peñón Äther" }));
  const { id: productId } = await addProduct(infra, shop.caller.vendor!.id, { name: "Órbita Geisha" });
  const buyer = contextFor(infra, await addPerson(infra, { name: "Zoë Quirós" }));
  await deliver(infra, buyer.caller, productId);
  await addReview(buyer, written(productId, { comment: `${said()} Chocolaté` }));
  await publish(await newProduct());
  const admin = contextFor(infra, await addPerson(infra, { roles: ["admin"] }));
  const found = async (search: string, more: object = {}) =>
    (await listAllReviews(admin, { search, ...more })).items.map((item) => item.productId);
  for (const search of ["chocolate", "ORBITA", "penon", "quiros", "zoe penon", "geisha chocolate ather"])
    expect(await found(search), search).toEqual([productId]);
  for (const search of ["chocolate nowhere", "%", "quiros orbita nowhere"])
    expect(await found(search), search).toEqual([]);
  expect(await found("penon", { state: "waiting" })).toEqual([]);
  expect(await found("penon", { rating: 5 })).toEqual([productId]);
});

test("the shop answers its own reviews only, once to be changed, and the author hears of it", async () => {
  const shop = await newShop();
  const productId = await newProduct(shop);
  const { buyer, review } = await publish(productId);
  expect(await listShopReviews(shop, { onlyUnanswered: true, page: 1 })).toMatchObject({
    total: 1,
    unanswered: 1,
  });
  const reply = (ctx: SignedInCtx, text: string | null) =>
    setReply(ctx, { reviewId: review.id, reply: text });
  expect(await codeOf(reply(await newShop(), "Thank you!"))).toBe("NOT_FOUND");
  expect(await codeOf(reply(shop, "Call +1 202 555 0123"))).toBe("BAD_REQUEST");
  expect((await reply(shop, "Thank you!")).reply).toBe("Thank you!");
  expect((await reply(shop, "Thank you, Ada!")).reply).toBe("Thank you, Ada!");
  expect((await listed(productId)).items[0]!.reply).toBe("Thank you, Ada!");
  expect(await listShopReviews(shop, { onlyUnanswered: true, page: 1 })).toMatchObject({ total: 0 });
  const told = await market.infra.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, buyer.caller.userId));
  expect(told.map(({ kind }) => kind)).toEqual(["reviewReplied"]);
  expect((await reply(shop, null)).reply).toBeNull();
});

test("pictures are the author's own, seen by nobody else while the review waits, and gone with it", async () => {
  const productId = await newProduct();
  const buyer = await newBuyer();
  const other = await newBuyer();
  const [mine, theirs] = [
    await storeReviewPicture(buyer, await makePicture()),
    await storeReviewPicture(other, await makePicture()),
  ];
  const seen = (ctx: Parameters<typeof getReviewPicture>[0], pictureId: string) =>
    codeOf(getReviewPicture(ctx, { pictureId, format: "webp" }));
  expect(await codeOf(addReview(buyer, written(productId, { pictureIds: [theirs.id] })))).toBe("BAD_REQUEST");
  expect(await codeOf(addReview(buyer, written(productId, { pictureIds: [mine.id, mine.id] })))).toBe(
    "BAD_REQUEST",
  );
  const review = await addReview(buyer, written(productId, { pictureIds: [mine.id] }));
  expect(review.pictures.map(({ id }) => id)).toEqual([mine.id]);
  const visitor = contextFor(market.infra, { kind: "visitor" });
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  expect([await seen(visitor, mine.id), await seen(other, mine.id)]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
  expect([await seen(buyer, mine.id), await seen(admin, mine.id)]).toEqual(["fine", "fine"]);
  await market.infra.db.update(reviews).set({ isPublished: true }).where(eq(reviews.id, review.id));
  expect(await seen(visitor, mine.id)).toBe("fine");
  expect((await listed(productId, { onlyPictures: true })).items[0]!.pictures).toHaveLength(1);
  market.clock.advance(2 * 86_400_000);
  await forgetUnusedPictures(market.infra);
  await eraseReviews(buyer);
  await market.runJobs();
  expect(await market.infra.db.$count(reviewPictures)).toBe(0);
  for (const { id } of [mine, theirs])
    expect(await market.infra.storage.read(`review-pictures/${id}.webp`)).toBeUndefined();
  market.clock.advance(-2 * 86_400_000);
});
