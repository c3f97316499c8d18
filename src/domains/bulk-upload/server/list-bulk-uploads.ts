import { count, desc, eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import type { Upload } from "./internal/own-upload.ts";
import { bulkUploads } from "./tables.ts";

const pageSize = 10;

/** A page of 10 of the caller's uploads, newest first. For enterprise vendors. */
export async function listBulkUploads(ctx: SignedInCtx, { page }: { page: number }) {
  const own = eq(bulkUploads.vendorId, ownVendorId(ctx));
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(bulkUploads)
      .where(own)
      .orderBy(desc(bulkUploads.createdAt), bulkUploads.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db.select({ total: count() }).from(bulkUploads).where(own),
  ]);
  return { items: rows.map(toBulkUpload), total: counted!.total, page, pageSize };
}

/** An upload as its vendor sees it. */
export function toBulkUpload(row: Upload) {
  const { vendorId: _, headings: _headings, mapping: _mapping, startedBy: _startedBy, ...upload } = row;
  return {
    ...upload,
    createdAt: upload.createdAt.toISOString(),
    appliedAt: upload.appliedAt?.toISOString() ?? null,
    undoneAt: upload.undoneAt?.toISOString() ?? null,
  };
}
