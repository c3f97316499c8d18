import { and, eq, sql } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { toApiKey } from "./list-api-keys.ts";
import { apiKeys } from "./tables.ts";

/**
 * Revokes a key of the caller from the next request on; an already revoked one stays as it is. NOT_FOUND. For
 * enterprise vendors.
 */
export async function revokeApiKey(ctx: SignedInCtx, { keyId }: { keyId: string }) {
  const [row] = await ctx.db
    .update(apiKeys)
    .set({ revokedAt: sql`coalesce(${apiKeys.revokedAt}, ${ctx.clock.now().toISOString()}::timestamptz)` })
    .where(and(eq(apiKeys.id, keyId), eq(apiKeys.vendorId, ownVendorId(ctx))))
    .returning();
  if (!row) throw new AppError("NOT_FOUND");
  return toApiKey(row);
}
