import { and, arrayContains, eq } from "drizzle-orm";
import type { VendorNews } from "#platform/jobs/jobs.ts";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "./tables.ts";

/** Job `tell-vendor`: writes what happened once, under its own id, with one delivery for each endpoint that asked for its kind. */
export async function onTellVendor(doors: Doors, news: VendorNews): Promise<void> {
  await inTransaction(doors, async ({ db }) => {
    const endpoints = await db
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(
        and(
          eq(webhookEndpoints.vendorId, news.vendorId),
          eq(webhookEndpoints.isActive, true),
          arrayContains(webhookEndpoints.types, [news.type]),
        ),
      );
    if (endpoints.length === 0) return;
    const [stored] = await db
      .insert(webhookEvents)
      .values({ id: news.eventId, vendorId: news.vendorId, type: news.type, payload: news.payload })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (!stored) return;
    await db.insert(webhookDeliveries).values(
      endpoints.map((endpoint) => ({
        eventId: stored.id,
        endpointId: endpoint.id,
        nextAttemptAt: doors.clock.now(),
      })),
    );
  });
}
