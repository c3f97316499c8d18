import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moveStock } from "#domains/inventory/server/move-stock.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { listNotifications } from "#domains/notifications/server/list-notifications.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import {
  addPerson,
  addProduct,
  addVendor,
  contextFor,
  setPrice,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { addToWishlist } from "./add-to-wishlist.ts";
import { noticeFavorites } from "./notice-favorites.ts";
import { favoriteChanges } from "./tables.ts";

let market: TestMarket;
let vendorId: string;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  vendorId = (await addVendor(market.infra, { companyName: "Finca Clara" })).vendor.id;
});
afterAll(() => market.close());

const newWisher = async (productId: string) => {
  const ctx = contextFor(market.infra, await addPerson(market.infra));
  await addToWishlist(ctx, { productId });
  return ctx;
};
const newProduct = (options = {}) => addProduct(market.infra, vendorId, { priceCents: 2_000, ...options });
const move = (productId: string, delta: number) =>
  moveStock(market.infra, { productId, delta, reason: "adjustment" });
const kindsOf = async (ctx: SignedInCtx) =>
  (await listNotifications(ctx, {})).items.map(({ kind, count, params }) => ({
    kind,
    count,
    cents: params.cents,
  }));
const cost = async (productId: string, cents: number) => {
  market.clock.advance(1_000);
  await setPrice(market.infra, productId, cents);
  await noticeFavorites(market.infra);
};

test("a price that fell by 5% or more since it was saved notifies who saved it, and no one else", async () => {
  const { id } = await newProduct();
  const [wisher, other] = [await newWisher(id), await newWisher((await newProduct()).id)];
  await cost(id, 1_901);
  expect(await kindsOf(wisher)).toEqual([]);
  await cost(id, 1_900);
  expect(await kindsOf(wisher)).toEqual([{ kind: "priceDrop", count: 1, cents: 1_900 }]);
  expect(await kindsOf(other)).toEqual([]);
});

test("after a notice the price is compared with that one; a rise in between changes nothing", async () => {
  const { id } = await newProduct();
  const wisher = await newWisher(id);
  await cost(id, 1_800);
  await cost(id, 3_000);
  await cost(id, 1_790);
  expect(await kindsOf(wisher)).toMatchObject([{ count: 1 }]);
  await cost(id, 1_710);
  expect(await kindsOf(wisher)).toEqual([{ kind: "priceDrop", count: 2, cents: 1_710 }]);
});

test("who saved it later, cheaper, does not hear of a drop that is none for them", async () => {
  const { id } = await newProduct();
  const early = await newWisher(id);
  await setPrice(market.infra, id, 1_500);
  const late = await newWisher(id);
  await noticeFavorites(market.infra);
  expect(await kindsOf(early)).toMatchObject([{ kind: "priceDrop" }]);
  expect(await kindsOf(late)).toEqual([]);
});

test("a product that sold out and is back notifies at most once a day", async () => {
  const { id } = await newProduct({ stock: 2 });
  const wisher = await newWisher(id);
  await move(id, 1);
  await noticeFavorites(market.infra);
  expect(await kindsOf(wisher)).toEqual([]);
  for (let time = 0; time < 2; time++) {
    await move(id, time === 0 ? -3 : -5);
    await move(id, 5);
    await noticeFavorites(market.infra);
    expect(await kindsOf(wisher)).toMatchObject([{ kind: "backInStock", count: 1 }]);
  }
  market.clock.advance(86_400_000);
  await move(id, -5);
  await move(id, 5);
  await noticeFavorites(market.infra);
  expect(await kindsOf(wisher)).toMatchObject([{ count: 1 }, { count: 1 }]);
});

test("a hold that ends brings a product back too; what is sold out again by then notifies no one", async () => {
  const { id } = await newProduct({ stock: 1 });
  const wisher = await newWisher(id);
  const hold = (heldQuantity: number) =>
    market.infra.db.update(stock).set({ heldQuantity }).where(eq(stock.productId, id));
  await hold(1);
  await hold(0);
  await hold(1);
  await noticeFavorites(market.infra);
  expect(await kindsOf(wisher)).toEqual([]);
  await hold(0);
  await noticeFavorites(market.infra);
  expect(await kindsOf(wisher)).toMatchObject([{ kind: "backInStock" }]);
});

test("a product that is not on sale notifies no one", async () => {
  const { id } = await newProduct();
  const wisher = await newWisher(id);
  await market.infra.db.update(products).set({ isActive: false }).where(eq(products.id, id));
  await cost(id, 1_000);
  expect(await kindsOf(wisher)).toEqual([]);
});

test("two runs at once notify once, and leave nothing to work off", async () => {
  const { id } = await newProduct();
  const wishers = await Promise.all([1, 2, 3].map(() => newWisher(id)));
  await setPrice(market.infra, id, 1_000);
  await Promise.all([1, 2, 3].map(() => noticeFavorites(market.infra)));
  for (const wisher of wishers) expect(await kindsOf(wisher)).toMatchObject([{ count: 1 }]);
  expect(await market.infra.db.$count(favoriteChanges)).toBe(0);
});

test("what nobody has in their favorites is not noted", async () => {
  const { id } = await newProduct();
  await setPrice(market.infra, id, 1_000);
  expect(await market.infra.db.$count(favoriteChanges, eq(favoriteChanges.productId, id))).toBe(0);
});
