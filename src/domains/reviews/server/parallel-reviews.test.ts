import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productRatings } from "#domains/catalogue/server/tables.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { deliver } from "../../../../tests/support/reviews.ts";
import { freely } from "../../../../tests/support/sell.ts";
import { addReview } from "./add-review.ts";
import { setHelpful } from "./set-helpful.ts";
import { reviews, reviewVotes } from "./tables.ts";
import { updateReview } from "./update-review.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

const said = () => `Cup ${randomUUID().replace(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)]!)}`;

test("5,000 parallel votes and reviews: every count is exact", async () => {
  const { infra } = market;
  const { vendor } = await addVendor(infra);
  const { id: productId } = await addProduct(infra, vendor.id);
  const authors = await Promise.all(Array.from({ length: 24 }, () => addPerson(infra)));
  const ids = authors.map(() => randomUUID());
  const rows = authors.map(({ userId }, n) => ({
    ...{ id: ids[n]!, productId, userId, rating: (n % 5) + 1, comment: said(), language: "en" },
  }));
  await infra.db.insert(reviews).values(rows);
  const voters = await Promise.all(Array.from({ length: 160 }, () => addPerson(infra)));
  await infra.db.update(reviews).set({ isPublished: true }).where(eq(reviews.productId, productId));
  const votes = voters.flatMap(({ userId }, v) =>
    // Some said twice, some taken back at once.
    ids.map(
      (reviewId, n) => () =>
        setHelpful(freely(contextFor(infra, { ...voters[v]!, userId })), {
          reviewId,
          isHelpful: (v + n) % 10 !== 0,
        }),
    ),
  );
  const again = votes.slice(0, 800);
  const rated = await Promise.all(
    Array.from({ length: 40 }, async () => contextFor(infra, await addPerson(infra))),
  );
  for (const { caller } of rated) await deliver(infra, caller, productId);
  const old = { memberSince: new Date("2020-01-01") };
  const writes = rated.flatMap((ctx, n) => [
    async () => {
      const free = freely({ ...ctx, caller: { ...ctx.caller, ...old } });
      const own = await addReview(free, { productId, rating: (n % 5) + 1, comment: said(), pictureIds: [] });
      for (let round = 0; round < 9; round++)
        await updateReview(free, {
          reviewId: own.id,
          rating: ((n + round) % 5) + 1,
          comment: said(),
          pictureIds: [],
        });
    },
  ]);
  const calls = [...votes, ...again, ...writes];
  expect(votes.length + again.length + writes.length * 10).toBeGreaterThanOrEqual(5_000);
  await inLanes(calls, 24);
  const shown = await infra.db.select().from(reviews).where(eq(reviews.productId, productId));
  for (const review of shown)
    expect(review.helpfulVotes).toBe(await infra.db.$count(reviewVotes, eq(reviewVotes.reviewId, review.id)));
  const published = shown.filter(({ isPublished }) => isPublished);
  expect(published.length).toBe(64);
  const [rating] = await infra.db
    .select()
    .from(productRatings)
    .where(eq(productRatings.productId, productId));
  expect(rating).toMatchObject({
    reviewCount: published.length,
    ratingSum: published.reduce((sum, { rating: stars }) => sum + stars, 0),
    starCounts: [1, 2, 3, 4, 5].map((stars) => published.filter((one) => one.rating === stars).length),
  });
}, 180_000);

/** So many at once, whatever order the database gives them. */
async function inLanes(calls: (() => Promise<unknown>)[], lanes: number): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < calls.length) await calls[next++]!();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
