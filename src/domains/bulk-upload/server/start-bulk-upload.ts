import { bulkUploadJobs } from "#domains/bulk-upload/jobs.ts";
import { bulkUploadLimits } from "#domains/bulk-upload/limits.ts";
import { AppError } from "#kernel/errors.ts";
import { isUniqueViolation } from "#platform/db/database.ts";
import { insertRows } from "#platform/db/insert-rows.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { type FileRow, openProductFile, type ProductFile } from "./internal/open-product-file.ts";
import { setUpload } from "./internal/own-upload.ts";
import { toBulkUpload } from "./list-bulk-uploads.ts";
import { bulkUploadRows, bulkUploads } from "./tables.ts";

const writtenAtOnce = 1_000;

/**
 * Accepts a product file and has a job check it, row by row; no product is changed. Another shop's file, known by its
 * heading, waits until its columns are mapped. INVALID_FILE with the reason if it can't be read as a whole,
 * UPLOAD_AT_WORK during another. For enterprise vendors.
 */
export async function startBulkUpload(ctx: SignedInCtx, file: File) {
  const vendorId = ownVendorId(ctx);
  await ctx.limits.consume(bulkUploadLimits.upload, ctx.caller.userId);
  const content = await openProductFile(file);
  const { source, headings } = content;
  const state = source === "cafeto" ? "checking" : "mapping";
  try {
    return await inTransaction(ctx, async (tx) => {
      const [upload] = await tx.db
        .insert(bulkUploads)
        .values({
          vendorId,
          fileName: file.name,
          state,
          source,
          headings,
          createdAt: ctx.clock.now(),
          startedBy: ctx.caller.userId,
        })
        .returning();
      const { id: uploadId } = upload!;
      const rowCount = await writeRows(tx, uploadId, content);
      if (state === "checking") await tx.jobs.enqueue(tx.db, bulkUploadJobs.workOnBulkUpload, { uploadId });
      return toBulkUpload(await setUpload(tx, uploadId, { rowCount }));
    });
  } catch (error) {
    throw isUniqueViolation(error, "bulk_uploads_one_at_work") ? new AppError("UPLOAD_AT_WORK") : error;
  }
}

async function writeRows(tx: SignedInCtx, uploadId: string, { rows }: ProductFile): Promise<number> {
  const seen = new Set<string>();
  let batch: (FileRow & { uploadId: string })[] = [];
  let count = 0;
  const write = async () => {
    if (batch.length > 0) await insertRows(tx.db, bulkUploadRows, batch);
    batch = [];
  };
  for await (const row of rows) {
    batch.push({ ...refuseTwice(row, seen), uploadId });
    count += 1;
    if (batch.length === writtenAtOnce) await write();
  }
  await write();
  return count;
}

/** A product may appear only once in a file: which of two rows would win? */
function refuseTwice(row: FileRow, seen: Set<string>): FileRow {
  for (const column of ["id", "sku"] as const) {
    const value = row.cells[column];
    if (!value) continue;
    const key = `${column}:${value}`;
    if (seen.has(key)) return { ...row, errors: [...row.errors, { column, code: "twice" }] };
    seen.add(key);
  }
  return row;
}
