import { asc, eq, sql } from "drizzle-orm";
import type { VendorEventType } from "#domains/integrations/vendor-events.ts";
import { maxEndpoints } from "#domains/integrations/webhook-calls.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { webhookDeliveries, webhookEndpoints } from "./tables.ts";

/** The caller's webhook endpoints, oldest first, with the result of their latest delivery. For enterprise vendors. */
export async function listEndpoints(ctx: SignedInCtx) {
  const rows = await ctx.db
    .select({ endpoint: webhookEndpoints, lastDelivery })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.vendorId, ownVendorId(ctx)))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
    .limit(maxEndpoints);
  return { items: rows.map((row) => toEndpoint(row.endpoint, row.lastDelivery)) };
}

type LastDelivery = { state: "waiting" | "delivered" | "failed"; at: string } | null;

const lastDelivery = sql<LastDelivery>`(
  select jsonb_build_object('state', d.state, 'at', d.created_at) from ${webhookDeliveries} d
  where d.endpoint_id = ${webhookEndpoints}.id order by d.created_at desc, d.id limit 1)`;

/** An endpoint as its vendor sees it: without its secret. */
export function toEndpoint(row: typeof webhookEndpoints.$inferSelect, last: LastDelivery = null) {
  const { id, url, isActive, createdAt } = row;
  return {
    id,
    url,
    isActive,
    types: row.types as VendorEventType[],
    createdAt: createdAt.toISOString(),
    lastDelivery: last && { ...last, at: new Date(last.at).toISOString() },
  };
}
