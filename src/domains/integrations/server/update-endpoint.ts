import { and, eq } from "drizzle-orm";
import type { VendorEventType } from "#domains/integrations/vendor-events.ts";
import { AppError } from "#kernel/errors.ts";
import { assertCallable } from "#platform/outbound/callable-address.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { toEndpoint } from "./list-endpoints.ts";
import { webhookEndpoints } from "./tables.ts";

type Input = {
  endpointId: string;
  url?: string | undefined;
  types?: VendorEventType[] | undefined;
  isActive?: boolean | undefined;
};

/** Changes the given fields of an endpoint of the caller. NOT_FOUND, INVALID_ENDPOINT. For enterprise vendors. */
export async function updateEndpoint(ctx: SignedInCtx, { endpointId, url, types, isActive }: Input) {
  const change = {
    ...(url === undefined ? {} : { url: assertCallable(url, ctx.config) }),
    ...(types === undefined ? {} : { types: [...new Set(types)] }),
    ...(isActive === undefined ? {} : { isActive }),
  };
  const isOwn = and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.vendorId, ownVendorId(ctx)));
  const [row] =
    Object.keys(change).length > 0
      ? await ctx.db.update(webhookEndpoints).set(change).where(isOwn).returning()
      : await ctx.db.select().from(webhookEndpoints).where(isOwn);
  if (!row) throw new AppError("NOT_FOUND");
  return toEndpoint(row);
}
