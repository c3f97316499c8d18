import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { bulkUploads } from "./tables.ts";

/** Deletes a vendor's files of products with their rows, in the caller's transaction, which has checked whose they are. */
export async function unscopedEraseBulkUploads(db: Db, vendorId: string): Promise<void> {
  await db.delete(bulkUploads).where(eq(bulkUploads.vendorId, vendorId));
}
