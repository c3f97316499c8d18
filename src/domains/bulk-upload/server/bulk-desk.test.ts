import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import { exportAllProducts } from "#domains/listings/server/export-all-products.ts";
import { notifications } from "#domains/notifications/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { bulkWork, csvFile, file, line } from "../../../../tests/support/bulk-files.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { exportProducts } from "./export-products.ts";
import { getBulkResult, getBulkResultAsAdmin } from "./get-bulk-result.ts";
import { getBulkUpload } from "./get-bulk-upload.ts";
import { listAllBulkUploads } from "./list-all-bulk-uploads.ts";
import { listExports } from "./list-exports.ts";
import { startBulkUpload } from "./start-bulk-upload.ts";
import { undoBulkUploadAsAdmin } from "./undo-bulk-upload-as-admin.ts";

let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
});
afterAll(() => market?.close());

const { newShop, apply, productsOf } = bulkWork(() => market);
const reason = "The prices are in another currency";
const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

async function handIn(ctx: SignedInCtx, csv: string): Promise<string> {
  market.clock.advance(1_000);
  const { id } = await startBulkUpload(ctx, csvFile(csv));
  await market.runJobs();
  return id;
}

test("the result file says what became of each row, to its vendor and to administrators alone", async () => {
  const [ctx, other] = [await newShop(), await newShop()];
  const uploadId = await handIn(ctx, file(line("R-1"), line("R-2", { price: "much", name: "=1+1 Lot" })));
  await apply(ctx, uploadId);
  const [made] = await productsOf(ctx);
  const csv = await textOf(await getBulkResult(ctx, { uploadId }));
  expect(csv).toBe(await textOf(await getBulkResultAsAdmin(admin, { uploadId })));
  expect(csv.trim().split("\r\n")).toEqual([
    "row,id,sku,name,outcome,product_id,errors,pictures",
    `2,,R-1,Lot R-1,created,${made!.product.id},,`,
    "3,,R-2,'=1+1 Lot,refused,,price_usd: number,",
  ]);
  await expect(getBulkResult(other, { uploadId })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("administrators see every vendor's files with who handed them in, by state and page by page", async () => {
  const ctx = await newShop();
  const uploadId = await handIn(ctx, file(line("L-1")));
  const vendorId = ctx.caller.vendor!.id;
  const { items } = await listAllBulkUploads(admin, { vendorId });
  expect(items).toMatchObject([
    { id: uploadId, state: "checked", startedBy: ctx.caller.fullName, vendor: { id: vendorId } },
  ]);
  expect((await listAllBulkUploads(admin, { vendorId, state: "applied" })).items).toEqual([]);
  for (let made = 1; made <= 25; made++) await handIn(ctx, file(line("L-1")));
  const first = await listAllBulkUploads(admin, { vendorId });
  const second = await listAllBulkUploads(admin, { vendorId, after: first.next! });
  expect([first.items.length, second.items.map(({ id }) => id)]).toEqual([25, [uploadId]]);
});

test("an administrator has an upload undone, once, with a reason that its vendor reads", async () => {
  const ctx = await newShop();
  const uploadId = await handIn(ctx, file(line("U-1"), line("U-2")));
  await expect(undoBulkUploadAsAdmin(admin, { uploadId, reason })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await apply(ctx, uploadId);
  expect(await productsOf(ctx)).toHaveLength(2);
  const both = await Promise.allSettled([
    undoBulkUploadAsAdmin(admin, { uploadId, reason }),
    undoBulkUploadAsAdmin(admin, { uploadId, reason }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await market.runJobs();
  expect(await productsOf(ctx)).toEqual([]);
  expect(await getBulkUpload(ctx, { uploadId })).toMatchObject({ state: "undone", undoReason: reason });
  const entries = await market.infra.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, uploadId));
  expect(entries).toMatchObject([{ action: "upload.undo", actorId: admin.caller.userId }]);
  const told = await market.infra.db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.userId, ctx.caller.userId));
  expect(told).toContainEqual({ kind: "uploadUndone" });
});

test("who exported which list is on record, before its first row goes out", async () => {
  const ctx = await newShop();
  await exportAllProducts(admin, { sort: "newest" });
  await textOf(await exportProducts(ctx));
  expect((await listExports(admin, {})).items).toMatchObject([
    { list: "shop-products", by: ctx.caller.fullName },
    { list: "products", by: admin.caller.fullName },
  ]);
});
