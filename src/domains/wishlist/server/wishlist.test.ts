import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { maxWishlistItems } from "#domains/wishlist/contract.ts";
import { AppError } from "#kernel/errors.ts";
import { openLog } from "#platform/log/log.ts";
import { hearDatabase, openLiveEvents, publishLive } from "#platform/realtime/live-events.ts";
import { openNotifications } from "#platform/realtime/notifications.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import {
  addPerson,
  addProduct,
  addVendor,
  contextFor,
  setPrice,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { addBackToWishlist } from "./add-back-to-wishlist.ts";
import { addToWishlist } from "./add-to-wishlist.ts";
import { clearWishlist } from "./clear-wishlist.ts";
import { countWishlist } from "./count-wishlist.ts";
import { listWishlist } from "./list-wishlist.ts";
import { removeFromWishlist } from "./remove-from-wishlist.ts";
import { removeWishlistEntry } from "./remove-wishlist-entry.ts";
import { wishlist } from "./tables.ts";

let market: TestMarket;
let vendorId: string;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  vendorId = (await addVendor(market.infra, { companyName: "Finca Clara" })).vendor.id;
});
afterAll(() => market.close());

const newCtx = async () => contextFor(market.infra, await addPerson(market.infra));
const newProduct = async (options = {}) => (await addProduct(market.infra, vendorId, options)).id;
const idsOf = ({ items }: { items: { productId: string }[] }) => items.map((item) => item.productId);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "fine",
    (error) => (error instanceof AppError ? error.code : String(error)),
  );

async function addEach(ctx: SignedInCtx, productIds: string[]) {
  for (const productId of productIds) {
    market.clock.advance(1_000);
    await addToWishlist(ctx, { productId });
  }
}

test("a list shows the newest first, each product as it is now", async () => {
  const ctx = await newCtx();
  const [older, newer] = [await newProduct({ imageUrls: ["/a.webp"] }), await newProduct({ stock: 3 })];
  await addEach(ctx, [older, newer]);
  await setPrice(market.infra, older, 1_234);
  const { items } = await listWishlist(ctx);
  expect(items).toMatchObject([
    { productId: newer, stockQuantity: 3, imageUrl: "/placeholder.svg", isAvailable: true },
    { productId: older, vendorId, vendorName: "Finca Clara", priceCents: 1_234, imageUrl: "/a.webp" },
  ]);
  expect(items[0]!.addedAt).toBe(market.clock.now().toISOString());
  expect(await countWishlist(ctx)).toEqual({ count: 2 });
});

test("a product not on sale stays on the list as not available, and can't be added", async () => {
  const ctx = await newCtx();
  const inactive = await newProduct();
  const unapproved = await newProduct();
  await addEach(ctx, [inactive, unapproved]);
  await market.infra.db.update(products).set({ isActive: false }).where(eq(products.id, inactive));
  await market.infra.db.update(products).set({ isApproved: false }).where(eq(products.id, unapproved));
  expect((await listWishlist(ctx)).items.map((item) => item.isAvailable)).toEqual([false, false]);
  for (const productId of [inactive, unapproved, randomUUID()])
    expect(await codeOf(addToWishlist(await newCtx(), { productId }))).toBe("NOT_FOUND");
});

test("a vendor without a name is called unknown, in the person's language", async () => {
  const person = await addPerson(market.infra);
  const { vendor } = await addVendor(market.infra);
  const { id: productId } = await addProduct(market.infra, vendor.id);
  await addToWishlist(contextFor(market.infra, person), { productId });
  await market.infra.db.update(vendors).set({ companyName: "" }).where(eq(vendors.id, vendor.id));
  const nameIn = async (language: "en" | "es") =>
    (await listWishlist(contextFor(market.infra, person, language))).items[0]!.vendorName;
  expect([await nameIn("en"), await nameIn("es")]).toEqual(["Unknown Vendor", "Vendedor desconocido"]);
});

