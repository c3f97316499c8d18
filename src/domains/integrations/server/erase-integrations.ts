import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { apiKeys, webhookEndpoints, webhookEvents } from "./tables.ts";

/**
 * Revokes a shop's keys and deletes its webhooks, in the caller's transaction. The caller has checked whose shop it
 * is.
 */
export async function unscopedEraseIntegrations(db: Db, vendorId: string): Promise<void> {
  await db.delete(apiKeys).where(eq(apiKeys.vendorId, vendorId));
  // Deleting an endpoint deletes its deliveries; the events follow.
  await db.delete(webhookEndpoints).where(eq(webhookEndpoints.vendorId, vendorId));
  await db.delete(webhookEvents).where(eq(webhookEvents.vendorId, vendorId));
}
