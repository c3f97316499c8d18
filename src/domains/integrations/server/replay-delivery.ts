import { eq } from "drizzle-orm";
import { integrationsLimits } from "#domains/integrations/limits.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockActiveEndpoint } from "./internal/active-endpoint.ts";
import { queueDeliveries } from "./internal/queue-delivery.ts";
import { webhookDeliveries } from "./tables.ts";

/**
 * Sends an event again to the endpoint of one of the caller's deliveries: the event keeps its id, by which its
 * receiver recognizes it, and the log gets a new line. NOT_FOUND, ENDPOINT_OFF; 30 a minute. For enterprise vendors.
 */
export async function replayDelivery(ctx: SignedInCtx, { deliveryId }: { deliveryId: string }) {
  await ctx.limits.consume(integrationsLimits.webhookTest, ctx.caller.userId);
  return inTransaction(ctx, async (tx) => {
    const [delivery] = await tx.db
      .select({ eventId: webhookDeliveries.eventId, endpointId: webhookDeliveries.endpointId })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, deliveryId));
    if (!delivery) throw new AppError("NOT_FOUND");
    // The endpoint determines the delivery's owner.
    await lockActiveEndpoint(tx, delivery.endpointId);
    const [replayed] = await queueDeliveries(tx, delivery.eventId, [delivery.endpointId]);
    return { deliveryId: replayed! };
  });
}
