import { and, eq } from "drizzle-orm";
import { webhookEndpoints } from "#domains/integrations/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";

/** An active endpoint of the caller, locked. NOT_FOUND, ENDPOINT_OFF. */
export async function lockActiveEndpoint(tx: SignedInCtx, endpointId: string) {
  const [endpoint] = await tx.db
    .select({ vendorId: webhookEndpoints.vendorId, isActive: webhookEndpoints.isActive })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.vendorId, ownVendorId(tx))))
    .for("update");
  if (!endpoint) throw new AppError("NOT_FOUND");
  if (!endpoint.isActive) throw new AppError("ENDPOINT_OFF");
  return endpoint;
}
