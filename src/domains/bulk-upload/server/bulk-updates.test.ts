import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listOwnDecisions } from "#domains/decisions/server/list-own-decisions.ts";
import { objectToDecision } from "#domains/decisions/server/object-to-decision.ts";
import { rejectProduct } from "#domains/decisions/server/reject-product.ts";
import { stock, stockMovements } from "#domains/inventory/server/tables.ts";
import { productRevisions, products } from "#domains/listings/server/tables.ts";
import { bulkWork, vendorOf } from "../../../../tests/support/bulk-files.ts";
import { addPerson, addProduct, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { exportProducts } from "./export-products.ts";
import { listBulkErrors } from "./list-bulk-errors.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market?.close());

const { newShop, check, apply, undo, productsOf } = bulkWork(() => market);

const heading = "sku,name,description,category,price_usd,stock,weight_grams,origin_country,roast_level";
const newLot = "Lot,Washed and dried on raised beds.,roasted-coffee,9.00,5,250,CO,medium";

test("an update changes its columns: price and stock at once, the rest of a product on sale as a revision", async () => {
  const ctx = await newShop();
  const sold = await addProduct(market.infra, vendorOf(ctx), { sku: "S-1", stock: 10, priceCents: 1_500 });
  const same = await addProduct(market.infra, vendorOf(ctx), { sku: "S-2", stock: 5, priceCents: 1_500 });
  const csv = `sku,price_usd,stock,name\nS-1,16.00,25,Renamed lot\nS-2,15.00,5,${same.name}`;
  const checked = await check(ctx, csv);
  expect(checked).toMatchObject({ createCount: 0, updateCount: 1, errorCount: 0, rowCount: 2 });
  await apply(ctx, checked.id);
  const [first] = await productsOf(ctx);
  expect([first!.product.priceCents, first!.stock, first!.product.name]).toEqual([1_600, 25, sold.name]);
  const [revision] = await revisionsOf(sold.id);
  expect(revision).toMatchObject({
    state: "waiting",
    content: { name: "Renamed lot", category: sold.category },
  });
  const moves = await market.infra.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.productId, sold.id));
  expect(moves.map(({ delta, reason }) => [delta, reason])).toEqual([
    [10, "initial"],
    [15, "bulk"],
  ]);

  await undo(ctx, checked.id);
  const [restored] = await productsOf(ctx);
  expect([restored!.product.priceCents, restored!.stock]).toEqual([1_500, 10]);
  expect(await revisionsOf(sold.id)).toMatchObject([{ state: "withdrawn" }]);
});

const revisionsOf = (productId: string) =>
  market.infra.db.select().from(productRevisions).where(eq(productRevisions.productId, productId));

test("the limit per order is a column: set, refused, cleared by an empty cell, exported, and undone", async () => {
  const ctx = await newShop();
  const known = await addProduct(market.infra, vendorOf(ctx), { sku: "S-1", stock: 10, priceCents: 1_500 });
  const limits = async () =>
    (await productsOf(ctx)).map(({ product }) => [product.sku, product.mostUnits]).sort();
  const set = await check(ctx, "sku,most_units\nS-1,12");
  await apply(ctx, set.id);
  const file = await check(
    ctx,
    `${heading},most_units\nS-2,${newLot},3\nS-3,${newLot},1000\nS-4,${newLot},two`,
  );
  expect(file).toMatchObject({ createCount: 1, updateCount: 0, errorCount: 2 });
  const refused = await listBulkErrors(ctx, { uploadId: file.id, page: 1 });
  expect(refused.items.map(({ errors }) => errors)).toEqual([
    [{ column: "most_units", code: "large", value: "1000" }],
    [{ column: "most_units", code: "number", value: "two" }],
  ]);
  await apply(ctx, file.id);
  expect(await limits()).toEqual([
    ["S-1", 12],
    ["S-2", 3],
  ]);
  // At once, like a price: nothing waits for approval.
  expect(await revisionsOf(known.id)).toEqual([]);
  const exported = await new Response(await exportProducts(ctx)).text();
  expect(exported).toMatch(/,stock,most_units,weight_grams/);
  expect(exported).toMatch(/,15\.00,10,12,/);
  const cleared = await check(ctx, "sku,most_units\nS-1,");
  await apply(ctx, cleared.id);
  expect(await limits()).toContainEqual(["S-1", null]);
  await undo(ctx, cleared.id);
  expect(await limits()).toContainEqual(["S-1", 12]);
  await undo(ctx, file.id);
  await undo(ctx, set.id);
  expect(await limits()).toEqual([["S-1", null]]);
});

