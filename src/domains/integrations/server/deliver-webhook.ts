import { and, eq, sql } from "drizzle-orm";
import { type DeliveryError, retryDelays } from "#domains/integrations/delivery-life.ts";
import { integrationsJobs } from "#domains/integrations/jobs.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { JobData } from "#kernel/jobs.ts";
import { postOutside } from "#platform/outbound/post-outside.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { signDelivery } from "./internal/sign-delivery.ts";
import { switchOffSilent } from "./internal/switch-off-silent.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "./tables.ts";

/**
 * Job `deliver-webhook`: makes one attempt, outside of any transaction, and stores the result; a failed one is
 * followed by the next, up to eight in some 31 hours. After a crash the attempt is repeated, with the same ids.
 */
export async function deliverWebhook(
  infra: Infra,
  { deliveryId, attempt }: JobData<typeof integrationsJobs.deliverWebhook>,
) {
  const delivery = await findDue(infra, deliveryId, attempt);
  if (!delivery) return;
  const outcome = delivery.mayBeSent ? await send(infra, delivery) : { status: null, error: "off" as const };
  await recordOutcome(infra, { ...delivery, attempt }, outcome);
}

/** Undefined if the attempt was made before, or the endpoint is gone. */
async function findDue({ db }: Infra, deliveryId: string, attempt: number) {
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

/** `off`: the endpoint or its shop was switched off meanwhile. */
type Outcome = { status: number | null; error: DeliveryError | null };

const isAttempt = (deliveryId: string, attempt: number) =>
  and(
    eq(webhookDeliveries.id, deliveryId),
    eq(webhookDeliveries.state, "waiting"),
    eq(webhookDeliveries.attempts, attempt),
  );

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

function send({ clock, config }: Infra, delivery: Due): Promise<Outcome> {
  const { type, happenedAt, payload } = delivery;
  const body = JSON.stringify({ type, timestamp: happenedAt.toISOString(), data: payload });
  return postOutside(delivery.url, { headers: signDelivery(delivery, clock.now(), body), body }, config);
}

async function recordOutcome(
  infra: Infra,
  { id, endpointId, attempt }: { id: string; endpointId: string; attempt: number },
  { status, error }: Outcome,
): Promise<void> {
  const now = infra.clock.now();
  const delay = error === null || error === "off" ? undefined : retryDelays[attempt];
  const nextAttemptAt = delay === undefined ? null : new Date(now.getTime() + delay);
  await inTransaction(infra, async (tx) => {
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
        integrationsJobs.deliverWebhook,
        { deliveryId: id, attempt: attempt + 1 },
        { startAfter: nextAttemptAt },
      );
    if (recorded.state === "failed" && error !== "off")
      await switchOffSilent(tx, { endpointId, since: recorded.createdAt });
  });
}
