import { afterAll, beforeAll, expect, test } from "vitest";
import type { PromotionTerms } from "#domains/promotions/contract.ts";
import { createPlatformPromotion } from "#domains/promotions/server/create-platform-promotion.ts";
import { createPromotion } from "#domains/promotions/server/create-promotion.ts";
import { movePromotion } from "#domains/promotions/server/move-promotion.ts";
import type { Person } from "#platform/rpc/context.ts";
import {
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { payHostedPage } from "../../../../tests/support/pay.ts";
import { freely } from "../../../../tests/support/sell.ts";
import { writeSale } from "../../../../tests/support/write-sale.ts";
import { createQuote } from "./create-quote.ts";
import { settleSession } from "./settle-session.ts";
import { simulatePlatformPromotion } from "./simulate-platform-promotion.ts";
import { simulatePromotion } from "./simulate-promotion.ts";
import { startSession } from "./start-session.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const day = 86_400_000;
const terms = (more: Partial<PromotionTerms> = {}): PromotionTerms => ({
  kind: "percent",
  percentBasisPoints: 2_000,
  productIds: [],
  categoryIds: [],
  isFirstOrderOnly: false,
  leastCents: 0,
  ...more,
});
const delivery = terms({ kind: "freeDelivery", percentBasisPoints: undefined });

async function openShop(priceCents = 1_000) {
  const seller = await addVendor(market.infra);
  const product = await addProduct(market.infra, seller.vendor.id, { priceCents, stock: 500 });
  return { seller, product, ctx: freely(contextFor(market.infra, seller)) };
}
type Goods = { product: { id: string }; quantity: number };
const quote = (buyer: Person, goods: Goods[]) =>
  createQuote(freely(contextFor(market.infra, buyer)), {
    lines: goods.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    address,
  });
async function buy(buyer: Person, ...goods: Goods[]) {
  const ctx = freely(contextFor(market.infra, buyer));
  const made = await quote(buyer, goods);
  const { orderId, url } = await startSession(ctx, { quoteId: made.id });
  await payHostedPage(market, url);
  await settleSession(ctx, { orderId });
  market.clock.advance(1_000);
  return made;
}

test("it says what the same orders come to at checkout once the promotion runs: for the vendor's own goods alone", async () => {
  const [mine, other] = [await openShop(), await openShop(700)];
  const [ada, ben] = [await addPerson(market.infra), await addPerson(market.infra)];
  const baskets: [Person, ...Goods[]][] = [
    [ada, { product: mine.product, quantity: 3 }],
    [ben, { product: mine.product, quantity: 1 }, { product: other.product, quantity: 2 }],
    [ada, { product: other.product, quantity: 1 }],
  ];
  for (const [buyer, ...goods] of baskets) await buy(buyer, ...goods);
  for (const wanted of [terms(), terms({ leastCents: 2_000 }), delivery]) {
    const effect = await simulatePromotion(mine.ctx, wanted);
    const { id } = await createPromotion(mine.ctx, { name: "Harvest week", ...wanted });
    const quotes = await Promise.all(baskets.map(([buyer, ...goods]) => quote(buyer, goods)));
    const used = quotes.flatMap(({ promotions }) => promotions);
    expect(used.every(({ promotionId }) => promotionId === id)).toBe(true);
    const own = quotes
      .flatMap(({ parcels }) => parcels)
      .filter((one) => one.vendorId === mine.seller.vendor.id);
    expect(effect).toMatchObject({
      orders: 2,
      used: { orders: used.length },
      discount: { vendorCents: used.reduce((sum, { cents }) => sum + cents, 0), platformCents: 0 },
      sales: { beforeCents: 4_000, afterCents: own.reduce((sum, { goodsCents }) => sum + goodsCents, 0) },
      commission: { beforeCents: 320 },
      isWhole: true,
      spent: null,
    });
    await movePromotion(mine.ctx, { promotionId: id, move: "end" });
  }
  const { used } = await simulatePromotion(mine.ctx, terms());
  expect(used).toEqual({ orders: 2, lines: 2, units: 4 });
  await expect(simulatePromotion(mine.ctx, terms({ productIds: [other.product.id] }))).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect((await simulatePromotion(mine.ctx, terms({ isFirstOrderOnly: true }))).used.orders).toBe(2);
});

test("the platform's stays within its commission, and an order keeps what takes off more", async () => {
  const shop = await openShop();
  const buyer = await addPerson(market.infra);
  const admin = freely(contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] })));
  const wanted = { ...terms({ percentBasisPoints: 500 }), vendorIds: [shop.seller.vendor.id] };
  const running = await createPlatformPromotion(admin, { name: "Autumn", ...wanted });
  await buy(buyer, { product: shop.product, quantity: 2 });
  // It took 5% of 20.00 already; of 50% there is the commission of 8%.
  expect((await simulatePlatformPromotion(admin, wanted)).used.orders).toBe(0);
  const more = await simulatePlatformPromotion(admin, { ...wanted, percentBasisPoints: 5_000 });
  expect(more.discount).toEqual({ vendorCents: 0, platformCents: 160 });
  expect(more.sales.beforeCents - more.sales.afterCents).toBe(60);
  expect(more.commission.beforeCents - more.commission.afterCents).toBe(60);
  // The vendor's own comes beside it.
  const own = await simulatePromotion(shop.ctx, terms());
  expect(own).toMatchObject({
    discount: { vendorCents: 400 },
    sales: { beforeCents: 1_900, afterCents: 1_500 },
  });
  expect(running.phase).toBe("running");
});

