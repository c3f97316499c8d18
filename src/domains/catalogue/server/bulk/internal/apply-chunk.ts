import { randomUUID } from "node:crypto";
import { and, asc, eq, ne } from "drizzle-orm";
import { adjustStocks } from "#domains/inventory/server/adjust-stocks.ts";
import { insertRows } from "#platform/db/insert-rows.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { claimPlaces } from "../../internal/claim-place.ts";
import { bulkUploadRows, products } from "../../tables.ts";
import { changeProducts } from "./change-products.ts";
import { errorsOf } from "./check-chunk.ts";
import { setUpload, type Upload } from "./own-upload.ts";
import { type Plan, planRows } from "./plan-rows.ts";
import { type Before, type RowResult, setRows } from "./set-rows.ts";

const chunkSize = 250;

/**
 * Applies the next rows of an upload and keeps what they changed beside them. A row is looked at once more: what no longer
 * fits the product is left out, with its error. False at the end.
 */
export async function applyChunk(tx: Doors, upload: Upload): Promise<boolean> {
  const rows = await tx.db
    .select()
    .from(bulkUploadRows)
    .where(
      and(
        eq(bulkUploadRows.uploadId, upload.id),
        eq(bulkUploadRows.isDone, false),
        ne(bulkUploadRows.action, "none"),
      ),
    )
    .orderBy(asc(bulkUploadRows.rowNumber))
    .limit(chunkSize);
  const created = rows.filter((row) => row.action === "create").length;
  await claimPlaces(tx, upload.vendorId, created);
  const plans = await planRows(tx.db, upload.vendorId, rows, { lock: true });
  const results = [
    ...(await createProducts(tx, upload.vendorId, plans)),
    ...(await changeProducts(tx, plans)),
    ...plans.filter(isLeftOut).map(leaveOut),
  ];
  await setRows(tx.db, upload.id, results);
  const isEnd = rows.length < chunkSize;
  const now = tx.clock.now();
  await setUpload(tx, upload.id, {
    doneCount: upload.doneCount + rows.length,
    errorCount: upload.errorCount + results.filter(({ errors }) => errors.length > 0).length,
    ...(isEnd ? { state: "applied", appliedAt: now } : {}),
  });
  // One look at the whole shop, in place of thousands at its products.
  if (isEnd) await tx.jobs.enqueue(tx.db, "index-shop", { vendorId: upload.vendorId });
  return !isEnd;
}

const isLeftOut = (plan: Plan): plan is Extract<Plan, { action: "none" }> => plan.action === "none";

const leaveOut = (plan: Plan): RowResult => ({
  rowNumber: plan.row.rowNumber,
  action: "none",
  productId: null,
  errors: errorsOf(plan),
  before: null,
  isDone: false,
});

async function createProducts(tx: Doors, vendorId: string, plans: readonly Plan[]): Promise<RowResult[]> {
  const now = tx.clock.now();
  const created = plans.flatMap((plan) =>
    plan.action === "create" ? [{ ...plan.wanted, id: randomUUID(), rowNumber: plan.row.rowNumber }] : [],
  );
  await insertRows(
    tx.db,
    products,
    created.map(({ id, sku, content, priceCents }) => ({
      ...content,
      id,
      vendorId,
      sku,
      priceCents,
      isActive: true,
      isApproved: false,
      submittedAt: now,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await adjustStocks(
    tx,
    created.map(({ id, stockQuantity }) => ({ productId: id, to: stockQuantity ?? 0 })),
  );
  const before: Before = {};
  return created.map(({ id, rowNumber }) => ({
    rowNumber,
    action: "create",
    productId: id,
    errors: [],
    before,
    isDone: true,
  }));
}
