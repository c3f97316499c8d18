import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import { profiles } from "#domains/accounts/server/tables.ts";
import { users } from "#domains/auth/server/tables.ts";
import { apiKeyPrefix, hashApiKey } from "#domains/integrations/server/api-key-text.ts";
import { markApiKeyUsed } from "#domains/integrations/server/mark-api-key-used.ts";
import { apiKeys } from "#domains/integrations/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { ApiScope } from "#kernel/api-scopes.ts";
import type { Doors, KeyHolder, Person, Visitor } from "#platform/rpc/context.ts";
import { personColumns } from "./find-caller.ts";

/** An API key as a request shows it. Access tokens never look like one. */
export function readApiKey(authorization: string | undefined): string | undefined {
  const bearer = authorization && /^bearer (.+)$/i.exec(authorization)?.[1];
  return bearer?.startsWith(apiKeyPrefix) ? bearer : undefined;
}

/**
 * Whose program shows this key, by one query: a key that was revoked or has expired is nobody's, and so is one of a shop
 * that is not approved, or no longer on the enterprise plan, or whose owner is banned.
 */
export async function findKeyHolder(doors: Doors, key: string): Promise<KeyHolder | Visitor> {
  const row = await readKey(doors, key);
  if (!row) return { kind: "visitor", refused: "INVALID_API_KEY" };
  const { keyId, scopes, keyCreatedAt, lastUsedAt, ...person } = row;
  await markApiKeyUsed(doors, { keyId, lastUsedAt });
  const session: Person["session"] = {
    id: keyId,
    token: "",
    aal: "aal1",
    method: "password",
    createdAt: keyCreatedAt,
    byToken: true,
  };
  return {
    kind: "apiKey",
    keyId,
    scopes: scopes as ApiScope[],
    owner: { kind: "person", ...person, session },
  };
}

async function readKey({ db, clock }: Doors, key: string) {
  const now = clock.now();
  const [row] = await db
    .select({
      keyId: apiKeys.id,
      scopes: apiKeys.scopes,
      keyCreatedAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
      ...personColumns,
    })
    .from(apiKeys)
    .innerJoin(vendors, eq(vendors.id, apiKeys.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(apiKeys.keyHash, hashApiKey(key)),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
        eq(vendors.isApproved, true),
        eq(vendors.planType, "enterprise"),
        or(isNull(users.bannedUntil), lte(users.bannedUntil, now)),
      ),
    );
  return row;
}
