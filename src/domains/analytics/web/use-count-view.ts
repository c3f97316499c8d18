import { useEffect } from "react";
import { useLocation } from "react-router";
import { api } from "#client/api.ts";

/** Tells the server once that the product's page was seen, and by which search it was found. Nobody waits for it, and a failure is nobody's trouble. */
export function useCountView(productId: string): void {
  const { state, key } = useLocation();
  const term = termOf(state, key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another term for the same page is no other look at it
  useEffect(() => {
    api.analytics.recordView(term ? { productId, term } : { productId }).catch(() => undefined);
  }, [productId]);
}

/** React Router's name for the entry that a document began with. */
const firstEntry = "default";

/** The search whose result was opened: the link says it, or in a tab of its own the page that it was opened from. */
function termOf(state: unknown, key: string): string | undefined {
  const { term } = (state ?? {}) as { term?: unknown };
  if (typeof term === "string") return term.slice(0, longest);
  if (import.meta.env.SSR || key !== firstEntry || !document.referrer) return undefined;
  const { origin, searchParams } = new URL(document.referrer);
  return (origin === location.origin && searchParams.get("search")?.slice(0, longest)) || undefined;
}

/** The contract's bound. */
const longest = 200;
