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

test("every review counts once, whichever product it is about, and only what is on sale counts", async () => {
  const { doors } = market;
  const seller = await addVendor(doors);
  const ctx = contextFor(doors, seller);
  const ask = () => getVendorRating(ctx, { vendorId: seller.vendor.id });
  expect(await ask()).toEqual({ ratingAverage: 0, reviewCount: 0, productCount: 0 });
  const goods = [
    await addProduct(doors, seller.vendor.id),
    await addProduct(doors, seller.vendor.id),
    await addProduct(doors, seller.vendor.id, { isActive: false }),
    // On sale, and nobody has said anything of it.
    await addProduct(doors, seller.vendor.id),
  ];
  for (const [index, ratings] of [[5], [2, 2, 1], [1]].entries())
    for (const rating of ratings)
      await doors.db.insert(reviews).values({
        productId: goods[index]!.id,
        userId: (await addPerson(doors)).userId,
        rating,
        comment: "A cup like any other.",
        language: "en",
        isPublished: true,
      });
  expect(await ask()).toEqual({ ratingAverage: 2.5, reviewCount: 4, productCount: 3 });
});
