import { asc, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { Db } from "#platform/db/database.ts";
import { bulkUploadRows } from "../tables.ts";
import { findOwnUpload, type Upload } from "./own-upload.ts";

export type ForeignUpload = Upload & { source: "shopify" | "etsy"; headings: string[] };

/** One of the vendor's uploads of another shop's file. NOT_FOUND, also for a file in our own columns. */
export async function findForeignUpload(db: Db, vendorId: string, uploadId: string): Promise<ForeignUpload> {
  const upload = await findOwnUpload(db, vendorId, uploadId);
  if (upload.source === "cafeto" || !upload.headings) throw new AppError("NOT_FOUND");
  return { ...upload, source: upload.source, headings: upload.headings };
}

/** The first rows of an upload, whose owner the caller has checked. */
export const unscopedReadFirstRows = (db: Db, uploadId: string, count: number) =>
  db
    .select({ rowNumber: bulkUploadRows.rowNumber, raw: bulkUploadRows.raw })
    .from(bulkUploadRows)
    .where(eq(bulkUploadRows.uploadId, uploadId))
    .orderBy(asc(bulkUploadRows.rowNumber))
    .limit(count);
