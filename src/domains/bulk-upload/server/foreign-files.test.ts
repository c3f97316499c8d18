import { afterAll, beforeAll, expect, test } from "vitest";
import { bulkWork, csvFile } from "../../../../tests/support/bulk-files.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import type { BulkMapping } from "../file-sources.ts";
import { getBulkMapping } from "./get-bulk-mapping.ts";
import { getBulkUpload } from "./get-bulk-upload.ts";
import { mapBulkUpload } from "./map-bulk-upload.ts";
import { previewBulkMapping } from "./preview-bulk-mapping.ts";
import { startBulkUpload } from "./start-bulk-upload.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market?.close());

const { newShop, apply, undo, productsOf } = bulkWork(() => market);

const shopify = [
  "Handle,Title,Body (HTML),Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Grams",
  'huila,Huila,<p>Caramel and <b>red apple</b>.</p>,250 g,H-250,"18,50",12,250',
  "huila,,,1 kg,H-1000,60.00,4,1000",
  "decaf,Decaf,<p>Mild and round, all evening.</p>,,H-250,12,1,250",
].join("\n");

const forAll = (mapping: BulkMapping): BulkMapping => ({
  ...mapping,
  category: { heading: null, value: "roasted-coffee" },
  roast_level: { heading: null, value: "light" },
  origin_country: { heading: null, value: "CO" },
});

test("a Shopify file is mapped, checked, imported and undone", async () => {
  const ctx = await newShop();
  const started = await startBulkUpload(ctx, csvFile(shopify.replace("round, all", "round; all")));
  expect(started).toMatchObject({ state: "mapping", source: "shopify", rowCount: 3 });
  const uploadId = started.id;
  const guess = (await getBulkMapping(ctx, { uploadId })).mapping as BulkMapping;
  const before = await previewBulkMapping(ctx, { uploadId, mapping: guess });
  expect(before.rows[0]!.errors.map(({ column }) => column)).toContain("category");
  const mapping = forAll(guess);
  const { rows } = await previewBulkMapping(ctx, { uploadId, mapping });
  expect(rows.map(({ errors }) => errors.map(({ code }) => code))).toEqual([[], [], ["twice"]]);
  expect(await productsOf(ctx)).toEqual([]);

  await mapBulkUpload(ctx, { uploadId, mapping });
  await market.runJobs();
  expect(await getBulkUpload(ctx, { uploadId })).toMatchObject({
    ...{ state: "checked", createCount: 2, errorCount: 1 },
  });
  await apply(ctx, uploadId);
  const made = await productsOf(ctx);
  expect(made.map(({ product, stock }) => [product.name, product.priceCents, stock])).toEqual([
    ["Huila – 1 kg", 6_000, 4],
    ["Huila – 250 g", 1_850, 12],
  ]);
  expect(made[0]!.product.description).toBe("Caramel and red apple.");
  await expect(mapBulkUpload(ctx, { uploadId, mapping })).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await undo(ctx, uploadId)).toMatchObject({ state: "undone" });
  expect(await productsOf(ctx)).toEqual([]);
});

test("a mapping may be said anew until it is applied, and is nobody else's", async () => {
  const [ctx, other] = [await newShop(), await newShop()];
  const { id: uploadId } = await startBulkUpload(ctx, csvFile(shopify.replace("round, all", "round; all")));
  const { mapping } = await getBulkMapping(ctx, { uploadId });
  await mapBulkUpload(ctx, { uploadId, mapping: mapping as BulkMapping });
  await market.runJobs();
  expect(await getBulkUpload(ctx, { uploadId })).toMatchObject({ createCount: 0, errorCount: 3 });
  await mapBulkUpload(ctx, { uploadId, mapping: forAll(mapping as BulkMapping) });
  await market.runJobs();
  expect(await getBulkUpload(ctx, { uploadId })).toMatchObject({ createCount: 2, errorCount: 1 });
  await expect(getBulkMapping(other, { uploadId })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

const etsy = [
  "TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,SKU",
  '"Nariño, 250 g","Panela and orange, dried for three weeks.",16.00,USD,7,N-250',
  '"Tolima, 250 g","Cocoa and plum, dried for three weeks.",15.50,USD,3,',
  '"Sidra, 250 g","Peach and rose, dried for three weeks.",22.00,EUR,2,S-250',
].join("\n");

test("an Etsy file is mapped, checked, imported and undone; another currency is refused", async () => {
  const ctx = await newShop();
  const started = await startBulkUpload(ctx, csvFile(etsy));
  expect(started).toMatchObject({ state: "mapping", source: "etsy", rowCount: 3 });
  const uploadId = started.id;
  const guess = (await getBulkMapping(ctx, { uploadId })).mapping as BulkMapping;
  const mapping = { ...forAll(guess), weight_grams: { heading: null, value: "250" } };
  await mapBulkUpload(ctx, { uploadId, mapping });
  await market.runJobs();
  expect(await getBulkUpload(ctx, { uploadId })).toMatchObject({
    ...{ state: "checked", createCount: 2, errorCount: 1 },
  });
  await apply(ctx, uploadId);
  const made = await productsOf(ctx);
  expect(made.map(({ product, stock }) => [product.name, product.priceCents, stock])).toEqual([
    ["Nariño, 250 g", 1_600, 7],
    ["Tolima, 250 g", 1_550, 3],
  ]);
  expect(made.map(({ product }) => product.sku)).toEqual(["N-250", "tolima-250-g"]);
  expect(await undo(ctx, uploadId)).toMatchObject({ state: "undone" });
  expect(await productsOf(ctx)).toEqual([]);
});
