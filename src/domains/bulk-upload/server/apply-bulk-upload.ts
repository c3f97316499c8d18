import type { SignedInCtx } from "#platform/rpc/context.ts";
import { startWork } from "./internal/start-work.ts";
import { toBulkUpload } from "./list-bulk-uploads.ts";

/**
 * Starts applying a checked upload of the caller: new products wait for approval, prices and stock apply at once,
 * other changes of approved products wait as revisions; rows with errors are skipped. NOT_FOUND, CONFLICT if it is
 * not checked or already applied, UPLOAD_AT_WORK. For enterprise vendors.
 */
export async function applyBulkUpload(ctx: SignedInCtx, { uploadId }: { uploadId: string }) {
  return toBulkUpload(await startWork(ctx, uploadId, { before: ["checked"], during: "applying" }));
}
