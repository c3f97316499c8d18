import { afterAll, beforeAll, expect, test } from "vitest";
import { getProduct } from "#domains/catalogue/server/get-product.ts";
import { approveProduct } from "#domains/listings/server/approve-product.ts";
import { getMyProduct } from "#domains/listings/server/get-my-product.ts";
import type { Language } from "#kernel/languages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { bulkWork, heading, line, vendorOf } from "../../../../tests/support/bulk-files.ts";
import { addPerson, addProduct, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { exportProducts } from "./export-products.ts";
import { getBulkTemplate } from "./get-bulk-template.ts";
import { listBulkErrors } from "./list-bulk-errors.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market?.close());

const { newShop, check, apply, undo, productsOf } = bulkWork(() => market);

const en = { name: "Huila lot", description: "Jasmine and bergamot, washed and dried on raised beds." };
const es = { name: "Lote de Huila", description: "Jazmín y bergamota, lavado y secado en camas elevadas." };
const pt = { name: "Lote de Huila", description: "Jasmim e bergamota, lavado e seco em camas suspensas." };
const cellsOf = ({ name, description }: typeof en) => `${name},"${description}"`;

const visitor = (language: Language) => contextFor(market.infra, { kind: "visitor" }, language);
const textOf = (stream: ReadableStream) => new Response(stream).text();
const translationsOf = async (ctx: SignedInCtx) =>
  (await productsOf(ctx)).map(({ product }) => [product.sku, product.translations]);
const errorsOf = async (ctx: SignedInCtx, uploadId: string) =>
  (await listBulkErrors(ctx, { uploadId, page: 1 })).items.map(({ rowNumber, errors }) => [
    rowNumber,
    ...errors.map(({ column, code }) => `${column}: ${code}`),
  ]);
const addTranslated = (ctx: SignedInCtx, change: Record<string, unknown> = {}) =>
  addProduct(market.infra, vendorOf(ctx), {
    ...{ sku: "T-1", ...en, language: "en", translations: { es, pt }, ...change },
  });
/** An administrator approves a product, or its edit that waits. */
async function approve(ctx: SignedInCtx, productId: string) {
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const { submittedAt, revision } = await getMyProduct(ctx, { productId });
  await approveProduct(admin, { productId, submittedAt: revision?.submittedAt ?? submittedAt });
}

test("a file with translations creates products that are read in each language once they are approved", async () => {
  const ctx = await newShop();
  const columns = "name_es,description_es,name_pt,description_pt";
  const { id, createCount, errorCount } = await check(
    ctx,
    [
      `${heading},${columns}`,
      `${line("A-1", { name: en.name, description: `"${en.description}"` })},${cellsOf(es)},${cellsOf(pt)}`,
      `${line("A-2")},${cellsOf(es)},,`,
      `${line("A-3")},,,,`,
    ].join("\n"),
  );
  expect({ createCount, errorCount }).toEqual({ createCount: 3, errorCount: 0 });
  await apply(ctx, id);
  expect(await translationsOf(ctx)).toEqual([
    ["A-1", { es, pt }],
    ["A-2", { es }],
    ["A-3", {}],
  ]);
  const productId = (await productsOf(ctx))[0]!.product.id;
  await expect(getProduct(visitor("es"), { productId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await approve(ctx, productId);
  expect(await getProduct(visitor("en"), { productId })).toMatchObject({ ...en, language: "en" });
  expect(await getProduct(visitor("es"), { productId })).toMatchObject({ ...es, language: "es" });
  expect(await getProduct(visitor("pt"), { productId })).toMatchObject({ ...pt, language: "pt" });
  await undo(ctx, id);
  expect(await productsOf(ctx)).toEqual([]);
});

test("half a translation, one out of bounds and one into the original language are errors of their cells", async () => {
  const ctx = await newShop();
  const columns = "language,name_en,description_en,name_es,description_es";
  const row = (sku: string, language: string, cells: string) => `${line(sku)},${language},${cells}`;
  const { id, createCount } = await check(
    ctx,
    [
      `${heading},${columns}`,
      row("B-1", "en", `,,${es.name},`),
      row("B-2", "en", `,,,"${es.description}"`),
      row("B-3", "en", `,,ab,"${"a".repeat(5_001)}"`),
      row("B-4", "", `${cellsOf(en)},,`),
      row("B-5", "es", `,,${es.name},`),
      row("B-6", "fr", `${cellsOf(en)},,`),
      row("B-7", "pt", `${cellsOf(en)},${cellsOf(es)}`),
    ].join("\n"),
  );
  expect(createCount).toBe(1);
  expect(await errorsOf(ctx, id)).toEqual([
    [2, "description_es: required"],
    [3, "name_es: required"],
    [4, "name_es: short", "description_es: long"],
    [5, "name_en: original", "description_en: original"],
    [6, "name_es: original"],
    [7, "language: choice"],
  ]);
});

test("what a file says of translations waits for approval, and undoing it puts the old ones back", async () => {
  const ctx = await newShop();
  const { id: productId } = await addTranslated(ctx);
  const better = { ...es, name: "Lote lavado de Huila" };
  const { id, updateCount } = await check(ctx, `sku,name_es,description_es\nT-1,${cellsOf(better)}`);
  expect(updateCount).toBe(1);
  await apply(ctx, id);
  expect(await getMyProduct(ctx, { productId })).toMatchObject({
    ...{ translations: { es, pt }, revision: { content: { translations: { es: better, pt } } } },
  });
  expect(await getProduct(visitor("es"), { productId })).toMatchObject({ name: es.name });
  await undo(ctx, id);
  expect(await getMyProduct(ctx, { productId })).toMatchObject({ translations: { es, pt }, revision: null });

  const again = await check(ctx, `sku,name_es\nT-1,${better.name}`);
  await apply(ctx, again.id);
  await approve(ctx, productId);
  expect(await getProduct(visitor("es"), { productId })).toMatchObject(better);
});

test("two empty cells remove a translation, one is an error; a missing column keeps its text, whatever the name is now", async () => {
  const ctx = await newShop();
  await addTranslated(ctx, { isApproved: false });
  await addTranslated(ctx, { sku: "T-2", isApproved: false, translations: {} });
  const half = await check(ctx, `sku,name_es,description_es,name_pt\nT-1,,"${es.description}",\nT-2,,,`);
  expect(half).toMatchObject({ updateCount: 0, errorCount: 1 });
  expect(await errorsOf(ctx, half.id)).toEqual([[2, "name_es: required", "name_pt: required"]]);

  const renamed = await check(ctx, "sku,name\nT-1,Renamed lot");
  await apply(ctx, renamed.id);
  expect(await translationsOf(ctx)).toContainEqual(["T-1", { es, pt }]);

  const removed = await check(ctx, "sku,name_es,description_es\nT-1,,\nT-2,,");
  expect(removed).toMatchObject({ updateCount: 1, errorCount: 0 });
  await apply(ctx, removed.id);
  expect(await translationsOf(ctx)).toContainEqual(["T-1", { pt }]);
  await undo(ctx, removed.id);
  expect(await translationsOf(ctx)).toContainEqual(["T-1", { es, pt }]);
});

test("a translation becomes the original text when the language changes", async () => {
  const ctx = await newShop();
  await addTranslated(ctx, { isApproved: false });
  const turn = `T-1,es,${cellsOf(es)}`;
  const silent = await check(
    ctx,
    `sku,language,name,description,name_en,description_en\n${turn},${cellsOf(en)}`,
  );
  await apply(ctx, silent.id);
  expect(await translationsOf(ctx)).toEqual([["T-1", { en, pt }]]);
  await undo(ctx, silent.id);
  const kept = await check(
    ctx,
    `sku,language,name,description,name_es,description_es\n${turn},${cellsOf(es)}`,
  );
  expect(await errorsOf(ctx, kept.id)).toEqual([[2, "name_es: original", "description_es: original"]]);
  expect(await translationsOf(ctx)).toEqual([["T-1", { es, pt }]]);
});

test("an export with translations changes nothing when it is uploaded, and holds no formula", async () => {
  const ctx = await newShop();
  await addTranslated(ctx, {
    translations: { es: { name: "=1+1 lote", description: "+57, el número de Huila.\n\nY otra línea." }, pt },
  });
  await addTranslated(ctx, { sku: "T-2", ...es, language: "es", translations: { en } });
  const csv = await textOf(await exportProducts(ctx));
  expect(csv).toContain(
    "language,name_en,description_en,name_es,description_es,name_pt,description_pt,category",
  );
  expect(csv).toContain("en,,,'=1+1 lote,\"'+57, el");
  const checked = await check(ctx, csv);
  expect(checked).toMatchObject({ rowCount: 2, errorCount: 0, createCount: 0, updateCount: 0 });
});

test("the template's example is translated", async () => {
  const ctx = await newShop();
  await apply(ctx, (await check(ctx, await textOf(await getBulkTemplate(ctx)))).id);
  const [made] = await productsOf(ctx);
  expect(Object.keys(made!.product.translations).sort()).toEqual(["es", "pt"]);
});
