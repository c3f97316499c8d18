import { guessMapping } from "#domains/bulk-upload/file-sources.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { findForeignUpload, unscopedReadFirstRows } from "./internal/foreign-upload.ts";

const rowsLookedAt = 20;
const longestExample = 60;

/**
 * The headings of another shop's file of the caller, each with an example, and what they are taken for: what the vendor
 * has said, or our own guess. NOT_FOUND, also for a file in our own columns. For enterprise vendors.
 */
export async function getBulkMapping(ctx: SignedInCtx, { uploadId }: { uploadId: string }) {
  const { source, headings, mapping } = await findForeignUpload(ctx.db, ownVendorId(ctx), uploadId);
  const rows = await unscopedReadFirstRows(ctx.db, uploadId, rowsLookedAt);
  const exampleOf = (name: string) => rows.find(({ raw }) => raw?.[name])?.raw?.[name] ?? "";
  return {
    source,
    headings: headings.map((name) => ({
      name,
      example: exampleOf(name).slice(0, longestExample).toWellFormed(),
    })),
    mapping: mapping ?? guessMapping(source, headings),
  };
}