test("an entry goes with its product", async () => {
  const ctx = await newCtx();
  const gone = await newProduct({ stock: 0 });
  await addEach(ctx, [gone, await newProduct()]);
  await market.infra.db.delete(products).where(eq(products.id, gone));
  expect(idsOf(await listWishlist(ctx))).not.toContain(gone);
  expect(await countWishlist(ctx)).toEqual({ count: 1 });
});

test("the same product twice is refused, and the list stays as it was", async () => {
  const ctx = await newCtx();
  const productId = await newProduct();
  await addEach(ctx, [productId]);
  const before = await listWishlist(ctx);
  market.clock.advance(5_000);
  expect(await codeOf(addToWishlist(ctx, { productId }))).toBe("ALREADY_IN_WISHLIST");
  expect(await listWishlist(ctx)).toEqual(before);
});

test("of simultaneous adds of one product exactly one succeeds, the others get an error", async () => {
  const ctx = await newCtx();
  const productId = await newProduct();
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(addToWishlist(ctx, { productId }))));
  expect(codes.sort()).toEqual([...new Array(7).fill("ALREADY_IN_WISHLIST"), "fine"]);
  expect(idsOf(await listWishlist(ctx))).toEqual([productId]);
});

test("the database itself refuses a second row (23505), whatever writes it", async () => {
  const ctx = await newCtx();
  const row = { userId: ctx.caller.userId, productId: await newProduct() };
  await market.infra.db.insert(wishlist).values(row);
  await expect(market.infra.db.insert(wishlist).values(row)).rejects.toMatchObject({
    cause: { code: "23505", constraint: "wishlist_once" },
  });
});

