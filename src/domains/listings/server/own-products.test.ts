import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { startSession } from "#domains/checkout/server/start-session.ts";
import { listStockDifferences } from "#domains/inventory/server/stock-differences.ts";
import { type NewProductInput, newProductInput } from "#domains/listings/product-shapes.ts";
import { orderItems } from "#domains/orders/server/tables.ts";
import { storeImage } from "#domains/vendors/server/store-image.ts";
import type { vendors } from "#domains/vendors/server/tables.ts";
import type { Person, SignedInCtx } from "#platform/rpc/context.ts";
import {
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { makePicture } from "../../../../tests/support/pictures.ts";
import { adjustStock } from "./adjust-stock.ts";
import { createProduct } from "./create-product.ts";
import { deleteProduct } from "./delete-product.ts";
import { duplicateProduct } from "./duplicate-product.ts";
import { getMyProduct } from "./get-my-product.ts";
import { listMyProducts } from "./list-my-products.ts";
import { listStockMovements } from "./list-stock-movements.ts";
import { setProductActive } from "./set-product-active.ts";
import { priceHistory, products } from "./tables.ts";
import { updateProduct } from "./update-product.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ pool: 30 });
});
afterAll(() => market.close());

const coffee: NewProductInput = newProductInput.parse({
  name: "Kiambu AA",
  description: "Blackcurrant and cane sugar, washed and dried on raised beds.",
  category: "roasted-coffee",
  priceCents: 1_850,
  weightGrams: 250,
  stockQuantity: 12,
  originCountry: "KE",
  roastLevel: "light",
});

type Shop = Person & { vendor: { id: string } };
const ctxOf = (owner: Person): SignedInCtx => contextFor(market.infra, owner);
const openShop = (planType: typeof vendors.$inferInsert.planType = "premium") =>
  addVendor(market.infra, { planType });
const approve = (productId: string) =>
  market.infra.db.update(products).set({ isApproved: true }).where(eq(products.id, productId));
const reject = (productId: string) =>
  market.infra.db
    .update(products)
    .set({ rejectedAt: new Date(), rejectionReason: "The picture shows a tractor." })
    .where(eq(products.id, productId));

/** A priced basket; `order` starts its payment, which holds the stock. */
async function makeBasket(productId: string, quantity: number) {
  const buyer = ctxOf(await addPerson(market.infra));
  const quote = await createQuote(buyer, { lines: [{ productId, quantity }], address });
  return { order: () => startSession(buyer, { quoteId: quote.id }) };
}

async function fill(owner: Shop, count: number) {
  for (let n = 0; n < count; n++) await addProduct(market.infra, owner.vendor.id);
}

describe("a new product", () => {
  test("waits, with its stock recorded and its price remembered", async () => {
    const ctx = ctxOf(await openShop());
    const product = await createProduct(ctx, coffee);
    expect(product).toMatchObject({ state: "waiting", isActive: true, stockQuantity: 12, heldQuantity: 0 });
    const { items } = await listStockMovements(ctx, { productId: product.id });
    expect(items).toMatchObject([{ delta: 12, reason: "initial" }]);
    const prices = await market.infra.db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.productId, product.id));
    expect(prices).toMatchObject([{ priceCents: 1_850 }]);
    expect(await listStockDifferences(market.infra.db)).toEqual([]);
  });

  test.each(["green-beans", "equipment", "accessories"] as const)(
    "of %s is not roasted, whatever is said",
    async (category) => {
      const ctx = ctxOf(await openShop());
      expect(await createProduct(ctx, { ...coffee, category })).toMatchObject({ roastLevel: "none" });
    },
  );

  test.each([
    [{ originCountry: null }, "originCountry"],
    [{ originCountry: "XX" }, "originCountry"],
    [{ roastLevel: "none" }, "roastLevel"],
    [{ tastingNotes: ["plum", "plum"] }, "tastingNotes"],
    [{ imageUrls: [`/storage/v1/images/${"0".repeat(32)}.webp`] }, "imageUrls"],
  ] as const)("with %j is refused at %s", async (wrong, path) => {
    const ctx = ctxOf(await openShop());
    const refused = createProduct(ctx, { ...coffee, ...(wrong as Partial<NewProductInput>) });
    await expect(refused).rejects.toMatchObject({ code: "BAD_REQUEST", data: { issues: [{ path }] } });
  });

  test("of equipment needs no origin", async () => {
    const ctx = ctxOf(await openShop());
    const kettle = { ...coffee, category: "equipment", originCountry: null } as const;
    expect(await createProduct(ctx, kettle)).toMatchObject({ originCountry: null });
  });

  test("shows one's own pictures only, in the given order", async () => {
    const [owner, other] = [await openShop(), await openShop()];
    const first = await storeImage(ctxOf(owner), await makePicture());
    const second = await storeImage(ctxOf(owner), await makePicture());
    const foreign = await storeImage(ctxOf(other), await makePicture());
    const imageUrls = [second.url, first.url];
    expect(await createProduct(ctxOf(owner), { ...coffee, imageUrls })).toMatchObject({ imageUrls });
    await expect(
      createProduct(ctxOf(owner), { ...coffee, imageUrls: [first.url, foreign.url] }),
    ).rejects.toMatchObject({ code: "BAD_REQUEST", data: { issues: [{ path: "imageUrls" }] } });
  });
});

