import { and, inArray } from "drizzle-orm";
import type { BulkState } from "#domains/bulk-upload/bulk-columns.ts";
import { bulkUploadJobs } from "#domains/bulk-upload/jobs.ts";
import { AppError } from "#kernel/errors.ts";
import { isUniqueViolation } from "#platform/db/database.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { bulkUploads } from "../tables.ts";
import { findOwnUpload, isOwnUpload, type Upload } from "./own-upload.ts";

type Start = {
  before: readonly BulkState[];
  during: "checking" | "applying" | "undoing";
  change?: Partial<Upload>;
};

/**
 * Starts the job on one of the caller's uploads in one of the given states, with a further change of it; of two concurrent calls one succeeds. NOT_FOUND,
 * CONFLICT in any other state, UPLOAD_AT_WORK while the job works on another one of the shop's.
 */
export async function startWork(ctx: SignedInCtx, uploadId: string, start: Start): Promise<Upload> {
  const vendorId = ownVendorId(ctx);
  await findOwnUpload(ctx.db, vendorId, uploadId);
  return unscopedStartWork(ctx, { vendorId, uploadId }, start);
}

/** The same on any vendor's upload; `also` is done in the same transaction. The caller has checked who may. */
export async function unscopedStartWork(
  ctx: SignedInCtx,
  { vendorId, uploadId }: { vendorId: string; uploadId: string },
  { before, during, change = {} }: Start,
  also: (tx: SignedInCtx) => Promise<void> = async () => {},
): Promise<Upload> {
  try {
    return await inTransaction(ctx, async (tx) => {
      const [upload] = await tx.db
        .update(bulkUploads)
        .set({ ...change, state: during, doneCount: 0 })
        .where(and(isOwnUpload(vendorId, uploadId), inArray(bulkUploads.state, [...before])))
        .returning();
      if (!upload) throw new AppError("CONFLICT");
      await tx.jobs.enqueue(tx.db, bulkUploadJobs.workOnBulkUpload, { uploadId });
      await also(tx);
      return upload;
    });
  } catch (error) {
    throw isUniqueViolation(error, "bulk_uploads_one_at_work") ? new AppError("UPLOAD_AT_WORK") : error;
  }
}
