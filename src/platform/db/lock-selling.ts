import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/**
 * Waits until no order of this vendor's goods is being written, and keeps new ones waiting until the caller's transaction ends.
 * The trigger `order_items_for_sale` takes the same lock, shared: an order is either written before its vendor or product
 * was withdrawn, and found by the job that ends it, or refused.
 */
export async function lockSelling(db: Db, vendorId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('selling:' || ${vendorId}::text, 0))`);
}
