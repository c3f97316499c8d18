import { eq } from "drizzle-orm";
import type { VendorEventType } from "#domains/integrations/vendor-events.ts";
import { maxEndpoints } from "#domains/integrations/webhook-calls.ts";
import { AppError } from "#kernel/errors.ts";
import { assertCallable } from "#platform/outbound/callable-address.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { lockAdditions } from "./internal/lock-additions.ts";
import { newSigningSecret } from "./internal/sign-delivery.ts";
import { toEndpoint } from "./list-endpoints.ts";
import { webhookEndpoints } from "./tables.ts";

/**
 * Adds a webhook endpoint for events of the caller's shop, and returns its signing secret, only now. INVALID_ENDPOINT
 * if the address may not be called, TOO_MANY_ENDPOINTS after 10. For enterprise vendors.
 */
export async function createEndpoint(ctx: SignedInCtx, input: { url: string; types: VendorEventType[] }) {
  const vendorId = ownVendorId(ctx);
  const url = assertCallable(input.url, ctx.config);
  const secret = newSigningSecret();
  return inTransaction(ctx, async (tx) => {
    await lockAdditions(tx, vendorId);
    const taken = await tx.db.$count(webhookEndpoints, eq(webhookEndpoints.vendorId, vendorId));
    if (taken >= maxEndpoints) throw new AppError("TOO_MANY_ENDPOINTS");
    const [row] = await tx.db
      .insert(webhookEndpoints)
      .values({ vendorId, url, secret, types: [...new Set(input.types)], createdAt: ctx.clock.now() })
      .returning();
    return { endpoint: toEndpoint(row!), secret };
  });
}
