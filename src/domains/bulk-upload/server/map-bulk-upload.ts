import type { BulkMapping } from "#domains/bulk-upload/file-sources.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { findForeignUpload } from "./internal/foreign-upload.ts";
import { startWork } from "./internal/start-work.ts";
import { toBulkUpload } from "./list-bulk-uploads.ts";

/**
 * Stores what the columns of another shop's file of the caller mean, and has a job check its rows by it; no product is
 * changed. May be said anew until the file is applied. NOT_FOUND, also for a file in our own columns, CONFLICT once it
 * is applied, UPLOAD_AT_WORK. For enterprise vendors.
 */
export async function mapBulkUpload(
  ctx: SignedInCtx,
  { uploadId, mapping }: { uploadId: string; mapping: BulkMapping },
) {
  await findForeignUpload(ctx.db, ownVendorId(ctx), uploadId);
  const change = { mapping, errorCount: 0, createCount: 0, updateCount: 0 };
  const start = { before: ["mapping", "checked"], during: "checking", change } as const;
  return toBulkUpload(await startWork(ctx, uploadId, start));
}
