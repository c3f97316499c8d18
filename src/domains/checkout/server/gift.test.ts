import { afterAll, beforeAll, expect, test } from "vitest";
import { exportOrders } from "#domains/orders/server/export-orders.ts";
import { getOrder } from "#domains/orders/server/get-order.ts";
import { getParcel } from "#domains/orders/server/get-parcel.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import type { Person } from "#platform/rpc/context.ts";
import {
  addMember,
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { payHostedPage } from "../../../../tests/support/pay.ts";
import { freely } from "../../../../tests/support/sell.ts";
import { createQuote } from "./create-quote.ts";
import { settleSession } from "./settle-session.ts";
import { startSession } from "./start-session.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const note = "Para Inês, com carinho.\nAda";

async function visitShop() {
  const { infra } = market;
  const ctx = freely(contextFor(infra, await addPerson(infra)));
  const seller = await addVendor(infra);
  const { id: productId } = await addProduct(infra, seller.vendor.id, { priceCents: 1_500, stock: 9 });
  const quote = () => createQuote(ctx, { lines: [{ productId, quantity: 1 }], address });
  return { ctx, seller, quote };
}

test("a gift's note reaches its buyer, its vendor and who packs it, and no price comes with it", async () => {
  const { ctx, seller, quote } = await visitShop();
  const { orderId, url } = await startSession(ctx, { quoteId: (await quote()).id, giftNote: note });
  await payHostedPage(market, url);
  await settleSession(ctx, { orderId });
  expect((await getOrder(ctx, { orderId })).gift).toEqual({ note });
  const [parcel] = await unscopedListParcels(market.infra.db, orderId);
  const input = { parcelId: parcel!.id };
  expect((await getParcel(contextFor(market.infra, seller), input)).gift).toEqual({ note });
  const packer = (await addMember(market.infra, seller.vendor, "packer")) as Person;
  const packed = await getParcel(contextFor(market.infra, packer), input);
  expect(packed.gift).toEqual({ note });
  expect(JSON.stringify(packed)).not.toMatch(/cents/i);
  const [exported] = (await exportOrders(ctx)).items;
  expect(exported).toMatchObject({ giftNote: note });
});

test("the open payment of the same cart becomes a gift, or none, as it is wanted last", async () => {
  const { ctx, quote } = await visitShop();
  const first = await startSession(ctx, { quoteId: (await quote()).id });
  const giftOf = async () => (await getOrder(ctx, { orderId: first.orderId })).gift;
  expect(await giftOf()).toBeNull();
  expect(await startSession(ctx, { quoteId: (await quote()).id, giftNote: note })).toEqual(first);
  expect(await giftOf()).toEqual({ note });
  expect(await startSession(ctx, { quoteId: (await quote()).id, giftNote: "" })).toEqual(first);
  expect(await giftOf()).toEqual({ note: "" });
  expect(await startSession(ctx, { quoteId: (await quote()).id })).toEqual(first);
  expect(await giftOf()).toBeNull();
});
