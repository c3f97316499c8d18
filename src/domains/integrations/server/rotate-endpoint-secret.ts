import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { newSigningSecret } from "./internal/sign-delivery.ts";
import { toEndpoint } from "./list-endpoints.ts";
import { webhookEndpoints } from "./tables.ts";

/**
 * Gives an endpoint of the caller a new secret, shown only now; the next delivery is signed with it. NOT_FOUND. For
 * enterprise vendors.
 */
export async function rotateEndpointSecret(ctx: SignedInCtx, { endpointId }: { endpointId: string }) {
  const secret = newSigningSecret();
  const [row] = await ctx.db
    .update(webhookEndpoints)
    .set({ secret })
    .where(and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.vendorId, ownVendorId(ctx))))
    .returning();
  if (!row) throw new AppError("NOT_FOUND");
  return { endpoint: toEndpoint(row), secret };
}
