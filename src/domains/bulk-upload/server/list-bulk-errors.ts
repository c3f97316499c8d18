import { and, asc, count, eq, sql } from "drizzle-orm";
import type { BulkColumn, BulkErrorCode } from "#domains/bulk-upload/bulk-columns.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { findOwnUpload } from "./internal/own-upload.ts";
import { bulkUploadRows } from "./tables.ts";

const pageSize = 50;
const longestShown = 80;

/**
 * A page of 50 of the invalid rows of one of the caller's uploads, with the problem and its column. NOT_FOUND. For
 * enterprise vendors.
 */
export async function listBulkErrors(ctx: SignedInCtx, input: { uploadId: string; page: number }) {
  const { uploadId, page } = input;
  await findOwnUpload(ctx.db, ownVendorId(ctx), uploadId);
  const refused = and(eq(bulkUploadRows.uploadId, uploadId), sql`${bulkUploadRows.errors} <> '[]'::jsonb`);
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({
        rowNumber: bulkUploadRows.rowNumber,
        cells: bulkUploadRows.cells,
        errors: bulkUploadRows.errors,
      })
      .from(bulkUploadRows)
      .where(refused)
      .orderBy(asc(bulkUploadRows.rowNumber))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db.select({ total: count() }).from(bulkUploadRows).where(refused),
  ]);
  return { items: rows.map(toRefusedRow), total: counted!.total, page, pageSize };
}

type Row = Pick<typeof bulkUploadRows.$inferSelect, "rowNumber" | "cells" | "errors">;

/** A row as its vendor sees it: what names its product, and its problems with the cells they are in. */
export function toRefusedRow({ rowNumber, cells, errors }: Row) {
  const short = (text = "") => text.slice(0, longestShown).toWellFormed();
  return {
    rowNumber,
    id: short(cells["id"]),
    sku: short(cells["sku"]),
    name: short(cells["name"]),
    errors: errors.map(({ column, code }) => ({
      column: column as BulkColumn,
      code: code as BulkErrorCode,
      value: short(cells[column]),
    })),
  };
}
