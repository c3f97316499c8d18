/** How long a page trusts its cached roles (docs/product.md#6-roles-and-permissions). Changes are also pushed live. */
const maxAgeMs = 5 * 60_000;

let askedAt = Date.now();

/** Whether a navigation should reload the session: if it calls the server anyway, or five minutes have passed. */
export function shouldAskForSession(isAskedAnyhow: boolean): boolean {
  if (!isAskedAnyhow && Date.now() - askedAt < maxAgeMs) return false;
  askedAt = Date.now();
  return true;
}
