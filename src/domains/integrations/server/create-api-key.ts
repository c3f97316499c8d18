import { and, count, eq, gt, isNull, or } from "drizzle-orm";
import { maxApiKeys } from "#domains/integrations/key-calls.ts";
import type { ApiScope } from "#kernel/api-scopes.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { createApiKeyText } from "./api-key-text.ts";
import { lockAdditions } from "./internal/lock-additions.ts";
import { toApiKey } from "./list-api-keys.ts";
import { apiKeys } from "./tables.ts";

const day = 86_400_000;
type Input = { name: string; scopes: ApiScope[]; expiresInDays?: number | undefined };

/**
 * Creates an API key of the caller's shop and returns it, only now: it is stored as a hash. TOO_MANY_API_KEYS with 20
 * active. For enterprise vendors.
 */
export async function createApiKey(ctx: SignedInCtx, { name, scopes, expiresInDays }: Input) {
  const vendorId = ownVendorId(ctx);
  const now = ctx.clock.now();
  const { key, start, keyHash } = createApiKeyText();
  return inTransaction(ctx, async (tx) => {
    await lockAdditions(tx, vendorId);
    const [inForce] = await tx.db
      .select({ count: count() })
      .from(apiKeys)
      .where(
        and(
          eq(apiKeys.vendorId, vendorId),
          isNull(apiKeys.revokedAt),
          or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
        ),
      );
    if (inForce!.count >= maxApiKeys) throw new AppError("TOO_MANY_API_KEYS");
    const [row] = await tx.db
      .insert(apiKeys)
      .values({
        vendorId,
        name,
        start,
        keyHash,
        scopes: [...new Set(scopes)],
        createdAt: now,
        expiresAt: expiresInDays ? new Date(now.getTime() + expiresInDays * day) : null,
      })
      .returning();
    return { apiKey: toApiKey(row!), key };
  });
}
