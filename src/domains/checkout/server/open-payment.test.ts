import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { priceCart } from "#domains/cart/server/price-cart.ts";
import { getOverview } from "#domains/moderation/server/get-overview.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { Person } from "#platform/rpc/context.ts";
import { readFigures, readStock } from "../../../../tests/support/figures.ts";
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
import { cancelSession } from "./cancel-session.ts";
import { createQuote } from "./create-quote.ts";
import { findOpenPayment } from "./find-open-payment.ts";
import { settleSession } from "./settle-session.ts";
import { startSession } from "./start-session.ts";
import { sweepPurchases } from "./sweep-purchases.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => ({ code: "fine", data: undefined }),
    (error) => (error instanceof AppError ? { code: error.code, data: error.data } : Promise.reject(error)),
  );

async function goodsOf(stock = 5, priceCents = 7_557) {
  const seller = await addVendor(market.infra);
  return addProduct(market.infra, seller.vendor.id, { priceCents, stock });
}
const asBuyer = async () => freely(contextFor(market.infra, await addPerson(market.infra)));
type Buyer = Awaited<ReturnType<typeof asBuyer>>;
const quoteOf = (ctx: Buyer, productId: string, quantity = 1) =>
  createQuote(ctx, { lines: [{ productId, quantity }], address });
const pendingOf = ({ caller }: { caller: Person }) =>
  market.infra.db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, caller.userId), eq(orders.status, "pending")));

test("one cart in two tabs is one payment: the second gets the first one's page, and after it is paid its order", async () => {
  const ctx = await asBuyer();
  const product = await goodsOf();
  const [first, second, third] = [
    await quoteOf(ctx, product.id),
    await quoteOf(ctx, product.id),
    await quoteOf(ctx, product.id),
  ];
  const opened = await startSession(ctx, { quoteId: first.id });
  expect(await startSession(ctx, { quoteId: second.id })).toEqual(opened);
  expect(await readStock(market.infra, product.id)).toEqual({ stock: 5, held: 1 });
  market.clock.advance(1_000);
  await payHostedPage(market, opened.url);
  await settleSession(ctx, { orderId: opened.orderId });
  for (const { id: quoteId } of [first, second, third])
    expect(await failureOf(startSession(ctx, { quoteId }))).toEqual({
      code: "ALREADY_PAID",
      data: { orderId: opened.orderId },
    });
  expect(await readStock(market.infra, product.id)).toEqual({ stock: 4, held: 0 });
  // What is asked for after the payment is a purchase of its own.
  market.clock.advance(1_000);
  const again = await quoteOf(ctx, product.id);
  expect((await startSession(ctx, { quoteId: again.id })).orderId).not.toBe(opened.orderId);
});

test("two tabs at the same moment are one payment too", async () => {
  const ctx = await asBuyer();
  const product = await goodsOf();
  const quotes = await Promise.all([1, 2, 3, 4].map(() => quoteOf(ctx, product.id)));
  const opened = await Promise.all(quotes.map(({ id }) => startSession(ctx, { quoteId: id })));
  expect(new Set(opened.map(({ url }) => url)).size).toBe(1);
  expect(await pendingOf(ctx)).toHaveLength(1);
  expect(await readStock(market.infra, product.id)).toEqual({ stock: 5, held: 1 });
});

test("another cart ends the open payment at the provider first", async () => {
  const ctx = await asBuyer();
  const [tea, coffee] = [await goodsOf(), await goodsOf()];
  const opened = await startSession(ctx, { quoteId: (await quoteOf(ctx, tea.id)).id });
  const other = await startSession(ctx, { quoteId: (await quoteOf(ctx, coffee.id)).id });
  expect(other.orderId).not.toBe(opened.orderId);
  expect((await payHostedPage(market, opened.url)).result).toBe("closed");
  expect(await readStock(market.infra, tea.id)).toEqual({ stock: 5, held: 0 });
  expect(await readStock(market.infra, coffee.id)).toEqual({ stock: 5, held: 1 });
  expect((await pendingOf(ctx)).map(({ id }) => id)).toEqual([other.orderId]);
});

test("the same cart gets a new page when the open payment's page has ended, before any sweep", async () => {
  const ctx = await asBuyer();
  const product = await goodsOf();
  const opened = await startSession(ctx, { quoteId: (await quoteOf(ctx, product.id)).id });
  market.clock.advance(31 * 60_000 + 1_000);
  const again = await startSession(ctx, { quoteId: (await quoteOf(ctx, product.id)).id });
  expect(again.orderId).not.toBe(opened.orderId);
  expect((await payHostedPage(market, opened.url)).result).toBe("closed");
  expect(await readStock(market.infra, product.id)).toEqual({ stock: 5, held: 1 });
  expect((await pendingOf(ctx)).map(({ id }) => id)).toEqual([again.orderId]);
});

