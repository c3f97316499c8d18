import { integrationsJobs } from "#domains/integrations/jobs.ts";
import { webhookDeliveries } from "#domains/integrations/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";

/**
 * Writes a delivery of an event for each endpoint and enqueues its first attempt, in the caller's transaction.
 * Returns their ids.
 */
export async function queueDeliveries(
  { db, jobs, clock }: Pick<Infra, "db" | "jobs" | "clock">,
  eventId: string,
  endpointIds: readonly string[],
): Promise<string[]> {
  const now = clock.now();
  const rows = await db
    .insert(webhookDeliveries)
    .values(endpointIds.map((endpointId) => ({ eventId, endpointId, createdAt: now, nextAttemptAt: now })))
    .returning({ id: webhookDeliveries.id });
  for (const { id } of rows)
    await jobs.enqueue(db, integrationsJobs.deliverWebhook, { deliveryId: id, attempt: 0 });
  return rows.map(({ id }) => id);
}
