import { asc, eq } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { bulkUploadRows } from "../tables.ts";
import { mapRows } from "./map-rows.ts";
import { setUpload, type Upload } from "./own-upload.ts";
import { type Plan, planRows } from "./plan-rows.ts";
import { setRows } from "./set-rows.ts";

const chunkSize = 500;

/** Checks the next rows of an upload against the shop's products and stores each result. False at the end. */
export async function checkChunk(tx: Infra, upload: Upload): Promise<boolean> {
  const rows = await tx.db
    .select()
    .from(bulkUploadRows)
    .where(eq(bulkUploadRows.uploadId, upload.id))
    .orderBy(asc(bulkUploadRows.rowNumber))
    .limit(chunkSize)
    .offset(upload.doneCount);
  const { mapping } = upload;
  const plans = await planRows(
    tx.db,
    upload.vendorId,
    mapping ? await mapRows(tx.db, { ...upload, mapping }, rows) : rows,
    { lock: false },
  );
  await setRows(
    tx.db,
    upload.id,
    plans.map((plan) => ({
      rowNumber: plan.row.rowNumber,
      action: plan.action,
      productId: plan.action === "update" ? plan.known.id : null,
      errors: errorsOf(plan),
      before: null,
      isDone: false,
      ...(mapping ? { cells: plan.row.cells } : {}),
    })),
  );
  const isEnd = rows.length < chunkSize;
  await setUpload(tx, upload.id, {
    doneCount: upload.doneCount + rows.length,
    errorCount: upload.errorCount + plans.filter((plan) => errorsOf(plan).length > 0).length,
    createCount: upload.createCount + plans.filter((plan) => plan.action === "create").length,
    updateCount: upload.updateCount + plans.filter((plan) => plan.action === "update").length,
    ...(isEnd ? { state: "checked" } : {}),
  });
  return !isEnd;
}

export const errorsOf = (plan: Plan) => (plan.action === "none" ? plan.errors : []);
