import { webhookDeliveries } from "#domains/integrations/server/tables.ts";
import type { Doors } from "#platform/rpc/context.ts";

/** Writes a delivery of an event for each endpoint and enqueues its first attempt, in the caller's transaction. Answers with their ids. */
export async function queueDeliveries(
  { db, jobs, clock }: Pick<Doors, "db" | "jobs" | "clock">,
  eventId: string,
  endpointIds: readonly string[],
): Promise<string[]> {
  const now = clock.now();
  const rows = await db
    .insert(webhookDeliveries)
    .values(endpointIds.map((endpointId) => ({ eventId, endpointId, createdAt: now, nextAttemptAt: now })))
    .returning({ id: webhookDeliveries.id });
  for (const { id } of rows) await jobs.enqueue(db, "deliver-webhook", { deliveryId: id, attempt: 0 });
  return rows.map(({ id }) => id);
}
