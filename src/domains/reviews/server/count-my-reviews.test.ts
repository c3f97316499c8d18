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

test("a person's own reviews are counted, published or waiting, and nobody else's", async () => {
  const { doors } = market;
  const { vendor } = await addVendor(doors);
  const [ada, bea] = [await addPerson(doors), await addPerson(doors)];
  const goods = [await addProduct(doors, vendor.id), await addProduct(doors, vendor.id)];
  await doors.db.insert(reviews).values(
    goods.map((product, index) => ({
      productId: product.id,
      userId: ada.userId,
      rating: 5,
      comment: "Jasmine all the way.",
      language: "en",
      isPublished: index === 0,
    })),
  );
  expect(await countMyReviews(contextFor(doors, ada))).toEqual({ count: 2 });
  expect(await countMyReviews(contextFor(doors, bea))).toEqual({ count: 0 });
});
