import { and, desc, eq } from "drizzle-orm";
import type { ProductChange } from "#domains/listings/server/change-products.ts";
import { claimPlaces } from "#domains/listings/server/claim-places.ts";
import { discardProducts } from "#domains/listings/server/discard-products.ts";
import { restoreProducts } from "#domains/listings/server/restore-products.ts";
import { searchJobs } from "#domains/search/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { bulkUploadRows } from "../tables.ts";
import { setUpload, type Upload } from "./own-upload.ts";
import { setRows } from "./set-rows.ts";

const chunkSize = 250;

/** Takes back what the last applied rows of an upload did. False at the end. */
export async function undoChunk(tx: Infra, upload: Upload): Promise<boolean> {
  const rows = await tx.db
    .select()
    .from(bulkUploadRows)
    .where(and(eq(bulkUploadRows.uploadId, upload.id), eq(bulkUploadRows.isDone, true)))
    .orderBy(desc(bulkUploadRows.rowNumber))
    .limit(chunkSize);
  // The vendor is locked first, as every change of products does.
  await claimPlaces(tx, upload.vendorId, 0);
  await discardProducts(
    tx,
    upload.vendorId,
    rows.filter((row) => row.action === "create").map((row) => row.productId!),
  );
  await restoreProducts(
    tx,
    upload.vendorId,
    rows
      .filter((row) => row.action === "update")
      .map(({ productId, before }) => ({ productId: productId!, change: before as ProductChange })),
  );
  await setRows(
    tx.db,
    upload.id,
    rows.map(({ rowNumber, action, productId, errors, before }) => ({
      ...{ rowNumber, action, productId, errors },
      before: before as ProductChange,
      isDone: false,
    })),
  );
  const isEnd = rows.length < chunkSize;
  await setUpload(tx, upload.id, {
    doneCount: upload.doneCount + rows.length,
    ...(isEnd ? { state: "undone", undoneAt: tx.clock.now() } : {}),
  });
  if (isEnd) await tx.jobs.enqueue(tx.db, searchJobs.indexShop, { vendorId: upload.vendorId });
  return !isEnd;
}
