import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { findOwnUpload } from "./internal/own-upload.ts";
import { toBulkUpload } from "./list-bulk-uploads.ts";

/** One of the caller's uploads with its progress. NOT_FOUND. For enterprise vendors. */
export async function getBulkUpload(ctx: SignedInCtx, { uploadId }: { uploadId: string }) {
  return toBulkUpload(await findOwnUpload(ctx.db, ownVendorId(ctx), uploadId));
}
