import { eq } from "drizzle-orm";
import { payoutChanged } from "#domains/payouts/events.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { publishLive } from "#platform/realtime/live-events.ts";

/** Notifies the vendor's open screens of a change to its money, once the caller's transaction commits. */
export async function publishPayout(db: Db, vendorId: string): Promise<void> {
  const [vendor] = await db.select({ userId: vendors.userId }).from(vendors).where(eq(vendors.id, vendorId));
  if (vendor) await publishLive(db, vendor.userId, payoutChanged);
}
