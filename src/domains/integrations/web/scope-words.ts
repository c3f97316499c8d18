import type { ApiScope } from "#kernel/api-scopes.ts";

/** The translation key of a scope. */
export const scopeWord = {
  "products:read": "productsRead",
  "products:write": "productsWrite",
  "stock:write": "stockWrite",
  "parcels:read": "parcelsRead",
  "parcels:write": "parcelsWrite",
} as const satisfies Record<ApiScope, string>;
