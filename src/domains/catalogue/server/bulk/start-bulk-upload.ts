import { maxBulkBytes } from "#domains/catalogue/bulk-columns.ts";
import { AppError } from "#kernel/errors.ts";
import { isUniqueViolation } from "#platform/db/database.ts";
import { insertRows } from "#platform/db/insert-rows.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "../internal/own-vendor.ts";
import { bulkUploadRows, bulkUploads } from "../tables.ts";
import { setUpload } from "./internal/own-upload.ts";
import { type FileRow, readCsv } from "./internal/read-csv.ts";
import { toBulkUpload } from "./list-bulk-uploads.ts";

const writtenAtOnce = 1_000;

/**
 * Takes a file of products in and has a job check it, row by row; no product is touched. INVALID_FILE with the reason where
 * it can't be read as a whole, PAYLOAD_TOO_LARGE above 10 MB, UPLOAD_AT_WORK while another is. For enterprise vendors.
 */
export async function startBulkUpload(
  ctx: SignedInCtx,
  { fileName, csv }: { fileName: string; csv: string },
) {
  const vendorId = ownVendorId(ctx);
  if (Buffer.byteLength(csv) > maxBulkBytes) throw new AppError("PAYLOAD_TOO_LARGE");
  await ctx.limits.consume("bulk_upload", ctx.caller.userId);
  try {
    return await inTransaction(ctx, async (tx) => {
      const [upload] = await tx.db
        .insert(bulkUploads)
        .values({ vendorId, fileName, createdAt: ctx.clock.now() })
        .returning();
      const { id: uploadId } = upload!;
      const rowCount = await writeRows(tx, uploadId, csv);
      await tx.jobs.enqueue(tx.db, "work-on-bulk-upload", { uploadId });
      return toBulkUpload(await setUpload(tx, uploadId, { rowCount }));
    });
  } catch (error) {
    throw isUniqueViolation(error, "bulk_uploads_one_at_work") ? new AppError("UPLOAD_AT_WORK") : error;
  }
}

async function writeRows(tx: SignedInCtx, uploadId: string, csv: string): Promise<number> {
  const seen = new Set<string>();
  let batch: (FileRow & { uploadId: string })[] = [];
  let count = 0;
  const write = async () => {
    if (batch.length > 0) await insertRows(tx.db, bulkUploadRows, batch);
    batch = [];
  };
  for await (const row of readCsv(csv)) {
    batch.push({ ...refuseTwice(row, seen), uploadId });
    count += 1;
    if (batch.length === writtenAtOnce) await write();
  }
  await write();
  return count;
}

/** A product may stand in a file once: which of two rows should count? */
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
