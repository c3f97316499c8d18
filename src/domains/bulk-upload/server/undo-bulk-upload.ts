import type { SignedInCtx } from "#platform/rpc/context.ts";
import { startWork } from "./internal/start-work.ts";
import { toBulkUpload } from "./list-bulk-uploads.ts";

/**
 * Starts undoing one of the caller's uploads: created products are deleted, prices and texts are restored unless
 * changed since, and stock is reduced by what was added, but never below what is held. NOT_FOUND, CONFLICT if it is
 * not applied, UPLOAD_AT_WORK. For enterprise vendors.
 */
export async function undoBulkUpload(ctx: SignedInCtx, { uploadId }: { uploadId: string }) {
  return toBulkUpload(await startWork(ctx, uploadId, { before: ["applied"], during: "undoing" }));
}
