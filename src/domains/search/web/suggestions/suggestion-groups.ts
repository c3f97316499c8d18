import { href } from "react-router";
import type { Suggestions } from "#domains/search/contract.ts";
import { foldText } from "#kernel/fold-text.ts";
import { withQuery } from "#kernel/with-query.ts";
import { searchPath } from "../search-path.ts";

export type Suggestion =
  | { kind: "recent" | "popular" | "completion"; text: string }
  | ({ kind: "product" } & Suggestions["products"][number])
  | ({ kind: "vendor" } & Suggestions["vendors"][number])
  | ({ kind: "category" } & Suggestions["categories"][number]);

export type SuggestionGroup = {
  name: "recent" | "popular" | "completions" | "products" | "vendors" | "categories";
  items: readonly Suggestion[];
};

/** While typing, recent searches are only one hint among others. */
const recentWhileTyping = 2;

/** Suggestions for an empty box: recent searches, then popular ones. */
export function groupsWhenBlank(recent: readonly string[], popular: readonly string[]): SuggestionGroup[] {
  return filled([
    { name: "recent", items: recent.map((text) => ({ kind: "recent", text })) },
    { name: "popular", items: popular.map((text) => ({ kind: "popular", text })) },
  ]);
}

/** Suggestions for a text: searches, then products, then categories and vendors. No text appears twice. */
export function groupsWhileTyping(
  term: string,
  recent: readonly string[],
  found: Suggestions | undefined,
): SuggestionGroup[] {
  const typed = foldText(term.trim());
  const before = recent
    .filter((text) => foldText(text).includes(typed) && foldText(text) !== typed)
    .slice(0, recentWhileTyping);
  const known = new Set([typed, ...before.map(foldText)]);
  const completions = (found?.terms ?? []).filter((text) => !known.has(foldText(text)));
  return filled([
    { name: "recent", items: before.map((text) => ({ kind: "recent", text })) },
    { name: "completions", items: completions.map((text) => ({ kind: "completion", text })) },
    { name: "products", items: (found?.products ?? []).map((one) => ({ kind: "product", ...one })) },
    { name: "vendors", items: (found?.vendors ?? []).map((one) => ({ kind: "vendor", ...one })) },
    { name: "categories", items: (found?.categories ?? []).map((one) => ({ kind: "category", ...one })) },
  ]);
}

/** The link of a suggestion that is not a search. */
export function suggestionPath(suggestion: Suggestion): string {
  if (suggestion.kind === "product") return href("/products/:productId", { productId: suggestion.id });
  if (suggestion.kind === "vendor") return withQuery(href("/products"), { vendor: suggestion.id });
  if (suggestion.kind === "category")
    return href("/categories/:categorySlug", { categorySlug: suggestion.slug });
  return searchPath(suggestion.text) ?? href("/products");
}

/** The text for the box, and a unique key. */
export function suggestionKey(suggestion: Suggestion): string {
  if (suggestion.kind === "product" || suggestion.kind === "vendor")
    return `${suggestion.kind}-${suggestion.id}`;
  return `${suggestion.kind}-${suggestion.kind === "category" ? suggestion.slug : suggestion.text}`;
}

const filled = (groups: SuggestionGroup[]) => groups.filter(({ items }) => items.length > 0);
