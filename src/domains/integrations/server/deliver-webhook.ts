import { and, eq, sql } from "drizzle-orm";
import { retryDelays } from "#domains/integrations/delivery-life.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { JobData } from "#platform/jobs/jobs.ts";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { type Outcome, postDelivery } from "./internal/post-delivery.ts";
import { signDelivery } from "./internal/sign-delivery.ts";
import { switchOffSilent } from "./internal/switch-off-silent.tsx";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "./tables.ts";

/**
 * Job `deliver-webhook`: makes one attempt, outside of any transaction, and writes down what came of it; a failed one is
 * followed by the next, up to eight in some 31 hours. Whoever dies in between leaves the attempt to be made again, under
 * the same ids.
 */
export async function deliverWebhook(doors: Doors, { deliveryId, attempt }: JobData["deliver-webhook"]) {
  const delivery = await findDue(doors, deliveryId, attempt);
  if (!delivery) return;
  const outcome = delivery.mayBeSent ? await send(doors, delivery) : { status: null, error: "off" as const };
  await recordOutcome(doors, { ...delivery, attempt }, outcome);
}

/** Undefined where the attempt was made before, or there is nobody to tell any more. */
async function findDue({ db }: Doors, deliveryId: string, attempt: number) {
  const [row] = await db
    .select({
      id: webhookDeliveries.id,
      endpointId: webhookEndpoints.id,
      url: webhookEndpoints.url,
      secret: webhookEndpoints.secret,
      mayBeSent: sql<boolean>`${webhookEndpoints.isActive} and ${vendors.isApproved} and ${vendors.planType} = 'enterprise'`,
      eventId: webhookEvents.id,
      type: webhookEvents.type,
      payload: webhookEvents.payload,
      happenedAt: webhookEvents.createdAt,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .innerJoin(vendors, eq(vendors.id, webhookEndpoints.vendorId))
    .where(isAttempt(deliveryId, attempt));
  return row;
}

const isAttempt = (deliveryId: string, attempt: number) =>
  and(
    eq(webhookDeliveries.id, deliveryId),
    eq(webhookDeliveries.state, "waiting"),
    eq(webhookDeliveries.attempts, attempt),
  );

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

function send({ clock, config }: Doors, delivery: Due): Promise<Outcome> {
  const { type, happenedAt, payload } = delivery;
  const body = JSON.stringify({ type, timestamp: happenedAt.toISOString(), data: payload });
  return postDelivery(delivery.url, { headers: signDelivery(delivery, clock.now(), body), body }, config);
}

async function recordOutcome(
  doors: Doors,
  { id, endpointId, attempt }: { id: string; endpointId: string; attempt: number },
  { status, error }: Outcome,
): Promise<void> {
  const now = doors.clock.now();
  const delay = error === null || error === "off" ? undefined : retryDelays[attempt];
  const nextAttemptAt = delay === undefined ? null : new Date(now.getTime() + delay);
  await inTransaction(doors, async (tx) => {
    const [recorded] = await tx.db
      .update(webhookDeliveries)
      .set({
        attempts: attempt + 1,
        lastStatus: status,
        lastError: error,
        nextAttemptAt,
        state: error === null ? "delivered" : nextAttemptAt ? "waiting" : "failed",
        deliveredAt: error === null ? now : null,
      })
      .where(isAttempt(id, attempt))
      .returning();
    if (!recorded) return;
    if (nextAttemptAt)
      await tx.jobs.enqueue(
        tx.db,
        "deliver-webhook",
        { deliveryId: id, attempt: attempt + 1 },
        { startAfter: nextAttemptAt },
      );
    if (recorded.state === "failed" && error !== "off")
      await switchOffSilent(tx, { endpointId, since: recorded.createdAt });
  });
}
