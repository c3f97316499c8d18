import { eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { csvResponse } from "./internal/csv-response.ts";
import { findOwnUpload, type Upload } from "./internal/own-upload.ts";
import { resultColumns, unscopedResultPages } from "./internal/result-pages.ts";
import { bulkUploads } from "./tables.ts";

/** What became of each row of one of the caller's uploads, as CSV, streamed. NOT_FOUND. For enterprise vendors. */
export async function getBulkResult(ctx: SignedInCtx, { uploadId }: { uploadId: string }) {
  return resultOf(ctx, await findOwnUpload(ctx.db, ownVendorId(ctx), uploadId));
}

/** The same of any vendor's. NOT_FOUND. For administrators. */
export async function getBulkResultAsAdmin(ctx: SignedInCtx, { uploadId }: { uploadId: string }) {
  const [upload] = await ctx.db.select().from(bulkUploads).where(eq(bulkUploads.id, uploadId));
  if (!upload) throw new AppError("NOT_FOUND");
  return resultOf(ctx, upload);
}

const resultOf = (ctx: SignedInCtx, upload: Upload) =>
  csvResponse(ctx, `result-${upload.id.slice(0, 8)}.csv`, unscopedResultPages(ctx.db, upload), resultColumns);
