import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { VendorNewsType } from "#kernel/vendor-news.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { assertCallable } from "./internal/callable-address.ts";
import { ownVendorId } from "./internal/own-vendor.ts";
import { toEndpoint } from "./list-endpoints.ts";
import { webhookEndpoints } from "./tables.ts";

type Input = {
  endpointId: string;
  url?: string | undefined;
  types?: VendorNewsType[] | undefined;
  isActive?: boolean | undefined;
};

/** Changes what is given of an endpoint of the caller's. NOT_FOUND, INVALID_ENDPOINT. For enterprise vendors. */
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