describe("the plan's limit", () => {
  test("fifty at once for the last place: one gets it", async () => {
    const owner = await openShop("freemium");
    await fill(owner, 2);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => createProduct(ctxOf(owner), { ...coffee, name: `Lot ${n}` })),
    );
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 49 }, () => "PLAN_LIMIT_REACHED"));
    const { counts } = await listMyProducts(ctxOf(owner), { sort: "newest", page: 1 });
    expect(counts).toEqual({ waiting: 1, active: 2, inactive: 0, rejected: 0 });
  });

  test("says how many there may be, and are", async () => {
    const owner = await openShop("freemium");
    await fill(owner, 3);
    const full = { code: "PLAN_LIMIT_REACHED", data: { maxProducts: 3, productCount: 3 } };
    await expect(createProduct(ctxOf(owner), coffee)).rejects.toMatchObject(full);
    const [product] = (await listMyProducts(ctxOf(owner), { sort: "newest", page: 1 })).items;
    await expect(duplicateProduct(ctxOf(owner), { productId: product!.id })).rejects.toMatchObject(full);
  });

  test("deactivating and deleting free a slot; activating and resubmitting need one", async () => {
    const owner = await openShop("freemium");
    await fill(owner, 3);
    const ctx = ctxOf(owner);
    const [first, second] = (await listMyProducts(ctx, { sort: "newest", page: 1 })).items;
    await setProductActive(ctx, { productId: first!.id, isActive: false });
    const added = await createProduct(ctx, coffee);
    await expect(setProductActive(ctx, { productId: first!.id, isActive: true })).rejects.toMatchObject({
      code: "PLAN_LIMIT_REACHED",
    });
    await reject(added.id);
    expect(await setProductActive(ctx, { productId: first!.id, isActive: true })).toMatchObject({
      state: "active",
    });
    const { stockQuantity: _, ...edit } = coffee;
    const handInAgain = () => updateProduct(ctx, { ...edit, productId: added.id });
    await expect(handInAgain()).rejects.toMatchObject({ code: "PLAN_LIMIT_REACHED" });
    await deleteProduct(ctx, { productId: second!.id });
    expect(await handInAgain()).toMatchObject({ state: "waiting", rejectionReason: null });
  });

  test("a plan that is none allows nothing, enterprise everything", async () => {
    const owner = await openShop("enterprise");
    await fill(owner, 4);
    expect(await createProduct(ctxOf(owner), coffee)).toMatchObject({ state: "waiting" });
  });
});

describe("stock", () => {
  test("is changed by an amount, with its reason", async () => {
    const ctx = ctxOf(await openShop());
    const { id: productId } = await createProduct(ctx, coffee);
    expect(await adjustStock(ctx, { productId, delta: 30, reason: "received" })).toEqual({
      stockQuantity: 42,
      heldQuantity: 0,
    });
    await adjustStock(ctx, { productId, delta: -2, reason: "damaged" });
    const { items, next } = await listStockMovements(ctx, { productId });
    expect(items.map(({ delta, reason }) => [delta, reason])).toEqual([
      [-2, "damaged"],
      [30, "received"],
      [12, "initial"],
    ]);
    expect(next).toBeNull();
  });

  test("never goes below what is held, and returns the numbers", async () => {
    const owner = await openShop();
    const { id: productId } = await addProduct(market.infra, owner.vendor.id, { stock: 10 });
    await (await makeBasket(productId, 7)).order();
    const ctx = ctxOf(owner);
    await expect(adjustStock(ctx, { productId, delta: -4, reason: "counted" })).rejects.toMatchObject({
      code: "STOCK_PROMISED",
      data: { stockQuantity: 10, heldQuantity: 7 },
    });
    expect(await adjustStock(ctx, { productId, delta: -3, reason: "counted" })).toMatchObject({
      stockQuantity: 7,
    });
  });

  test("edits and holds at once sell nothing twice", async () => {
    const owner = await openShop();
    const { id: productId } = await addProduct(market.infra, owner.vendor.id, { stock: 40 });
    const baskets = await Promise.all(Array.from({ length: 30 }, () => makeBasket(productId, 1)));
    const take = () => adjustStock(ctxOf(owner), { productId, delta: -1, reason: "damaged" });
    const results = await Promise.allSettled(baskets.flatMap(({ order }) => [order(), take()]));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(40);
    const product = await getMyProduct(ctxOf(owner), { productId });
    expect(product.stockQuantity).toBe(product.heldQuantity);
    expect(await listStockDifferences(market.infra.db)).toEqual([]);
  });

  test("of more than a million is refused", async () => {
    const ctx = ctxOf(await openShop());
    const { id: productId } = await createProduct(ctx, coffee);
    await expect(adjustStock(ctx, { productId, delta: 1_000_000, reason: "received" })).rejects.toMatchObject(
      { code: "BAD_REQUEST" },
    );
    expect(await getMyProduct(ctx, { productId })).toMatchObject({ stockQuantity: 12 });
  });
});

