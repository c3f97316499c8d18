import { href } from "react-router";
import { withQuery } from "#kernel/with-query.ts";
/** The product list for a term; null for a blank one, which is ignored. */
export function searchPath(term: string): string | null {
  const trimmed = term.trim();
  return trimmed ? withQuery(href("/products"), { search: trimmed }) : null;
}