test("another cart, when the open payment was just paid, leads to that order and opens nothing", async () => {
  const ctx = await asBuyer();
  const [tea, coffee] = [await goodsOf(), await goodsOf()];
  const opened = await startSession(ctx, { quoteId: (await quoteOf(ctx, tea.id)).id });
  const other = await quoteOf(ctx, coffee.id);
  await payHostedPage(market, opened.url);
  expect(await failureOf(startSession(ctx, { quoteId: other.id }))).toEqual({
    code: "ALREADY_PAID",
    data: { orderId: opened.orderId },
  });
  expect(await readStock(market.infra, coffee.id)).toEqual({ stock: 5, held: 0 });
});

test("back from the card page, one's own hold does not count against oneself", async () => {
  const ctx = await asBuyer();
  const product = await goodsOf(2);
  const lines = [{ productId: product.id, quantity: 2 }];
  const opened = await startSession(ctx, { quoteId: (await createQuote(ctx, { lines, address })).id });
  expect((await priceCart(ctx, { lines })).isBuyable).toBe(true);
  expect(await startSession(ctx, { quoteId: (await createQuote(ctx, { lines, address })).id })).toEqual(
    opened,
  );
  expect(await findOpenPayment(ctx)).toMatchObject({ orderId: opened.orderId, url: opened.url });
  // For everyone else it is taken.
  const stranger = await asBuyer();
  expect((await priceCart(stranger, { lines })).vendors[0]!.lines[0]!.problem).toBe("sold_out");
  expect((await failureOf(createQuote(stranger, { lines, address }))).code).toBe("OUT_OF_STOCK");
  expect(await findOpenPayment(stranger)).toBeNull();
  await cancelSession(ctx, { orderId: opened.orderId });
  expect(await findOpenPayment(ctx)).toBeNull();
  expect((await priceCart(stranger, { lines })).isBuyable).toBe(true);
});

test("a page that the provider refuses to open holds nothing, and the same quote can be tried again", async () => {
  const ctx = await asBuyer();
  const product = await goodsOf();
  const quote = await quoteOf(ctx, product.id, 5);
  const { sessions } = market.infra.cards.stripe.checkout;
  const refused = vi.spyOn(sessions, "create").mockRejectedValue(new Error("the provider is away"));
  await expect(startSession(ctx, { quoteId: quote.id })).rejects.toThrow();
  expect(await readStock(market.infra, product.id)).toEqual({ stock: 5, held: 0 });
  expect(await pendingOf(ctx)).toEqual([]);
  refused.mockRestore();
  const { orderId, url } = await startSession(ctx, { quoteId: quote.id });
  await payHostedPage(market, url);
  expect((await settleSession(ctx, { orderId })).state).toBe("paid");
});

test("a page that nobody was given, because the process or its database was cut off meanwhile, holds nothing after three minutes, and the same quote can be tried again", async () => {
  const ctx = await asBuyer();
  const product = await goodsOf();
  const quote = await quoteOf(ctx, product.id, 5);
  const { sessions } = market.infra.cards.stripe.checkout;
  const reached = Promise.withResolvers<void>();
  const create = vi.spyOn(sessions, "create").mockImplementation((): never => {
    reached.resolve();
    return new Promise(() => {}) as never;
  });
  void startSession(ctx, { quoteId: quote.id });
  await reached.promise;
  create.mockRestore();
  market.clock.advance(30_000);
  await sweepPurchases({
    ...market.infra,
    clock: { now: () => new Date(market.clock.now().getTime() + 20_000) },
  });
  expect(await readStock(market.infra, product.id)).toEqual({ stock: 5, held: 5 });
  market.clock.advance(150_000);
  await sweepPurchases(market.infra);
  expect(await readStock(market.infra, product.id)).toEqual({ stock: 5, held: 0 });
  expect(await pendingOf(ctx)).toEqual([]);
  const { orderId, url } = await startSession(ctx, { quoteId: quote.id });
  await payHostedPage(market, url);
  expect((await settleSession(ctx, { orderId })).state).toBe("paid");
});

