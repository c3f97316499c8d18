import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maxBulkRows } from "#domains/bulk-upload/bulk-columns.ts";
import { approveProduct } from "#domains/listings/server/approve-product.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { bulkWork, csvFile, file, heading, line, vendorOf } from "../../../../tests/support/bulk-files.ts";
import { addProduct, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { applyBulkUpload } from "./apply-bulk-upload.ts";
import { exportProducts } from "./export-products.ts";
import { getBulkTemplate } from "./get-bulk-template.ts";
import { getBulkUpload } from "./get-bulk-upload.ts";
import { listBulkErrors } from "./list-bulk-errors.ts";
import { listBulkUploads } from "./list-bulk-uploads.ts";
import { startBulkUpload } from "./start-bulk-upload.ts";
import { undoBulkUpload } from "./undo-bulk-upload.ts";
import { workOnBulkUpload } from "./work-on-bulk-upload.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market?.close());

const { newShop, check, apply, undo, productsOf } = bulkWork(() => market);
const errorsOf = async (ctx: SignedInCtx, uploadId: string) =>
  (await listBulkErrors(ctx, { uploadId, page: 1 })).items.map(({ rowNumber, errors }) => [
    rowNumber,
    ...errors.map(({ column, code }) => `${column}: ${code}`),
  ]);
const textOf = (stream: ReadableStream) => new Response(stream).text();

test("a file is checked row by row and column by column, and changes nothing yet", async () => {
  const ctx = await newShop();
  const checked = await check(
    ctx,
    file(
      line("A-1"),
      line("A-2", { price: "12,50".replace(",", ";"), stock: "-1", name: "ab" }),
      line("A-3", { category: "tea", weight: "0", origin: "" }),
      line("A-1"),
      line("", { name: "Nameless lot" }),
      line("A-4", { roast: "none" }),
      line("A-5", { stock: "", description: "short" }),
    ),
  );
  expect(checked).toMatchObject({
    state: "checked",
    rowCount: 7,
    doneCount: 7,
    errorCount: 6,
    createCount: 1,
  });
  expect(await errorsOf(ctx, checked.id)).toEqual([
    [3, "name: short", "price_usd: number", "stock: number"],
    [4, "category: choice", "weight_grams: small"],
    [5, "sku: twice"],
    [6, "sku: required"],
    [7, "roast_level: required"],
    [8, "description: short", "stock: required"],
  ]);
  expect(await productsOf(ctx)).toEqual([]);
});

test("byte order marks, semicolons, tabs, quoted line ends and blank rows are read as a spreadsheet writes them", async () => {
  const ctx = await newShop();
  const semicolons = `\ufeff${heading.replaceAll(",", ";")};;\r\n${line("S-1", { description: '"Two lines,\nand a ""quote"", all of one cell."' }).replaceAll(",", ";").replace("lines;", "lines,").replace('""; all', '"", all')}\r\n;;;\r\n\r\n${line("S-2", { price: "x" }).replaceAll(",", ";")}\r\n`;
  const checked = await check(ctx, semicolons);
  expect(checked).toMatchObject({ rowCount: 2, createCount: 1, errorCount: 1 });
  // Blank rows in between count.
  expect(await errorsOf(ctx, checked.id)).toEqual([[5, "price_usd: number"]]);
  await apply(ctx, checked.id);
  const [made] = await productsOf(ctx);
  expect(made!.product.description).toBe('Two lines,\nand a "quote", all of one cell.');
  const tabs = await check(ctx, file(line("T-1")).replaceAll(",", "\t"));
  expect(tabs).toMatchObject({ createCount: 1, errorCount: 0 });
});

test.each([
  ["nothing but a heading", heading, { reason: "empty" }],
  ["a blank", " ", { reason: "columns" }],
  ["no known column, as in a workbook", "PK\u0003\u0004\u0014\0[Content_Types].xml", { reason: "heading" }],
  ["an unknown column", `sku,is_approved\nA,true`, { reason: "columns", columns: ["is_approved"] }],
  ["a column twice", "sku,name,name\nA,b,c", { reason: "columns", columns: ["name"] }],
  ["neither id nor sku", "name,stock\nA,1", { reason: "columns", columns: ["sku"] }],
  ["an open quote", `${heading}\nA,"b`, { reason: "unreadable" }],
  ["too many rows", `sku\n${"A\n".repeat(maxBulkRows + 1)}`, { reason: "rows" }],
])("%s is refused as a whole", async (_, csv, data) => {
  const ctx = await newShop();
  const upload = startBulkUpload(ctx, csvFile(csv));
  await expect(upload).rejects.toMatchObject({ code: "INVALID_FILE", data });
  expect((await listBulkUploads(ctx, { page: 1 })).total).toBe(0);
});

test("an applied product is created once, waits for approval, and is deleted on undo", async () => {
  const ctx = await newShop();
  const { id } = await check(
    ctx,
    file(line("A-1"), line("A-2", { stock: "0" }), line("A-3", { price: "no" })),
  );
  expect(await apply(ctx, id)).toMatchObject({ state: "applied", doneCount: 2, errorCount: 1 });
  const made = await productsOf(ctx);
  expect(
    made.map(({ product, stock }) => [product.sku, product.isApproved, product.priceCents, stock]),
  ).toEqual([
    ["A-1", false, 1_850, 12],
    ["A-2", false, 1_850, 0],
  ]);
  expect(made[0]!.product.rejectedAt).toBeNull();
  await expect(applyBulkUpload(ctx, { uploadId: id })).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await undo(ctx, id)).toMatchObject({ state: "undone", doneCount: 2 });
  expect(await productsOf(ctx)).toEqual([]);
  await expect(undoBulkUpload(ctx, { uploadId: id })).rejects.toMatchObject({ code: "CONFLICT" });
  // Its SKUs are free again.
  expect(await check(ctx, file(line("A-1")))).toMatchObject({ createCount: 1, errorCount: 0 });
});