describe("another vendor's product", () => {
  const verbs: Record<string, (ctx: SignedInCtx, productId: string) => Promise<unknown>> = {
    getMyProduct: (ctx, productId) => getMyProduct(ctx, { productId }),
    updateProduct: (ctx, productId) => updateProduct(ctx, { ...coffee, productId }),
    setProductActive: (ctx, productId) => setProductActive(ctx, { productId, isActive: false }),
    duplicateProduct: (ctx, productId) => duplicateProduct(ctx, { productId }),
    deleteProduct: (ctx, productId) => deleteProduct(ctx, { productId }),
    adjustStock: (ctx, productId) => adjustStock(ctx, { productId, delta: 1, reason: "received" }),
    listStockMovements: (ctx, productId) => listStockMovements(ctx, { productId }),
  };
  test.each(Object.entries(verbs))("is not found by %s", async (_, verb) => {
    const owner = await openShop();
    const product = await createProduct(ctxOf(owner), coffee);
    await expect(verb(ctxOf(await openShop()), product.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await getMyProduct(ctxOf(owner), { productId: product.id })).toEqual(product);
  });
});

describe("deleting", () => {
  test("leaves no row of a product without orders", async () => {
    const ctx = ctxOf(await openShop());
    const { id } = await createProduct(ctx, { ...coffee, stockQuantity: 0 });
    await deleteProduct(ctx, { productId: id });
    expect(await market.infra.db.select().from(products).where(eq(products.id, id))).toEqual([]);
  });

  test("keeps what an order shows, out of sight", async () => {
    const owner = await openShop();
    const product = await addProduct(market.infra, owner.vendor.id);
    await (await makeBasket(product.id, 1)).order();
    const ctx = ctxOf(owner);
    await deleteProduct(ctx, { productId: product.id });
    await expect(getMyProduct(ctx, { productId: product.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const [row] = await market.infra.db.select().from(products).where(eq(products.id, product.id));
    expect(row).toMatchObject({ isActive: false, deletedAt: expect.any(Date) });
    const lines = await market.infra.db.select().from(orderItems).where(eq(orderItems.productId, product.id));
    expect(lines).toHaveLength(1);
  });
});

test("the list filters, searches, sorts and counts", async () => {
  const owner = await openShop();
  const ctx = ctxOf(owner);
  const names = ["Alpha 100%", "Beta", "Gamma"];
  const [alpha, beta] = await Promise.all(
    names.map((name, n) => createProduct(ctx, { ...coffee, name, priceCents: 3_000 - n })),
  );
  await approve(alpha!.id);
  await reject(beta!.id);
  const list = (input: object) => listMyProducts(ctx, { sort: "name", page: 1, ...input });
  expect((await list({})).items.map(({ name, state }) => [name, state])).toEqual([
    ["Alpha 100%", "active"],
    ["Beta", "rejected"],
    ["Gamma", "waiting"],
  ]);
  expect((await list({ sort: "price" })).items.map(({ name }) => name)).toEqual([...names].reverse());
  expect(await list({ state: "rejected" })).toMatchObject({ total: 1, items: [{ name: "Beta" }] });
  expect(await list({ search: "100%" })).toMatchObject({ total: 1, items: [{ name: "Alpha 100%" }] });
  expect(await list({ search: "%" })).toMatchObject({ total: 1 });
  expect(await list({ page: 2 })).toMatchObject({
    total: 3,
    items: [],
    counts: { active: 1, rejected: 1, waiting: 1, inactive: 0 },
  });
});
