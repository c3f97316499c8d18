import { useEffect } from "react";
import { useLocation } from "react-router";
import { api } from "#client/api.ts";

/**
 * Reports once that the product's page was viewed, and by which search it was found. Not awaited; failures are
 * ignored.
 */
export function useCountView(productId: string): void {
  const { state, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another term for the same page is no other look at it
  useEffect(() => {
    const term = termOf(state, pathname);
    api.analytics.recordView(term ? { productId, term } : { productId }).catch(() => undefined);
  }, [productId]);
}

/**
 * The search whose result was opened: from the link's state, or if the page was loaded as a document (before
 * hydration, or in a new tab), from the referring page.
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
