import type { SignedInCtx } from "#platform/rpc/context.ts";
import { startWork } from "./internal/start-work.ts";
import { toBulkUpload } from "./list-bulk-uploads.ts";

/**
 * Has a checked upload of the caller's applied: new products wait for approval, prices and stock count at once, other
 * changes of approved products wait as revisions; rows with errors are left out. NOT_FOUND, CONFLICT where it is not
 * checked or is applied already, UPLOAD_AT_WORK. For enterprise vendors.
 */
export async function applyBulkUpload(ctx: SignedInCtx, { uploadId }: { uploadId: string }) {
  return toBulkUpload(await startWork(ctx, uploadId, { before: "checked", during: "applying" }));
}
