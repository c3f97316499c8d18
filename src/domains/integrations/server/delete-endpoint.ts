import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { webhookEndpoints } from "./tables.ts";

/**
 * Deletes an endpoint of the caller with its deliveries; pending ones are not sent. NOT_FOUND. For enterprise
 * vendors.
 */
export async function deleteEndpoint(
  ctx: SignedInCtx,
  { endpointId }: { endpointId: string },
): Promise<Record<string, never>> {
  const [row] = await ctx.db
    .delete(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.vendorId, ownVendorId(ctx))))
    .returning({ id: webhookEndpoints.id });
  if (!row) throw new AppError("NOT_FOUND");
  return {};
}
