import { integrationsLimits } from "#domains/integrations/limits.ts";
import { webhookEvents } from "#domains/integrations/server/tables.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockActiveEndpoint } from "./internal/active-endpoint.ts";
import { queueDeliveries } from "./internal/queue-delivery.ts";

/**
 * Sends an event of the type `ping` to an endpoint of the caller. NOT_FOUND, ENDPOINT_OFF; 30 a minute. For
 * enterprise vendors.
 */
export async function pingEndpoint(ctx: SignedInCtx, { endpointId }: { endpointId: string }) {
  await ctx.limits.consume(integrationsLimits.webhookTest, ctx.caller.userId);
  return inTransaction(ctx, async (tx) => {
    const endpoint = await lockActiveEndpoint(tx, endpointId);
    const [event] = await tx.db
      .insert(webhookEvents)
      .values({
        vendorId: endpoint.vendorId,
        type: "ping",
        payload: { endpointId },
        createdAt: ctx.clock.now(),
      })
      .returning();
    const [deliveryId] = await queueDeliveries(tx, event!.id, [endpointId]);
    return { deliveryId: deliveryId! };
  });
}