test("simultaneous adds of different products all succeed, and the last response contains them all", async () => {
  const ctx = await newCtx();
  const ids = await Promise.all(Array.from({ length: 6 }, () => newProduct()));
  const views = await Promise.all(ids.map((productId) => addToWishlist(ctx, { productId })));
  expect(views.map((view) => view.items.length).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(idsOf(await listWishlist(ctx)).sort()).toEqual([...ids].sort());
});

test("removing is by product or by entry, and never another user's", async () => {
  const [mine, other] = [await newCtx(), await newCtx()];
  const ids = [await newProduct(), await newProduct()];
  await addEach(mine, ids);
  await addEach(other, ids);
  expect(idsOf(await removeFromWishlist(mine, { productId: ids[0]! }))).toEqual([ids[1]]);
  expect(idsOf(await removeFromWishlist(mine, { productId: ids[0]! }))).toEqual([ids[1]]);
  const [entry] = (await listWishlist(mine)).items;
  expect(await codeOf(removeWishlistEntry(other, { entryId: entry!.id }))).toBe("NOT_FOUND");
  expect(idsOf(await removeWishlistEntry(mine, { entryId: entry!.id }))).toEqual([]);
  expect(await codeOf(removeWishlistEntry(mine, { entryId: entry!.id }))).toBe("NOT_FOUND");
  expect(await countWishlist(other)).toEqual({ count: 2 });
});

test("clearing empties only one's own list", async () => {
  const [mine, other] = [await newCtx(), await newCtx()];
  const productId = await newProduct();
  await addEach(mine, [productId, await newProduct()]);
  await addEach(other, [productId]);
  expect(await clearWishlist(mine)).toEqual({ items: [] });
  expect(await countWishlist(mine)).toEqual({ count: 0 });
  expect(idsOf(await listWishlist(other))).toEqual([productId]);
});

test("after undo a product is where it was, even if it is not on sale now", async () => {
  const ctx = await newCtx();
  await addEach(ctx, [await newProduct(), await newProduct(), await newProduct()]);
  const { items } = await listWishlist(ctx);
  const middle = items[1]!;
  await removeFromWishlist(ctx, { productId: middle.productId });
  await market.infra.db.update(products).set({ isActive: false }).where(eq(products.id, middle.productId));
  const { items: back } = await addBackToWishlist(ctx, { entries: [middle] });
  expect(back.map(({ productId, addedAt }) => ({ productId, addedAt }))).toEqual(
    items.map(({ productId, addedAt }) => ({ productId, addedAt })),
  );
  await clearWishlist(ctx);
  expect(idsOf(await addBackToWishlist(ctx, { entries: [...items, items[0]!] }))).toEqual(idsOf({ items }));
});

test("nothing comes back that was never approved, nor from a time before the person came", async () => {
  const ctx = await newCtx();
  const addedAt = "0001-01-01T00:00:00.000Z";
  const entries = [await newProduct({ isApproved: false }), randomUUID()].map((productId) => ({
    productId,
    addedAt,
  }));
  expect(await addBackToWishlist(ctx, { entries })).toEqual({ items: [] });
  const productId = await newProduct();
  const early = await addBackToWishlist(ctx, { entries: [{ productId, addedAt }] });
  expect(early.items[0]!.addedAt).toBe(ctx.caller.memberSince.toISOString());
  await clearWishlist(ctx);
  const late = await addBackToWishlist(ctx, {
    entries: [{ productId, addedAt: "9999-12-31T23:59:59.999Z" }],
  });
  expect(late.items[0]!.addedAt).toBe(market.clock.now().toISOString());
});

test("a full list takes no more, not even from two devices at once, and is shown whole", async () => {
  const ctx = await newCtx();
  const { userId } = ctx.caller;
  const filling = await market.infra.db
    .insert(products)
    .values(Array.from({ length: maxWishlistItems - 1 }, (_, n) => filler(n)))
    .returning({ productId: products.id });
  await market.infra.db.insert(wishlist).values(filling.map((row) => ({ ...row, userId })));
  const last = [await newProduct(), await newProduct()];
  const codes = await Promise.all(last.map((productId) => codeOf(addToWishlist(ctx, { productId }))));
  expect(codes.sort()).toEqual(["WISHLIST_FULL", "fine"]);
  expect((await listWishlist(ctx)).items).toHaveLength(maxWishlistItems);
  const there = filling[0]!.productId;
  expect(await codeOf(addToWishlist(ctx, { productId: there }))).toBe("ALREADY_IN_WISHLIST");
  const entries = [{ productId: await newProduct(), addedAt: market.clock.now().toISOString() }];
  expect(await codeOf(addBackToWishlist(ctx, { entries }))).toBe("WISHLIST_FULL");
  expect(await countWishlist(ctx)).toEqual({ count: maxWishlistItems });
});

test("each change notifies the user's own screens only; a refused one notifies none", async () => {
  const [mine, other] = [await newCtx(), await newCtx()];
  const notifications = openNotifications(market.databaseUrl, openLog("silent"));
  const { follow } = openLiveEvents(hearDatabase(notifications));
  const heard: string[] = [];
  follow(other.caller.userId, { onEntry: () => heard.push("other"), onGap() {} });
  follow(mine.caller.userId, { onEntry: ({ message }) => heard.push(message.type), onGap() {} });
  const say = (type: "role" | "order") => publishLive(market.infra.db, mine.caller.userId, { type });
  // Received once the listener is connected; everything after that arrives in order.
  await expect.poll(() => say("role").then(() => heard)).toContain("role");
  const productId = await newProduct();
  await addToWishlist(mine, { productId });
  await codeOf(addToWishlist(mine, { productId }));
  await clearWishlist(mine);
  await say("order");
  await expect.poll(() => heard).toContain("order");
  expect(heard.filter((type) => type !== "role")).toEqual(["wishlist", "wishlist", "order"]);
  await notifications.stop();
});

const filler = (n: number): typeof products.$inferInsert => ({
  vendorId,
  name: `Lot ${n}`,
  description: "One of many.",
  category: "roasted-coffee",
  priceCents: 900,
  weightGrams: 250,
  isApproved: true,
});
