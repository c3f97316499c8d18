import * as z from "zod";
import { apiScopes } from "#kernel/api-scopes.ts";
import { procedure } from "#kernel/procedure.ts";
import { idSchema, isoTime, lineOfText, linesOfText, nothing } from "#kernel/schemas.ts";

export const maxApiKeys = 20;
const tags = ["Integrations"];

const apiKey = z.object({
  id: idSchema,
  name: z.string(),
  start: z.string().describe("The first characters, to know it by"),
  scopes: z.array(z.enum(apiScopes)),
  createdAt: isoTime,
  lastUsedAt: isoTime.nullable().describe("To the minute"),
  expiresAt: isoTime.nullable(),
  revokedAt: isoTime.nullable(),
});

export const keyCalls = {
  listApiKeys: procedure("enterprise", [], { permission: "integrations.manage" })
    .route({ method: "GET", path: "/api/vendor/api-keys", summary: "One's API keys, newest first", tags })
    .input(nothing)
    .output(z.object({ items: z.array(apiKey) })),
  createApiKey: procedure("enterprise", ["TOO_MANY_API_KEYS"], {
    permission: "integrations.manage",
    sensitive: true,
  })
    .route({
      method: "POST",
      path: "/api/vendor/api-keys",
      summary: "A new API key; this answer alone shows it",
      successStatus: 201,
      tags,
    })
    .input(
      z.strictObject({
        name: lineOfText(60).min(1),
        scopes: z.array(z.enum(apiScopes)).min(1).max(apiScopes.length),
        expiresInDays: z.int().min(1).max(730).optional(),
      }),
    )
    .output(z.object({ apiKey, key: z.string() })),
  revokeApiKey: procedure("enterprise", ["NOT_FOUND"], { permission: "integrations.manage" })
    .route({
      method: "DELETE",
      path: "/api/vendor/api-keys/{keyId}",
      summary: "Ends an API key at once and for good",
      tags,
    })
    .input(z.strictObject({ keyId: idSchema }))
    .output(apiKey),
};

/** Vendors' keys, for administrators. */
export const adminKeyCalls = {
  revokeApiKeyAsAdmin: procedure("admin", ["NOT_FOUND", "CONFLICT"], { permission: "vendors.manage" })
    .route({
      method: "POST",
      path: "/api/admin/api-keys/{keyId}/revoke",
      summary: "Ends a vendor's API key at once and for good",
      tags: ["Administration"],
    })
    .input(z.strictObject({ keyId: idSchema, reason: linesOfText(1_000).min(3) }))
    .output(nothing),
};
