import { eq } from "drizzle-orm";
import { maxEndpoints } from "#domains/integrations/webhook-calls.ts";
import { AppError } from "#kernel/errors.ts";
import type { VendorNewsType } from "#kernel/vendor-news.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { assertCallable } from "./internal/callable-address.ts";
import { lockAdditions, ownVendorId } from "./internal/own-vendor.ts";
import { newSigningSecret } from "./internal/sign-delivery.ts";
import { toEndpoint } from "./list-endpoints.ts";
import { webhookEndpoints } from "./tables.ts";

/**
 * Adds an address that is told what happens to the caller's shop, and answers with the secret that signs it, this once.
 * INVALID_ENDPOINT where it is no address that may be called, TOO_MANY_ENDPOINTS after 10. For enterprise vendors.
 */
export async function createEndpoint(ctx: SignedInCtx, input: { url: string; types: VendorNewsType[] }) {
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
