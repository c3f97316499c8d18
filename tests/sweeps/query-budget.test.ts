import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { getVendorAnalytics } from "#domains/analytics/server/get-vendor-analytics.ts";
import { getVendorOverview } from "#domains/analytics/server/get-vendor-overview.ts";
import { listVendorSales } from "#domains/analytics/server/list-vendor-sales.ts";
import { recordView } from "#domains/analytics/server/record-view.ts";
import { listBulkErrors } from "#domains/bulk-upload/server/list-bulk-errors.ts";
import { listBulkUploads } from "#domains/bulk-upload/server/list-bulk-uploads.ts";
import { getCart } from "#domains/cart/server/get-cart.ts";
import { priceCart } from "#domains/cart/server/price-cart.ts";
import { syncCart } from "#domains/cart/server/sync-cart.ts";
import { getProduct } from "#domains/catalogue/server/get-product.ts";
import { listOrigins } from "#domains/catalogue/server/list-origins.ts";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { estimateCost } from "#domains/checkout/server/estimate-cost.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { listApiKeys } from "#domains/integrations/server/list-api-keys.ts";
import { listDeliveries } from "#domains/integrations/server/list-deliveries.ts";
import { listEndpoints } from "#domains/integrations/server/list-endpoints.ts";
import { getMyProduct } from "#domains/listings/server/get-my-product.ts";
import { getQueuedProduct } from "#domains/listings/server/get-queued-product.ts";
import { listMyProducts } from "#domains/listings/server/list-my-products.ts";
import { listProductQueue } from "#domains/listings/server/list-product-queue.ts";
import { getOrder } from "#domains/orders/server/get-order.ts";
import { getOrderAsAdmin } from "#domains/orders/server/get-order-as-admin.ts";
import { getOrderSummary } from "#domains/orders/server/get-order-summary.ts";
import { getParcel } from "#domains/orders/server/get-parcel.ts";
import { listOrders } from "#domains/orders/server/list-orders.ts";
import { listOrdersAsAdmin } from "#domains/orders/server/list-orders-as-admin.ts";
import { listParcels } from "#domains/orders/server/list-parcels.ts";
import { getBalance } from "#domains/payouts/server/get-balance.ts";
import { getPayoutAccount } from "#domains/payouts/server/get-payout-account.ts";
import { getStatement } from "#domains/payouts/server/get-statement.ts";
import { listPayouts } from "#domains/payouts/server/list-payouts.ts";
import { getSubscription } from "#domains/plans/server/get-subscription.ts";
import { countMyReviews } from "#domains/reviews/server/count-my-reviews.ts";
import { listProducts } from "#domains/search/server/list-products.ts";
import { addPerson, addProduct, address, addVendor, contextFor } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { endpointOf, keyOf, uploadOf } from "./support/make-integration.ts";
import { parcelOf } from "./support/make-parcel.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

/** How many statements a verb sends, over any pool or transaction; the jobs' own polling is excluded. */
async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const sent = spy.mock.calls.map(([query]) =>
    typeof query === "string" ? query : (query as { text: string }).text,
  );
  spy.mockRestore();
  return sent.filter((text) => !text.includes("jobs.")).length;
}