test("limits end it on the day when they are reached; only paid orders of the last 30 days count", async () => {
  const { seller, product, ctx } = await openShop();
  const line = { vendorId: seller.vendor.id, productId: product.id, unitPriceCents: 1_000 };
  const now = market.clock.now().getTime();
  const buyers = await Promise.all([1, 2].map(() => addPerson(market.infra)));
  const sell = (daysAgo: number, quantity: number, status?: "pending" | "cancelled") =>
    writeSale(market.infra, {
      buyer: status === "pending" ? seller : buyers[quantity % 2]!,
      lines: [{ ...line, quantity }],
      at: new Date(now - daysAgo * day),
      ...(status ? { status } : {}),
    });
  for (const daysAgo of [40, 20, 15, 10, 5]) await sell(daysAgo, daysAgo === 10 ? 5 : 1);
  await sell(4, 1, "cancelled");
  await sell(3, 1, "pending");
  const at = (daysAgo: number) => new Date(now - daysAgo * day).toISOString();
  const effectOf = (more: Partial<PromotionTerms>) => simulatePromotion(ctx, terms(more));
  expect(await effectOf({})).toMatchObject({ orders: 4, used: { orders: 4, units: 8 }, spent: null });
  // 2.00, 2.00, 10.00, 2.00: the third is too large for what is left, the fourth is not.
  expect(await effectOf({ budgetCents: 700 })).toMatchObject({
    used: { orders: 3 },
    discount: { vendorCents: 600 },
    spent: { at: at(10), limit: "budget" },
  });
  expect(await effectOf({ mostUses: 1 })).toMatchObject({
    used: { orders: 1 },
    spent: { at: at(15), limit: "uses" },
  });
  expect(await effectOf({ mostUsesPerBuyer: 2 })).toMatchObject({ used: { orders: 2 }, spent: null });
  expect((await effectOf({ isFirstOrderOnly: true })).used.orders).toBe(0);
});

test("it goes through any number of orders, each once", async () => {
  const { seller, product, ctx } = await openShop();
  const buyer = await addPerson(market.infra);
  const now = market.clock.now().getTime();
  const line = { vendorId: seller.vendor.id, productId: product.id, quantity: 1, unitPriceCents: 1_000 };
  // Several at the same moment, around the end of a page.
  for (let index = 0; index < 210; index += 10)
    await Promise.all(
      Array.from({ length: 10 }, () =>
        writeSale(market.infra, { buyer, lines: [line], at: new Date(now - index * 60_000) }),
      ),
    );
  const effect = await simulatePromotion(
    ctx,
    terms({ kind: "buyXGetY", percentBasisPoints: undefined, buyUnits: 1, getUnits: 1 }),
  );
  expect(effect).toMatchObject({
    orders: 210,
    used: { orders: 0 },
    sales: { beforeCents: 210_000, afterCents: 210_000 },
  });
  expect((await simulatePromotion(ctx, terms())).used).toEqual({ orders: 210, lines: 210, units: 210 });
});