test("another vendor's products and uploads are not found", async () => {
  const [ctx, other] = [await newShop(), await newShop()];
  const foreign = await addProduct(market.infra, vendorOf(other), { sku: "S-1" });
  const checked = await check(ctx, `id,stock\n${foreign.id},1\n${randomUUID()},1\nno id,1`);
  expect(await errorsOf(ctx, checked.id)).toEqual([2, 3, 4].map((row) => [row, "id: unknown"]));
  for (const verb of [getBulkUpload, applyBulkUpload, undoBulkUpload])
    await expect(verb(other, { uploadId: checked.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(listBulkErrors(other, { uploadId: checked.id, page: 1 })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("of two uploads at once one is at work, and of two who apply one does", async () => {
  const ctx = await newShop();
  const input = csvFile(file(line("A-1")));
  const { id: uploadId } = await startBulkUpload(ctx, input);
  await expect(startBulkUpload(ctx, input)).rejects.toMatchObject({ code: "UPLOAD_AT_WORK" });
  await market.runJobs();
  const both = await Promise.allSettled([
    applyBulkUpload(ctx, { uploadId }),
    applyBulkUpload(ctx, { uploadId }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await market.runJobs();
  expect(await productsOf(ctx)).toHaveLength(1);
});

test("killed in the middle, it goes on where it was; two at once do every row once", async () => {
  const ctx = await newShop();
  const csv = file(...Array.from({ length: 600 }, (_, n) => line(`K-${n}`, { stock: String(n) })));
  const { id: uploadId } = await check(ctx, csv);
  await applyBulkUpload(ctx, { uploadId });
  let transactions = 0;
  const dying = new Proxy(market.infra.db, {
    get(db, name, self) {
      if (name !== "transaction") return Reflect.get(db, name, self);
      return (work: never) => {
        transactions += 1;
        // The process dies after the second chunk's work.
        return db.transaction(async (tx) => {
          const result = await (work as (tx: unknown) => Promise<unknown>)(tx);
          if (transactions === 2) throw new Error("killed");
          return result;
        });
      };
    },
  });
  await expect(workOnBulkUpload({ ...market.infra, db: dying }, { uploadId })).rejects.toThrow("killed");
  expect(await productsOf(ctx)).toHaveLength(250);
  expect(await getBulkUpload(ctx, { uploadId })).toMatchObject({ state: "applying", doneCount: 250 });
  await Promise.all([
    workOnBulkUpload(market.infra, { uploadId }),
    workOnBulkUpload(market.infra, { uploadId }),
  ]);
  expect(await getBulkUpload(ctx, { uploadId })).toMatchObject({ state: "applied", doneCount: 600 });
  const made = await productsOf(ctx);
  expect(made).toHaveLength(600);
  expect(made.every(({ product, stock }) => product.sku === `K-${stock}`)).toBe(true);
  await undo(ctx, uploadId);
  expect(await productsOf(ctx)).toEqual([]);
});

test("an export can be uploaded again and changes nothing; no cell is a formula to a spreadsheet", async () => {
  const ctx = await newShop();
  const wild = [
    '=HYPERLINK("https://evil.example")',
    "+1 great lot",
    "-10% off lot",
    "@sum lot",
    "＝1+1 lot",
    "＋1 lot",
    "－1 lot",
    "＠sum lot",
    "'=quoted lot",
    "plain, lot",
  ];
  for (const name of wild)
    await addProduct(market.infra, vendorOf(ctx), {
      name,
      region: "=1+1",
      tastingNotes: ["jasmine", "honey"],
    });
  const csv = await textOf(await exportProducts(ctx));
  expect(ctx.responseHeaders.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(csv.startsWith("id,sku,name")).toBe(true);
  for (const cell of csv.split(/[,\r\n]+/)) expect(cell).not.toMatch(/^"?[=+\-@\t＝＋－＠]/);
  const checked = await check(ctx, csv);
  expect(checked).toMatchObject({ rowCount: wild.length, errorCount: 0, createCount: 0, updateCount: 0 });
  expect(await errorsOf(ctx, checked.id)).toEqual([]);
});

test("the template can be uploaded", async () => {
  const ctx = await newShop();
  expect(await check(ctx, await textOf(await getBulkTemplate(ctx)))).toMatchObject({
    createCount: 1,
    errorCount: 0,
  });
});

test("a created product that an admin has approved is deleted too when its upload is undone", async () => {
  const ctx = await newShop();
  const { id } = await check(ctx, file(line("A-1")));
  await apply(ctx, id);
  const [made] = await productsOf(ctx);
  const admin = contextFor(market.infra, { ...ctx.caller, roles: ["admin"] });
  await approveProduct(admin, {
    productId: made!.product.id,
    submittedAt: made!.product.submittedAt.toISOString(),
  });
  await undo(ctx, id);
  expect(await productsOf(ctx)).toEqual([]);
});