test("of two tabs that open one page, the one that the provider refuses does not end the other's", async () => {
  const ctx = await asBuyer();
  const product = await goodsOf();
  const quote = await quoteOf(ctx, product.id, 5);
  const { sessions } = market.infra.cards.stripe.checkout;
  const refusal = Promise.withResolvers<never>();
  const reached = Promise.withResolvers<void>();
  const create = vi.spyOn(sessions, "create").mockImplementation((): never => {
    reached.resolve();
    return refusal.promise as never;
  });
  const refused = startSession(ctx, { quoteId: quote.id });
  await reached.promise;
  create.mockRestore();
  const opened = await startSession(ctx, { quoteId: quote.id });
  refusal.reject(new Error("the provider is away"));
  await expect(refused).rejects.toThrow();
  expect(await readStock(market.infra, product.id)).toEqual({ stock: 5, held: 5 });
  await payHostedPage(market, opened.url);
  expect((await settleSession(ctx, { orderId: opened.orderId })).state).toBe("paid");
});

test("a hold is gone within a minute of its page's end", async () => {
  const ctx = await asBuyer();
  const product = await goodsOf();
  await startSession(ctx, { quoteId: (await quoteOf(ctx, product.id)).id });
  const [attempt] = await market.infra.db
    .select()
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(orders.userId, ctx.caller.userId));
  const end = attempt!.payment_attempts.expiresAt.getTime();
  market.clock.advance(end + 60_000 - market.clock.now().getTime());
  await sweepPurchases(market.infra);
  expect(await readStock(market.infra, product.id)).toEqual({ stock: 5, held: 0 });
});

test.each([
  ["another amount", { amount_total: 100 }, "1.00 USD"],
  ["another currency", { currency: "eur" }, "EUR"],
])(
  "a page that was paid with %s goes to an administrator: nothing ships, nothing is held, nothing fails for ever",
  async (_, change, paidInstead) => {
    const ctx = await asBuyer();
    const product = await goodsOf();
    const { orderId, url } = await startSession(ctx, { quoteId: (await quoteOf(ctx, product.id)).id });
    await payHostedPage(market, url);
    const { sessions } = market.infra.cards.stripe.checkout;
    const retrieve = sessions.retrieve.bind(sessions);
    const changed = vi.spyOn(sessions, "retrieve").mockImplementation(async (...given) => {
      return { ...(await retrieve(...(given as [string]))), ...change } as never;
    });
    expect((await settleSession(ctx, { orderId })).state).toBe("mismatched");
    changed.mockRestore();
    await sweepPurchases(market.infra);
    expect((await settleSession(ctx, { orderId })).state).toBe("mismatched");
    expect(await readStock(market.infra, product.id)).toEqual({ stock: 5, held: 0 });
    const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
    const { mismatches } = await getOverview(admin);
    expect(mismatches.find((one) => one.orderId === orderId)).toMatchObject({
      paidInstead: expect.stringContaining(paidInstead),
      paymentId: expect.stringMatching(/^pi_/),
    });
    expect((await readFigures(market.infra)).ledgerSum).toBe(0);
  },
);

test("one's own goods, too many lines, units or dollars, and too many quotes are refused by name", async () => {
  const seller = await addVendor(market.infra);
  const own = await addProduct(market.infra, seller.vendor.id, { priceCents: 1_000, stock: 5 });
  const asSeller = freely(contextFor(market.infra, seller as Person));
  expect((await failureOf(quoteOf(asSeller as Buyer, own.id))).code).toBe("OWN_PRODUCT");
  const ctx = await asBuyer();
  const dear = await goodsOf(200, 100_000);
  expect(await failureOf(quoteOf(ctx, dear.id, 100))).toMatchObject({ data: { limit: "units", most: 99 } });
  expect(await failureOf(quoteOf(ctx, dear.id, 11))).toMatchObject({
    data: { limit: "total", most: 1_000_000 },
  });
  const lines = Array.from({ length: 51 }, () => ({ productId: crypto.randomUUID(), quantity: 1 }));
  expect(await failureOf(createQuote(ctx, { lines, address }))).toMatchObject({ data: { limit: "lines" } });
  const limited = contextFor(market.infra, await addPerson(market.infra));
  for (let asked = 0; asked < 30; asked += 1)
    await createQuote(limited, { lines: [{ productId: own.id, quantity: 1 }], address });
  expect((await failureOf(quoteOf(limited as Buyer, own.id))).code).toBe("TOO_MANY_REQUESTS");
  expect((await readFigures(market.infra)).differences).toEqual({ stock: 0, ledger: 0, refunds: 0 });
});
