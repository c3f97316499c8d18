import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { apiKeys } from "#domains/integrations/server/tables.ts";
import type { Watch } from "#domains/security/watch-calls.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** Keys that open something, the last used first: at most 20, and how many there are. For administrators. */
export async function listApiKeysInUse({ db, clock }: SignedInCtx): Promise<Watch["apiKeys"]> {
  const where = and(
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, clock.now())),
  );
  const rows = await db
    .select({ key: apiKeys, companyName: vendors.companyName })
    .from(apiKeys)
    .innerJoin(vendors, eq(vendors.id, apiKeys.vendorId))
    .where(where)
    .orderBy(sql`${apiKeys.lastUsedAt} desc nulls last`, desc(apiKeys.createdAt))
    .limit(20);
  const items = rows.map(({ key: { id, name, start, scopes, ...key }, companyName }) => ({
    ...{ id, name, start, scopes, companyName, createdAt: key.createdAt.toISOString() },
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
  }));
  return { items, total: await db.$count(apiKeys, where) };
}
