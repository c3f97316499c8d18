import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { apiKeys, webhookEndpoints, webhookEvents } from "./tables.ts";

/** Takes a shop's keys away, and forgets where its programs were told what, in the caller's transaction. The caller has checked whose shop it is. */
export async function unscopedEraseIntegrations(db: Db, vendorId: string): Promise<void> {
  await db.delete(apiKeys).where(eq(apiKeys.vendorId, vendorId));
  // Its deliveries go with an endpoint, and after them the events.
  await db.delete(webhookEndpoints).where(eq(webhookEndpoints.vendorId, vendorId));
  await db.delete(webhookEvents).where(eq(webhookEvents.vendorId, vendorId));
}
