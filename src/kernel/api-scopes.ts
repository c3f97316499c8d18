/** What an API key may be good for. A procedure that names one of these is open to the keys that hold it; no other is. */
export const apiScopes = [
  "products:read",
  "products:write",
  "stock:write",
  "parcels:read",
  "parcels:write",
] as const;
export type ApiScope = (typeof apiScopes)[number];
