import { useEffect } from "react";
import { useLocation } from "react-router";
import { api } from "#client/api.ts";

/** Tells the server once that the product's page was seen, and by which search it was found. Nobody waits for it, and a failure is nobody's trouble. */
export function useCountView(productId: string): void {
  const { state, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another term for the same page is no other look at it
  useEffect(() => {
    const term = termOf(state, pathname);
    api.analytics.recordView(term ? { productId, term } : { productId }).catch(() => undefined);
  }, [productId]);
}

/**
 * The search whose result was opened: the link says it, or where the product's page came as a document (the list had no code
 * yet, or it is in a tab of its own) the page that it was opened from.
 */
function termOf(state: unknown, pathname: string): string | undefined {
  const { term } = (state ?? {}) as { term?: unknown };
  if (typeof term === "string") return term.slice(0, longest);
  const [opened] = performance.getEntriesByType("navigation");
  if (!document.referrer || !opened || new URL(opened.name).pathname !== pathname) return undefined;
  const { origin, searchParams } = new URL(document.referrer);
  return (origin === location.origin && searchParams.get("search")?.slice(0, longest)) || undefined;
}

/** The contract's bound. */
const longest = 200;