test("undo keeps later changes, and never takes held stock", async () => {
  const ctx = await newShop();
  const product = await addProduct(market.infra, vendorOf(ctx), { sku: "S-1", stock: 10, priceCents: 1_500 });
  const { id } = await check(ctx, "sku,price_usd,stock,name\nS-1,16.00,30,Renamed lot");
  await apply(ctx, id);
  await market.infra.db.update(products).set({ priceCents: 1_700 }).where(eq(products.id, product.id));
  await market.infra.db.update(stock).set({ heldQuantity: 18 }).where(eq(stock.productId, product.id));
  await market.infra.db
    .update(productRevisions)
    .set({ state: "approved" })
    .where(eq(productRevisions.productId, product.id));
  await undo(ctx, id);
  const [left] = await productsOf(ctx);
  expect([left!.product.priceCents, left!.stock]).toEqual([1_700, 18]);
  expect(await revisionsOf(product.id)).toMatchObject([{ state: "approved" }]);
});

test("a stock counted lower than what is held stays at what is held", async () => {
  const ctx = await newShop();
  const product = await addProduct(market.infra, vendorOf(ctx), { sku: "S-1", stock: 10 });
  await market.infra.db.update(stock).set({ heldQuantity: 4 }).where(eq(stock.productId, product.id));
  await apply(ctx, (await check(ctx, "sku,stock\nS-1,1")).id);
  expect((await productsOf(ctx))[0]!.stock).toBe(4);
});

test("an unapproved product is edited in place and resubmitted; undone, it is rejected again", async () => {
  const ctx = await newShop();
  const rejection = { rejectedAt: new Date("2026-01-01"), rejectionReason: "Blurred." };
  const product = await addProduct(market.infra, vendorOf(ctx), {
    sku: "R-1",
    isApproved: false,
    ...rejection,
  });
  const { id } = await check(ctx, "sku,name,region\nR-1,Better lot,Guji");
  await apply(ctx, id);
  const [edited] = await productsOf(ctx);
  expect(edited!.product).toMatchObject({ name: "Better lot", region: "Guji", rejectedAt: null });
  await undo(ctx, id);
  const [restored] = await productsOf(ctx);
  expect(restored!.product).toMatchObject({ name: product.name, region: null, ...rejection });
});

test("an undone upload puts a rejection back with the right to object", async () => {
  const ctx = await newShop();
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const { id: productId, submittedAt } = await addProduct(market.infra, vendorOf(ctx), {
    ...{ sku: "R-2", isApproved: false },
  });
  const facts = "The pictures show another shop's bags, with its name on them.";
  const seen = { productId, submittedAt: submittedAt.toISOString() };
  const { id: decisionId } = await rejectProduct(admin, { ...seen, rule: "listing", facts });
  const held = async () => (await listOwnDecisions(ctx)).items.filter(({ canObject }) => canObject);
  market.clock.advance(1_000);
  const { id } = await check(ctx, "sku,name\nR-2,Better lot");
  await apply(ctx, id);
  expect(await held()).toEqual([]);
  await undo(ctx, id);
  expect(await held()).toMatchObject([{ id: decisionId }]);
  await objectToDecision(ctx, { decisionId, objection: "Those bags are ours; we changed the shop's name." });
});
