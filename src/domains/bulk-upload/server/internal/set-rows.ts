import { sql } from "drizzle-orm";
import type { ProductChange } from "#domains/listings/server/change-products.ts";
import type { Db } from "#platform/db/database.ts";
import type { BulkRowError } from "../tables.ts";

export type RowResult = {
  rowNumber: number;
  action: "create" | "update" | "none";
  productId: string | null;
  errors: BulkRowError[];
  before: ProductChange | null;
  isDone: boolean;
  /** The cells that a mapping gives the row; without it they stay. */
  cells?: Record<string, string>;
};

/** Writes the results of an upload's rows, in one statement. */
export async function setRows(db: Db, uploadId: string, results: readonly RowResult[]): Promise<void> {
  if (results.length === 0) return;
  await db.execute(sql`
    update bulk_upload_rows r
    set action = v.action, product_id = v."productId", errors = v.errors, before = v.before, is_done = v."isDone",
      cells = coalesce(v.cells, r.cells)
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as v("rowNumber" int, action text, "productId" uuid, errors jsonb, before jsonb, "isDone" boolean, cells jsonb)
    where r.upload_id = ${uploadId} and r.row_number = v."rowNumber"`);
}
