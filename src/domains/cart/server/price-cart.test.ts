import { afterAll, beforeAll, expect, test } from "vitest";
import { getProduct } from "#domains/catalogue/server/get-product.ts";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { endAway } from "#domains/vendors/server/end-away.ts";
import { setAway } from "#domains/vendors/server/set-away.ts";
import { addDays, dayOf } from "#domains/vendors/shop-rules.ts";
import {
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { priceCart } from "./price-cart.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test("an absent vendor's products say when it is back, and can't be bought, not even by an earlier quote", async () => {
  const seller = await addVendor(market.infra);
  const { id: productId } = await addProduct(market.infra, seller.vendor.id);
  const { id: other } = await addProduct(market.infra, (await addVendor(market.infra)).vendor.id);
  const ctx = contextFor(market.infra, await addPerson(market.infra));
  const lines = [productId, other].map((id) => ({ productId: id, quantity: 1 }));
  const quote = await createQuote(ctx, { lines, address });

  const today = dayOf(market.clock.now());
  const sellerCtx = contextFor(market.infra, seller);
  await setAway(sellerCtx, { from: today, until: addDays(today, 9) });
  const backOn = addDays(today, 10);
  expect(await getProduct(ctx, { productId })).toMatchObject({ backOn, stockQuantity: 10 });
  const cart = await priceCart(ctx, { lines });
  const priced = cart.vendors.flatMap((vendor) => vendor.lines);
  expect(priced.map((line) => [line.productId, line.problem, line.backOn])).toEqual([
    [productId, "vendor_away", backOn],
    [other, null, null],
  ]);
  expect(cart.isBuyable).toBe(false);
  await expect(createQuote(ctx, { lines, address })).rejects.toMatchObject({ code: "CART_CHANGED" });
  await expect(startSession(ctx, { quoteId: quote.id })).rejects.toMatchObject({ code: "CART_CHANGED" });
  expect(await market.infra.db.$count(orders)).toBe(0);

  await endAway(sellerCtx);
  expect((await priceCart(ctx, { lines })).isBuyable).toBe(true);
  expect(await startSession(ctx, { quoteId: quote.id })).toHaveProperty("url");
});
