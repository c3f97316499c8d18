import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { bulkUploadRows } from "../tables.ts";
import type { Upload } from "./own-upload.ts";

const pageSize = 500;
export const resultColumns = ["row", "id", "sku", "name", "outcome", "product_id", "errors"] as const;

type Row = typeof bulkUploadRows.$inferSelect;

/** What became of each row of an upload, in pages of 500; the caller has checked whose it is. */
export async function* unscopedResultPages(db: Db, upload: Upload): AsyncGenerator<string[][]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(bulkUploadRows)
      .where(and(eq(bulkUploadRows.uploadId, upload.id), gt(bulkUploadRows.rowNumber, after)))
      .orderBy(asc(bulkUploadRows.rowNumber))
      .limit(pageSize);
    if (rows.length > 0) yield rows.map((row) => toCells(upload, row));
    if (rows.length < pageSize) return;
    after = rows.at(-1)!.rowNumber;
  }
}

function toCells(upload: Upload, row: Row): string[] {
  const { rowNumber, cells, productId, errors } = row;
  return [
    ...[String(rowNumber), cells["id"] ?? "", cells["sku"] ?? "", cells["name"] ?? ""],
    ...[outcomeOf(upload, row), productId ?? ""],
    errors.map(({ column, code }) => `${column}: ${code}`).join("; "),
  ];
}

/** In the words of the file's columns, which are English in every language. */
function outcomeOf({ state, undoneAt }: Upload, { action, isDone, errors }: Row): string {
  if (errors.length > 0) return "refused";
  if (action === "none") return state === "mapping" || state === "checking" ? "waiting" : "unchanged";
  if (isDone) return action === "create" ? "created" : "updated";
  return undoneAt ? "undone" : "waiting";
}
