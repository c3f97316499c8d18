import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stockMovements } from "#domains/inventory/server/tables.ts";
import { addProduct, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { codeOf } from "../../../../tests/support/sell-and-pay-out.ts";
import { adjustStock } from "./adjust-stock.ts";
import { getMyProduct } from "./get-my-product.ts";
import { setProductPrice } from "./set-product-price.ts";
import { priceHistory } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

async function openShop() {
  const seller = await addVendor(market.infra);
  const { id: productId } = await addProduct(market.infra, seller.vendor.id, {
    priceCents: 1_500,
    stock: 10,
  });
  return { productId, ctx: contextFor(market.infra, seller) };
}
const figuresOf = async ({ ctx, productId }: Awaited<ReturnType<typeof openShop>>) => {
  const { priceCents, stockQuantity } = await getMyProduct(ctx, { productId });
  return [priceCents, stockQuantity];
};

test("a price is set as it was seen, at once, and recorded", async () => {
  const shop = await openShop();
  const { ctx, productId } = shop;
  await setProductPrice(ctx, { productId, priceCents: 1_650, seenCents: 1_500 });
  expect(await codeOf(setProductPrice(ctx, { productId, priceCents: 1_400, seenCents: 1_500 }))).toBe(
    "CONFLICT",
  );
  expect(await figuresOf(shop)).toEqual([1_650, 10]);
  const prices = await market.infra.db
    .select({ cents: priceHistory.priceCents })
    .from(priceHistory)
    .where(eq(priceHistory.productId, productId));
  expect(prices.map(({ cents }) => cents).sort()).toEqual([1_500, 1_650]);
});

test("of two prices at once one is set; another shop's can't be", async () => {
  const { ctx, productId } = await openShop();
  const both = await Promise.allSettled(
    [1_600, 1_700].map((priceCents) => setProductPrice(ctx, { productId, priceCents, seenCents: 1_500 })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const other = await openShop();
  expect(await codeOf(setProductPrice(other.ctx, { productId, priceCents: 1, seenCents: 1_500 }))).toBe(
    "NOT_FOUND",
  );
});

test("a counted stock is refused if it is no longer what was seen, and nothing is recorded", async () => {
  const shop = await openShop();
  const { ctx, productId } = shop;
  const counted = { productId, reason: "counted" as const };
  await adjustStock(ctx, { ...counted, delta: -1, seenQuantity: 10 });
  expect(await codeOf(adjustStock(ctx, { ...counted, delta: 5, seenQuantity: 10 }))).toBe("CONFLICT");
  expect(await figuresOf(shop)).toEqual([1_500, 9]);
  const isOfIt = eq(stockMovements.productId, productId);
  expect(await market.infra.db.$count(stockMovements, isOfIt)).toBe(2);
});
