import { afterAll, beforeAll, expect, test } from "vitest";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import type { Person } from "#platform/rpc/context.ts";
import { readFigures, readStock } from "../support/figures.ts";
import { addPerson, addProduct, address, addVendor, contextFor } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { buy, countEach, type Line } from "./support/buy.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ pool: 20 });
});
afterAll(() => market?.close());

const addBuyers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => addPerson(market.infra)));

/** All buyers at once; each with the lines they want. */
async function rush(buyers: Person[], linesOf: (index: number) => Line[]): Promise<Record<string, number>> {
  const before = await readFigures(market.infra);
  const outcomes = countEach(
    await Promise.all(buyers.map((buyer, index) => buy(market, buyer, linesOf(index)))),
  );
  await market.runJobs();
  const after = await readFigures(market.infra);
  expect(after.ledgerSum).toBe(0);
  expect(after.differences).toEqual({ stock: 0, ledger: 0, refunds: 0 });
  const sold = (after.orders.processing ?? 0) - (before.orders.processing ?? 0);
  expect(sold).toBe(outcomes.paid ?? 0);
  // A refused buyer leaves no order.
  expect(after.orders.pending ?? 0).toBe(before.orders.pending ?? 0);
  return outcomes;
}

const offer = async (stock: number) => {
  const seller = await addVendor(market.infra);
  return addProduct(market.infra, seller.vendor.id, { stock, priceCents: 1_850 });
};

test("50 buyers at once for the last unit: one has it", async () => {
  const product = await offer(1);
  const outcomes = await rush(await addBuyers(50), () => [{ productId: product.id, quantity: 1 }]);
  expect(outcomes).toEqual({ paid: 1, OUT_OF_STOCK: 49 });
  expect(await readStock(market.infra, product.id)).toEqual({ stock: 0, held: 0 });
}, 60_000);

test("carts with the same goods in opposite order never wait for each other in a circle", async () => {
  const goods = [await offer(20), await offer(20), await offer(20)];
  const forwards = goods.map((product) => ({ productId: product.id, quantity: 1 }));
  const outcomes = await rush(await addBuyers(60), (index) =>
    index % 2 === 0 ? forwards : forwards.toReversed(),
  );
  expect(outcomes).toEqual({ paid: 20, OUT_OF_STOCK: 40 });
  for (const product of goods)
    expect(await readStock(market.infra, product.id)).toEqual({ stock: 0, held: 0 });
}, 60_000);

test("different quantities of one thing: never more than there are, and no unit lost", async () => {
  const product = await offer(30);
  const buyers = await addBuyers(40);
  await rush(buyers, (index) => [{ productId: product.id, quantity: (index % 4) + 1 }]);
  const { stock, held } = await readStock(market.infra, product.id);
  expect(held).toBe(0);
  // One unit more would have been sold to one of the ten who wanted just one.
  expect(stock).toBe(0);
}, 60_000);

test("one buyer pressing the button twenty times makes one order", async () => {
  const product = await offer(30);
  const [buyer] = await addBuyers(1);
  const ctx = { ...contextFor(market.infra, buyer!), limits: { consume: async () => {} } };
  const quote = await createQuote(ctx, { lines: [{ productId: product.id, quantity: 3 }], address });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => startSession(ctx, { quoteId: quote.id })),
  );
  expect(new Set(answers.map(({ orderId, url }) => `${orderId} ${url}`)).size).toBe(1);
  expect(await readStock(market.infra, product.id)).toEqual({ stock: 30, held: 3 });
});
