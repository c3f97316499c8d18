import { and, arrayContains, eq } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { VendorNews } from "#platform/jobs/jobs.ts";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { queueDeliveries } from "./internal/queue-delivery.ts";
import { webhookEndpoints, webhookEvents } from "./tables.ts";

/**
 * Job `tell-vendor`: writes what happened once, under its own id, with one delivery for each endpoint that asked for its
 * kind. Only an enterprise vendor's programs are told.
 */
export async function onTellVendor(doors: Doors, news: VendorNews): Promise<void> {
  await inTransaction(doors, async (tx) => {
    const endpoints = await tx.db
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .innerJoin(vendors, eq(vendors.id, webhookEndpoints.vendorId))
      .where(
        and(
          eq(webhookEndpoints.vendorId, news.vendorId),
          eq(vendors.planType, "enterprise"),
          eq(webhookEndpoints.isActive, true),
          arrayContains(webhookEndpoints.types, [news.type]),
        ),
      );
    if (endpoints.length === 0) return;
    const [stored] = await tx.db
      .insert(webhookEvents)
      .values({
        id: news.eventId,
        vendorId: news.vendorId,
        type: news.type,
        payload: news.payload,
        createdAt: doors.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (!stored) return;
    await queueDeliveries(
      tx,
      stored.id,
      endpoints.map(({ id }) => id),
    );
  });
}
