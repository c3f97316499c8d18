import { and, asc, between, eq, gt } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { bulkPictures, bulkUploadRows } from "../tables.ts";
import type { Upload } from "./own-upload.ts";

const pageSize = 500;
export const resultColumns = [
  "row",
  "id",
  "sku",
  "name",
  "outcome",
  "product_id",
  "errors",
  "pictures",
] as const;

type Row = typeof bulkUploadRows.$inferSelect;
type Picture = typeof bulkPictures.$inferSelect;

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
    const pictures = await picturesOf(db, upload, rows);
    if (rows.length > 0) yield rows.map((row) => toCells(upload, row, pictures.get(row.rowNumber) ?? []));
    if (rows.length < pageSize) return;
    after = rows.at(-1)!.rowNumber;
  }
}

async function picturesOf(db: Db, { id, pictureCount }: Upload, rows: readonly Row[]) {
  if (pictureCount === 0) return new Map<number, Picture[]>();
  const found = await db
    .select()
    .from(bulkPictures)
    .where(
      and(
        eq(bulkPictures.uploadId, id),
        between(bulkPictures.rowNumber, rows[0]?.rowNumber ?? 0, rows.at(-1)?.rowNumber ?? 0),
      ),
    )
    .orderBy(asc(bulkPictures.rowNumber), asc(bulkPictures.position));
  return Map.groupBy(found, ({ rowNumber }) => rowNumber);
}

function toCells(upload: Upload, row: Row, pictures: readonly Picture[]): string[] {
  const { rowNumber, cells, productId, errors } = row;
  return [
    ...[String(rowNumber), cells["id"] ?? "", cells["sku"] ?? "", cells["name"] ?? ""],
    ...[outcomeOf(upload, row), productId ?? ""],
    errors.map(({ column, code }) => `${column}: ${code}`).join("; "),
    pictures.map(({ url, state, failure }) => `${state}${failure ? ` (${failure})` : ""}: ${url}`).join("; "),
  ];
}

/** In the words of the file's columns, which are English in every language. */
function outcomeOf({ state, undoneAt }: Upload, { action, isDone, errors }: Row): string {
  if (errors.length > 0) return "refused";
  if (action === "none") return state === "mapping" || state === "checking" ? "waiting" : "unchanged";
  if (isDone) return action === "create" ? "created" : "updated";
  return undoneAt ? "undone" : "waiting";
}
