import { findCategory, roastLevels } from "#domains/catalogue/categories.ts";
import type { ListProductsInput, SortOption } from "#domains/search/contract.ts";
import { languages } from "#kernel/languages.ts";
import { withQuery } from "#kernel/with-query.ts";

export const sortChoices = [
  "relevance",
  "popular",
  "newest",
  "price-asc",
  "price-desc",
  "name-asc",
  "name-desc",
] as const satisfies readonly SortOption[];

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const longestTerm = 200;
const highestPrice = 100_000;
const highestPage = 5_000;

/** The list that a URL asks for. What makes no sense is left out: a mistyped link still shows products. */
export function readListParams(params: URLSearchParams): ListProductsInput {
  const value = (name: string) => params.get(name)?.trim() || undefined;
  const matching = (name: string, pattern: RegExp) => {
    const found = value(name);
    return found && pattern.test(found) ? found : undefined;
  };
  const whole = (name: string, highest: number) => {
    const found = matching(name, /^\d{1,7}$/);
    return found === undefined ? undefined : Math.min(Number(found), highest);
  };
  const oneOf = <Choice extends string>(name: string, choices: readonly Choice[]) =>
    choices.find((choice) => choice === value(name));
  return withoutBlanks({
    search: value("search")?.slice(0, longestTerm),
    category: findCategory(value("category") ?? ""),
    origin: matching("origin", /^[A-Z]{2}$/),
    roast: oneOf("roast", roastLevels),
    vendor: matching("vendor", uuid),
    language: oneOf("language", languages),
    min: whole("min", highestPrice),
    max: whole("max", highestPrice),
    sort: oneOf("sort", sortChoices),
    page: Math.max(1, whole("page", highestPage) ?? 1),
  });
}

/** The address of a list. The first page and blank values are omitted, so that one list has one address. */
export function listPath(basePath: string, input: ListProductsInput): string {
  const page = Number(input.page ?? 1);
  return withQuery(basePath, { ...input, page: page === 1 ? undefined : page });
}

/** The same list with a change, on its first page. */
export function changeList(input: ListProductsInput, change: Partial<ListProductsInput>): ListProductsInput {
  return withoutBlanks({ ...input, page: 1, ...change });
}

function withoutBlanks(input: ListProductsInput): ListProductsInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}
