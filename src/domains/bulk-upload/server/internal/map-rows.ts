import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { bulkUploadRows } from "../tables.ts";
import { mapCells } from "./map-cells.ts";
import type { Upload } from "./own-upload.ts";
import type { Row } from "./plan-rows.ts";

type MappedUpload = Pick<Upload, "id" | "source"> & { mapping: NonNullable<Upload["mapping"]> };
type RawRow = Pick<typeof bulkUploadRows.$inferSelect, "rowNumber" | "raw">;

/** Consecutive rows of another shop's file in our columns; a sku that an earlier row has is an error. */
export async function mapRows(db: Db, upload: MappedUpload, rows: readonly RawRow[]): Promise<Row[]> {
  const mapped = rows.map(({ rowNumber, raw }) => ({ rowNumber, ...mapCells(upload, raw ?? {}) }));
  const seen = await findEarlierSkus(db, upload.id, mapped);
  return mapped.map((row) => {
    const sku = row.cells["sku"];
    if (!sku) return row;
    if (seen.has(sku)) return { ...row, errors: [...row.errors, { column: "sku", code: "twice" }] };
    seen.add(sku);
    return row;
  });
}

async function findEarlierSkus(db: Db, uploadId: string, rows: readonly Row[]): Promise<Set<string>> {
  const skus = rows.flatMap(({ cells }) => (cells["sku"] ? [cells["sku"]] : []));
  const [first] = rows;
  if (!first || skus.length === 0) return new Set();
  const sku = sql<string>`${bulkUploadRows.cells}->>'sku'`;
  const earlier = await db
    .select({ sku })
    .from(bulkUploadRows)
    .where(
      and(
        eq(bulkUploadRows.uploadId, uploadId),
        lt(bulkUploadRows.rowNumber, first.rowNumber),
        inArray(sku, skus),
      ),
    );
  return new Set(earlier.map((row) => row.sku));
}
