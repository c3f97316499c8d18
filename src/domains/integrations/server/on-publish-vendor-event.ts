import { and, arrayContains, eq } from "drizzle-orm";
import type { VendorEvent } from "#domains/integrations/vendor-events.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { queueDeliveries } from "./internal/queue-delivery.ts";
import { webhookEndpoints, webhookEvents } from "./tables.ts";

/**
 * Job `publish-vendor-event`: stores an event once, under its own id, with one delivery for each endpoint subscribed
 * to its type. Only for enterprise vendors.
 */
export async function onPublishVendorEvent(infra: Infra, news: VendorEvent): Promise<void> {
  await inTransaction(infra, async (tx) => {
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
        createdAt: infra.clock.now(),
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
