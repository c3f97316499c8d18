import { desc, eq } from "drizzle-orm";
import type { ApiScope } from "#kernel/api-scopes.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { apiKeys } from "./tables.ts";

const mostShown = 100;

/**
 * The caller's API keys, newest first, at most 100; the keys themselves can't be shown again. For enterprise vendors.
 */
export async function listApiKeys(ctx: SignedInCtx) {
  const rows = await ctx.db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.vendorId, ownVendorId(ctx)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(mostShown);
  return { items: rows.map(toApiKey) };
}

/** A key as its vendor sees it: without its hash. */
export function toApiKey(row: typeof apiKeys.$inferSelect) {
  const { id, name, start, createdAt, lastUsedAt, expiresAt, revokedAt } = row;
  return {
    id,
    name,
    start,
    scopes: row.scopes as ApiScope[],
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