test("a page's procedures cost the same few queries, however much they show", async () => {
  const goods: { id: string }[] = [];
  for (let vendor = 0; vendor < 3; vendor++) {
    const seller = await addVendor(market.infra);
    for (let n = 0; n < 4; n++) goods.push(await addProduct(market.infra, seller.vendor.id));
  }
  const ctx = contextFor(market.infra, await addPerson(market.infra));
  const lines = goods.map((product) => ({ productId: product.id, quantity: 1 }));
  const change = { isSaved: false, priceCents: 1_500, changedMsAgo: 0, isVisitors: false };
  const changes = lines.map((line) => ({ ...line, ...change }));
  const counts = {
    listProducts: await countQueries(() => listProducts(ctx, { page: 1, search: "budgetary" })),
    getProduct: await countQueries(() => getProduct(ctx, { productId: goods[0]!.id })),
    priceCart: await countQueries(() => priceCart(ctx, { lines })),
    createQuote: await countQueries(() => createQuote(ctx, { lines, address })),
    estimateCost: await countQueries(() => estimateCost(ctx, { lines, country: "US", state: "OR" })),
    getCart: await countQueries(() => getCart(ctx)),
    syncCart: await countQueries(() => syncCart(ctx, { cartOwnerId: ctx.caller.userId, changes })),
  };
  expect(counts).toEqual({
    // Of a word that nobody asked this process for: stems, what has it, words near it, whether any product has all words; how
    // many of the sample match, then counts, ids, what comes near or the cards; only cards when the rest is cached.
    listProducts: 8,
    getProduct: 1,
    // With what waits for the caller's own unfinished payment.
    priceCart: 4,
    // Counted against its limit, priced, written.
    createQuote: 3,
    estimateCost: 2,
    getCart: 2,
    syncCart: 9,
  });

  const quote = await createQuote(ctx, { lines, address });
  let orderId = "";
  const starting = await countQueries(async () => {
    orderId = (await startSession(ctx, { quoteId: quote.id })).orderId;
  });
  expect(starting).toBe(10);
  expect(await countQueries(() => getOrder(ctx, { orderId }))).toBe(5);
  expect(await countQueries(() => listOrders(ctx, { page: 1 }))).toBe(3);
  expect(await countQueries(() => getOrderSummary(ctx))).toBe(2);
  expect(await countQueries(() => countMyReviews(ctx))).toBe(1);

  expect(await countQueries(() => listOrigins(ctx))).toBe(1);

  const vendor = contextFor(market.infra, await addVendor(market.infra));
  const browser = { address: "192.0.2.1", userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
  const look = { productId: goods[0]!.id, term: "jasmine" };
  expect(await countQueries(() => recordView({ ...vendor, client: browser }, look))).toBe(7);
  expect(await countQueries(() => getVendorOverview(vendor))).toBeLessThanOrEqual(8);
  expect(await countQueries(() => listVendorSales(vendor, { unit: "month" }))).toBe(1);
  expect(await countQueries(() => getSubscription(vendor))).toBe(2);
  expect(await countQueries(() => getVendorAnalytics(vendor, {}))).toBeLessThanOrEqual(8);
  expect(
    await countQueries(() => listParcels(vendor, { filter: "all", sort: "newest", page: 1 })),
  ).toBeLessThanOrEqual(4);
  const { parcelId } = await parcelOf({
    infra: market.infra,
    vendorId: vendor.caller.vendor.id,
    owner: ctx.caller,
  });
  expect(await countQueries(() => listParcels(vendor, { filter: "all", sort: "newest", page: 1 }))).toBe(4);
  expect(await countQueries(() => getParcel(vendor, { parcelId }))).toBe(4);
  expect(await countQueries(() => listOrdersAsAdmin(ctx, { sort: "newest" }))).toBe(3);
  expect(await countQueries(() => getOrderAsAdmin(ctx, { orderId }))).toBe(6);
  expect(await countQueries(() => getBalance(vendor))).toBe(4);
  expect(await countQueries(() => getPayoutAccount(vendor))).toBe(1);
  expect(await countQueries(() => listPayouts(vendor, { page: 1 }))).toBe(2);
  expect(await countQueries(() => getStatement(vendor, { page: 1 }))).toBe(3);
});

test("an enterprise vendor's panels cost the same few queries, however much they show", async () => {
  const owner = await addVendor(market.infra, { planType: "enterprise" });
  const ctx = contextFor(market.infra, owner);
  const world = { infra: market.infra, vendorId: owner.vendor.id, owner };
  for (let n = 0; n < 5; n++) await keyOf(world);
  const [endpointId] = [await endpointOf(world), await endpointOf(world)];
  const uploadId = await uploadOf(world, "checked");
  const counts = {
    listApiKeys: await countQueries(() => listApiKeys(ctx)),
    listEndpoints: await countQueries(() => listEndpoints(ctx)),
    listDeliveries: await countQueries(() => listDeliveries(ctx, { endpointId, page: 1 })),
    listBulkUploads: await countQueries(() => listBulkUploads(ctx, { page: 1 })),
    listBulkErrors: await countQueries(() => listBulkErrors(ctx, { uploadId, page: 1 })),
  };
  expect(counts).toEqual({
    listApiKeys: 1,
    listEndpoints: 1,
    listDeliveries: 3,
    listBulkUploads: 2,
    listBulkErrors: 3,
  });
});

test("a vendor's products and the queue of those that wait cost the same few queries", async () => {
  const owner = await addVendor(market.infra);
  for (let n = 0; n < 6; n++) await addProduct(market.infra, owner.vendor.id, { isApproved: n % 2 === 0 });
  const ctx = contextFor(market.infra, owner);
  const { items } = await listMyProducts(ctx, { sort: "newest", page: 1 });
  const one = { productId: items[0]!.id };
  const counts = {
    listMyProducts: await countQueries(() => listMyProducts(ctx, { sort: "newest", page: 1 })),
    getMyProduct: await countQueries(() => getMyProduct(ctx, one)),
    listProductQueue: await countQueries(() => listProductQueue(ctx, { size: 25 })),
    getQueuedProduct: await countQueries(() => getQueuedProduct(ctx, one)),
  };
  expect(counts).toEqual({ listMyProducts: 2, getMyProduct: 2, listProductQueue: 2, getQueuedProduct: 4 });
});
