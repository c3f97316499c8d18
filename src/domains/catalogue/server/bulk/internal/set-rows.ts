import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import type { BulkRowError, RevisionContent } from "../../tables.ts";

type Change<Value> = { from: Value; to: Value };
/** What a row changed of a product: what to give back, and what it must still be for that. */
export type Before = {
  sku?: Change<string | null>;
  priceCents?: Change<number>;
  /** By how much the stock grew. */
  stockDelta?: number;
  /** Of a product that was not approved, with the decision upon it that the edit took away. */
  content?: Change<RevisionContent>;
  decision?: { rejectedAt: string | null; rejectionReason: string | null; submittedAt: string };
  /** Of an approved one: the edit that waits, in the place of the one that waited. */
  revision?: { from: RevisionContent | null; to: RevisionContent | null };
};

export type RowResult = {
  rowNumber: number;
  action: "create" | "update" | "none";
  productId: string | null;
  errors: BulkRowError[];
  before: Before | null;
  isDone: boolean;
};

/** Writes what became of rows of an upload, in one statement. */
export async function setRows(db: Db, uploadId: string, results: readonly RowResult[]): Promise<void> {
  if (results.length === 0) return;
  await db.execute(sql`
    update bulk_upload_rows r
    set action = v.action, product_id = v."productId", errors = v.errors, before = v.before, is_done = v."isDone"
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as v("rowNumber" int, action text, "productId" uuid, errors jsonb, before jsonb, "isDone" boolean)
    where r.upload_id = ${uploadId} and r.row_number = v."rowNumber"`);
}
