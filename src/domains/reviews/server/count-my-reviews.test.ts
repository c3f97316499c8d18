import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { countMyReviews } from "./count-my-reviews.ts";
import { reviews } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

test("one's own reviews are counted, published or waiting, and no others", async () => {
  const { infra } = market;
  const { vendor } = await addVendor(infra);
  const [ada, bea] = [await addPerson(infra), await addPerson(infra)];
  const goods = [await addProduct(infra, vendor.id), await addProduct(infra, vendor.id)];
  await infra.db.insert(reviews).values(
    goods.map((product, index) => ({
      productId: product.id,
      userId: ada.userId,
      rating: 5,
      comment: "Jasmine all the way.",
      language: "en",
      isPublished: index === 0,
    })),
  );
  expect(await countMyReviews(contextFor(infra, ada))).toEqual({ count: 2 });
  expect(await countMyReviews(contextFor(infra, bea))).toEqual({ count: 0 });
});
