import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson, addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { getVendorRating } from "./get-vendor-rating.ts";
import { reviews } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

test("every review counts once, whichever product it is about, but only products on sale count", async () => {
  const { infra } = market;
  const seller = await addVendor(infra);
  const ctx = contextFor(infra, seller);
  const ask = () => getVendorRating(ctx, { vendorId: seller.vendor.id });
  expect(await ask()).toMatchObject({ ratingAverage: 0, reviewCount: 0, productCount: 0 });
  const goods = [
    await addProduct(infra, seller.vendor.id),
    await addProduct(infra, seller.vendor.id),
    await addProduct(infra, seller.vendor.id, { isActive: false }),
    // On sale, without reviews.
    await addProduct(infra, seller.vendor.id),
  ];
  for (const [index, ratings] of [[5], [2, 2, 1], [1]].entries())
    for (const rating of ratings)
      await infra.db.insert(reviews).values({
        productId: goods[index]!.id,
        userId: (await addPerson(infra)).userId,
        rating,
        comment: "A cup like any other.",
        language: "en",
        isPublished: true,
      });
  expect(await ask()).toMatchObject({ ratingAverage: 2.5, reviewCount: 4, productCount: 3 });
});
