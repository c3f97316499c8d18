import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import { profiles } from "#domains/accounts/server/tables.ts";
import { users } from "#domains/auth/server/tables.ts";
import { personColumns } from "#domains/vendors/server/find-caller.ts";
import { vendorMembers, vendors } from "#domains/vendors/server/tables.ts";
import type { ApiScope } from "#kernel/api-scopes.ts";
import type { Infra, KeyHolder, Person, Visitor } from "#platform/rpc/context.ts";
import { apiKeyPrefix, hashApiKey } from "./api-key-text.ts";
import { countApiCall } from "./count-api-calls.ts";
import { markApiKeyUsed } from "./mark-api-key-used.ts";
import { apiKeys } from "./tables.ts";

/** The API key of a request. Access tokens never look like one. */
export function readApiKey(authorization: string | undefined): string | undefined {
  const bearer = authorization && /^bearer (.+)$/i.exec(authorization)?.[1];
  return bearer?.startsWith(apiKeyPrefix) ? bearer : undefined;
}

/**
 * Finds the owner of an API key with one query. A key that was revoked or has expired has none; nor has one whose
 * shop is not approved or no longer on the enterprise plan, or whose owner is banned.
 */
export async function findKeyHolder(infra: Infra, key: string): Promise<KeyHolder | Visitor> {
  const row = await readKey(infra, key);
  if (!row) return { kind: "visitor", refused: "INVALID_API_KEY" };
  const { keyId, scopes, keyCreatedAt, lastUsedAt, ...person } = row;
  await markApiKeyUsed(infra, { keyId, lastUsedAt });
  countApiCall(infra, keyId);
  const session: Person["session"] = {
    id: keyId,
    token: "",
    aal: "aal1",
    method: "password",
    createdAt: keyCreatedAt,
    confirmedAt: null,
    byToken: true,
  };
  return {
    kind: "apiKey",
    keyId,
    scopes: scopes as ApiScope[],
    owner: { kind: "person", ...person, session },
  };
}

async function readKey({ db, clock }: Infra, key: string) {
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
    .innerJoin(vendorMembers, eq(vendorMembers.userId, users.id))
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
