import { eq } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { publishLive } from "#platform/realtime/live-events.ts";

/** Tells the vendor's open screens that something of its money changed, once the caller's transaction commits. */
export async function publishPayout(db: Db, vendorId: string): Promise<void> {
  const [vendor] = await db.select({ userId: vendors.userId }).from(vendors).where(eq(vendors.id, vendorId));
  if (vendor) await publishLive(db, vendor.userId, { type: "payout" });
}
