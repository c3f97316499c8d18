import type { SignedInCtx } from "#platform/rpc/context.ts";
import { startWork } from "./internal/start-work.ts";
import { toBulkUpload } from "./list-bulk-uploads.ts";

/**
 * Has taken back what an upload of the caller's did: created products are deleted, prices and texts are again what they
 * were unless something has changed them since, stock goes back by as much as it came, though never below what is
 * promised to buyers. NOT_FOUND, CONFLICT where it is not applied, UPLOAD_AT_WORK. For enterprise vendors.
 */
export async function undoBulkUpload(ctx: SignedInCtx, { uploadId }: { uploadId: string }) {
  return toBulkUpload(await startWork(ctx, uploadId, { before: "applied", during: "undoing" }));
}
