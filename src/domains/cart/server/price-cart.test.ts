import { afterAll, beforeAll, expect, test } from "vitest";
import { getProduct } from "#domains/catalogue/server/get-product.ts";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { estimateCost } from "#domains/checkout/server/estimate-cost.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { newProductInput } from "#domains/listings/product-shapes.ts";
import { getMyProduct } from "#domains/listings/server/get-my-product.ts";
import { updateProduct } from "#domains/listings/server/update-product.ts";
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

test("a vendor's own limit of a product is said at its line, and counts in quote and payment, in one line or two", async () => {
  const seller = await addVendor(market.infra);
  const vendorCtx = contextFor(market.infra, seller);
  const { id: productId } = await addProduct(market.infra, seller.vendor.id, { stock: 20 });
  const content = newProductInput.strip().parse({ ...(await getMyProduct(vendorCtx, { productId })) });
  const { stockQuantity: _, mostUnits: __, ...edit } = content;
  const limit = (mostUnits: number | null) => updateProduct(vendorCtx, { productId, ...edit, mostUnits });
  const ctx = contextFor(market.infra, await addPerson(market.infra));
  const of = (...quantities: number[]) => quantities.map((quantity) => ({ productId, quantity }));
  const earlier = await createQuote(ctx, { lines: of(5), address });
  expect(await limit(3)).toMatchObject({ mostUnits: 3, revision: null });
  expect(await getProduct(ctx, { productId })).toMatchObject({ mostUnits: 3 });

  const cart = await priceCart(ctx, { lines: of(2, 2) });
  const [line] = cart.vendors[0]!.lines;
  expect(line).toMatchObject({ problem: "over_limit", mostUnits: 3, totalCents: 3 * line!.priceCents });
  expect(cart.isBuyable).toBe(false);
  expect((await priceCart(ctx, { lines: of(3) })).isBuyable).toBe(true);
  const beyond = { code: "ORDER_LIMIT", data: { limit: "units", most: 3 } };
  for (const lines of [of(4), of(2, 2)])
    await expect(createQuote(ctx, { lines, address })).rejects.toMatchObject(beyond);
  // Set after the quote, it counts all the same.
  await expect(startSession(ctx, { quoteId: earlier.id })).rejects.toMatchObject(beyond);
  const goods = { country: "US", state: "NY" } as const;
  const estimated = await estimateCost(ctx, { lines: of(9), ...goods });
  expect(estimated.goodsCents).toBe(3 * line!.priceCents);
  // An edit that says nothing of it leaves it; null takes it away.
  expect(await updateProduct(vendorCtx, { productId, ...edit, priceCents: 999 })).toMatchObject({
    mostUnits: 3,
    priceCents: 999,
  });
  expect(await limit(null)).toMatchObject({ mostUnits: null });
  expect(await createQuote(ctx, { lines: of(4), address })).toHaveProperty("id");
  for (const mostUnits of [0, 1_000, 1.5])
    expect(newProductInput.safeParse({ ...content, mostUnits }).success).toBe(false);
  // Where less is in stock than that, the stock is what is said.
  await limit(25);
  const short = await priceCart(ctx, { lines: of(30) });
  expect(short.vendors[0]!.lines[0]).toMatchObject({ problem: "fewer_left", stockQuantity: 20 });
});
