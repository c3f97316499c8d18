/**
 * Scopes of an API key. A procedure that names a scope is open to keys that hold it; procedures without one are
 * closed to keys.
 */
export const apiScopes = [
  "products:read",
  "products:write",
  "stock:write",
  "parcels:read",
  "parcels:write",
] as const;
export type ApiScope = (typeof apiScopes)[number];
