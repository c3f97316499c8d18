import { and, asc, eq, ne } from "drizzle-orm";
import { bulkUploadJobs } from "#domains/bulk-upload/jobs.ts";
import { addProducts } from "#domains/listings/server/add-products.ts";
import { announceWaiting } from "#domains/listings/server/announce-waiting.ts";
import { changeProducts, type ProductChange } from "#domains/listings/server/change-products.ts";
import { claimPlaces } from "#domains/listings/server/claim-places.ts";
import { searchJobs } from "#domains/search/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { bulkUploadRows } from "../tables.ts";
import { errorsOf } from "./check-chunk.ts";
import { notePictures } from "./note-pictures.ts";
import { setUpload, type Upload } from "./own-upload.ts";
import { type Plan, planRows } from "./plan-rows.ts";
import { type RowResult, setRows } from "./set-rows.ts";

const chunkSize = 250;

/**
 * Applies the next rows of an upload and stores what they changed. Each row is checked again: if it no longer fits
 * the product, it is skipped with its error. False at the end.
 */
export async function applyChunk(tx: Infra, upload: Upload): Promise<boolean> {
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
    ...(await updateProducts(tx, plans)),
    ...plans.filter(isLeftOut).map(leaveOut),
  ];
  await setRows(tx.db, upload.id, results);
  await announceFirst(tx, upload, plans, results);
  const isEnd = rows.length < chunkSize;
  const now = tx.clock.now();
  const pictureCount = upload.pictureCount + (await notePictures(tx, upload.id, plans, results));
  await setUpload(tx, upload.id, {
    doneCount: upload.doneCount + rows.length,
    pictureCount,
    errorCount: upload.errorCount + results.filter(({ errors }) => errors.length > 0).length,
    ...(isEnd ? { state: "applied", appliedAt: now } : {}),
  });
  // One look at the whole shop, in place of thousands at its products.
  if (isEnd) await tx.jobs.enqueue(tx.db, searchJobs.indexShop, { vendorId: upload.vendorId });
  if (isEnd && pictureCount > 0)
    await tx.jobs.enqueue(tx.db, bulkUploadJobs.fetchBulkPictures, { uploadId: upload.id });
  return !isEnd;
}

/** Administrators hear of an upload once, by the first of its products that waits for them. */
async function announceFirst(
  tx: Infra,
  { id }: Upload,
  plans: readonly Plan[],
  results: readonly RowResult[],
) {
  const waiting = results.find(
    ({ action, before }) => action === "create" || before?.revision?.to || before?.content,
  );
  const plan = waiting && plans.find(({ row }) => row.rowNumber === waiting.rowNumber);
  if (!waiting?.productId || !plan || isLeftOut(plan)) return;
  await announceWaiting(tx, {
    productId: waiting.productId,
    name: plan.wanted.content.name,
    event: `upload:${id}`,
  });
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

async function createProducts(tx: Infra, vendorId: string, plans: readonly Plan[]): Promise<RowResult[]> {
  const creates = plans.filter((plan) => plan.action === "create");
  const ids = await addProducts(
    tx,
    vendorId,
    creates.map(({ wanted }) => wanted),
  );
  return creates.map(({ row }, index) => done(row.rowNumber, "create", ids[index]!, {}));
}

async function updateProducts(tx: Infra, plans: readonly Plan[]): Promise<RowResult[]> {
  const updates = plans.filter((plan) => plan.action === "update");
  const changes = await changeProducts(tx, updates);
  return updates.map(({ row, known }, index) => done(row.rowNumber, "update", known.id, changes[index]!));
}

const done = (
  rowNumber: number,
  action: "create" | "update",
  productId: string,
  before: ProductChange,
): RowResult => ({ rowNumber, action, productId, errors: [], before, isDone: true });
