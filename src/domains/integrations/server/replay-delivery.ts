import { eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockActiveEndpoint } from "./internal/active-endpoint.ts";
import { queueDeliveries } from "./internal/queue-delivery.ts";
import { webhookDeliveries } from "./tables.ts";

/**
 * Sends an event once more to the endpoint of one of the caller's deliveries: the event keeps its id, by which its receiver
 * knows it, and the log gets a line of its own. NOT_FOUND, ENDPOINT_OFF; 30 a minute. For enterprise vendors.
 */
export async function replayDelivery(ctx: SignedInCtx, { deliveryId }: { deliveryId: string }) {
  await ctx.limits.consume("webhook_test", ctx.caller.userId);
  return inTransaction(ctx, async (tx) => {
    const [delivery] = await tx.db
      .select({ eventId: webhookDeliveries.eventId, endpointId: webhookDeliveries.endpointId })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, deliveryId));
    if (!delivery) throw new AppError("NOT_FOUND");
    // Whose the delivery is, its endpoint says.
    await lockActiveEndpoint(tx, delivery.endpointId);
    const [replayed] = await queueDeliveries(tx, delivery.eventId, [delivery.endpointId]);
    return { deliveryId: replayed! };
  });
}
