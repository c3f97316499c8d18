import { and, count, desc, eq } from "drizzle-orm";
import type { DeliveryError } from "#domains/integrations/delivery-life.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "./tables.ts";

const pageSize = 20;

/**
 * A page of 20 deliveries to an endpoint of the caller, newest first, with payload and result. NOT_FOUND. For
 * enterprise vendors.
 */
export async function listDeliveries(ctx: SignedInCtx, input: { endpointId: string; page: number }) {
  const { endpointId, page } = input;
  const [own] = await ctx.db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.vendorId, ownVendorId(ctx))));
  if (!own) throw new AppError("NOT_FOUND");
  const toIt = eq(webhookDeliveries.endpointId, endpointId);
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({ delivery: webhookDeliveries, type: webhookEvents.type, payload: webhookEvents.payload })
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
      .where(toIt)
      .orderBy(desc(webhookDeliveries.createdAt), webhookDeliveries.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db.select({ total: count() }).from(webhookDeliveries).where(toIt),
  ]);
  const items = rows.map(({ delivery, type, payload }) => toDelivery(delivery, { type, payload }));
  return { items, total: counted!.total, page, pageSize };
}

function toDelivery(
  row: typeof webhookDeliveries.$inferSelect,
  event: { type: string; payload: Record<string, unknown> },
) {
  const { id, eventId, state, attempts, lastStatus } = row;
  return {
    id,
    eventId,
    ...event,
    state,
    attempts,
    lastStatus,
    lastError: row.lastError as DeliveryError | null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  };
}
