import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LineChange } from "#domains/cart/contract.ts";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { settleSession } from "#domains/checkout/server/settle-session.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import {
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { payHostedPage } from "../../../../tests/support/pay.ts";
import { forgetOldCarts } from "./forget-old-carts.ts";
import { getCart } from "./get-cart.ts";
import { syncCart } from "./sync-cart.ts";
import { cartItems } from "./tables.ts";

let market: TestMarket;
let vendorId: string;
beforeAll(async () => {
  market = await openTestMarket();
  vendorId = (await addVendor(market.infra)).vendor.id;
});
afterAll(() => market.close());

const newPerson = async () => contextFor(market.infra, await addPerson(market.infra));
const newProduct = async (fields = {}) => (await addProduct(market.infra, vendorId, fields)).id;
const change = (productId: string, fields: Partial<LineChange> = {}): LineChange => ({
  ...{ productId, quantity: 1, isSaved: false, priceCents: 1_500, changedMsAgo: 0, isVisitors: false },
  ...fields,
});
const sync = (ctx: SignedInCtx, ...changes: LineChange[]) =>
  syncCart(ctx, { cartOwnerId: ctx.caller.userId, changes });
const shown = async (ctx: SignedInCtx) =>
  (await getCart(ctx)).lines.map(({ productId, quantity, isSaved }) => [productId, quantity, isSaved]);

test("a cart is the same on every device, in the order in which things came", async () => {
  const ada = await newPerson();
  const [first, second] = [await newProduct(), await newProduct()];
  const { lines } = await sync(ada, change(first, { quantity: 2 }), change(second, { isSaved: true }));
  expect(lines).toMatchObject([
    { productId: first, quantity: 2, isSaved: false, priceCents: 1_500, stockQuantity: 10 },
    { productId: second, quantity: 1, isSaved: true },
  ]);
  market.clock.advance(1_000);
  await sync(ada, change(first, { quantity: 0 }));
  market.clock.advance(1_000);
  await sync(ada, change(first, { quantity: 5 }));
  expect(await shown(ada)).toEqual([
    [second, 1, true],
    [first, 5, false],
  ]);
});

test("every change has a higher revision than before, even a removal; a no-op has not", async () => {
  const ada = await newPerson();
  const product = await newProduct();
  expect((await getCart(ada)).revision).toBe(0);
  const added = await sync(ada, change(product));
  const removed = await sync(ada, change(product, { quantity: 0 }));
  expect(removed.revision).toBeGreaterThan(added.revision);
  expect(await sync(ada, change(product, { quantity: 0 }))).toEqual(removed);
  expect(await getCart(ada)).toEqual(removed);
});

test("what an offline device did an hour ago does not undo what another has done since", async () => {
  const ada = await newPerson();
  const [kept, removed] = [await newProduct(), await newProduct()];
  const hour = 3_600_000;
  await sync(ada, change(kept, { changedMsAgo: 2 * hour }), change(removed, { changedMsAgo: 2 * hour }));
  await sync(ada, change(kept, { quantity: 3 }), change(removed, { quantity: 0 }));
  await sync(
    ada,
    change(kept, { quantity: 9, changedMsAgo: hour }),
    change(removed, { quantity: 9, changedMsAgo: hour }),
  );
  expect(await shown(ada)).toEqual([[kept, 3, false]]);
});

test("a visitor's cart is merged at sign-in: the larger quantity, capped at stock, twice is once", async () => {
  const ada = await newPerson();
  const goods = [await newProduct(), await newProduct(), await newProduct()];
  await sync(ada, change(goods[0]!, { quantity: 2 }), change(goods[1]!, { quantity: 4 }));
  market.clock.advance(1_000);
  const visitors = [
    change(goods[0]!, { quantity: 3 }),
    change(goods[1]!),
    change(goods[2]!, { quantity: 99 }),
  ];
  for (let n = 0; n < 2; n++) await sync(ada, ...visitors.map((one) => ({ ...one, isVisitors: true })));
  expect(await shown(ada)).toEqual([
    [goods[0], 3, false],
    [goods[1], 4, false],
    [goods[2], 10, false],
  ]);
});

test("a cart is private: neither readable by another user nor merged with theirs", async () => {
  const [ada, bob] = [await newPerson(), await newPerson()];
  const product = await newProduct();
  await sync(ada, change(product));
  await expect(
    syncCart(bob, { cartOwnerId: ada.caller.userId, changes: [change(product, { quantity: 7 })] }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await shown(bob)).toEqual([]);
  expect(await shown(ada)).toEqual([[product, 1, false]]);
});

test("two devices at once lose nothing of each other", async () => {
  const ada = await newPerson();
  const goods = await Promise.all(Array.from({ length: 8 }, () => newProduct()));
  await Promise.all(goods.map((id, n) => sync(ada, change(id, { quantity: n + 1 }))));
  const lines = await shown(ada);
  expect(new Map(lines.map(([id, quantity]) => [id, quantity]))).toEqual(
    new Map(goods.map((id, n) => [id, n + 1])),
  );
});

test("products that were never on sale are left out; those no longer sold stay, so that the buyer is told", async () => {
  const ada = await newPerson();
  const [secret, sold] = [await newProduct({ isApproved: false }), await newProduct()];
  await sync(ada, change(secret), change(sold), change(crypto.randomUUID()));
  await market.infra.db.update(products).set({ isActive: false }).where(eq(products.id, sold));
  expect(await shown(ada)).toEqual([[sold, 1, false]]);
});

test("after paying, bought lines are gone everywhere, even if the page never returned; later lines stay", async () => {
  const ada = await newPerson();
  const [bought, since, saved] = [await newProduct(), await newProduct(), await newProduct()];
  await sync(
    ada,
    change(bought, { changedMsAgo: 5_000 }),
    change(saved, { isSaved: true, changedMsAgo: 5_000 }),
  );
  const quote = await createQuote(ada, { lines: [{ productId: bought, quantity: 1 }], address });
  const { orderId, url } = await startSession(ada, { quoteId: quote.id });
  market.clock.advance(1_000);
  await sync(ada, change(since));
  await payHostedPage(market, url);
  await settleSession(ada, { orderId });
  expect(await shown(ada)).toEqual([
    [saved, 1, true],
    [since, 1, false],
  ]);
});

test("removed lines are forgotten after 30 days, untouched ones after a year", async () => {
  const ada = await newPerson();
  const goods = [await newProduct(), await newProduct(), await newProduct()];
  const day = 86_400_000;
  await sync(ada, change(goods[0]!, { changedMsAgo: 364 * day }), change(goods[1]!), change(goods[2]!));
  await sync(ada, change(goods[1]!, { quantity: 0 }));
  const rows = () => market.infra.db.$count(cartItems, eq(cartItems.userId, ada.caller.userId));
  await forgetOldCarts(market.infra);
  expect(await rows()).toBe(3);
  market.clock.advance(31 * day);
  await forgetOldCarts(market.infra);
  expect(await shown(ada)).toEqual([[goods[2], 1, false]]);
  expect(await rows()).toBe(1);
});
