/** POSTs that change nothing: what they send is too long for an address. */
const readingPosts = new Set(["/api/cart/price", "/api/checkout/estimate"]);

/**
 * Whether a request only reads. Reading never waits for a locked row, so these have connections of their own, and what
 * blocks a purchase does not block a list.
 */
export function onlyReads({ method, url }: Pick<Request, "method" | "url">): boolean {
  if (method === "GET" || method === "HEAD") return true;
  return method === "POST" && readingPosts.has(new URL(url).pathname);
}
