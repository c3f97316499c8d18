import { type CategorySlug, categoriesWithin } from "#domains/catalogue/categories.ts";
import { appearsOrGoes, valueIn } from "#domains/catalogue/server/product-dependencies.ts";
import type { SortOption } from "#domains/search/contract.ts";
import type { Dependency } from "#platform/cache/dependencies.ts";
import type { RowChange } from "#platform/cache/invalidation.ts";
import { holdsLanguage } from "./languages-of.ts";
import type { FilterName, ListInput } from "./list-filters.ts";
import type { Term } from "./term-query.ts";
import { narrowingOf } from "./term-query.ts";

/** A row of `product_search` as its trigger publishes it. */
type Row = {
  vendor_id: string;
  category: string;
  origin_country: string | null;
  roast_level: string;
  languages: string;
  price_usd: number;
  lexemes?: string[];
};
type IndexChange = { change: RowChange; before: Row | null; after: Row | null };
/** Prices in cents, both ends within. */
export type PriceRange = { low: number; high: number };

const centsOf = ({ price_usd }: Row) => Math.round(price_usd * 100);

const filterNames: FilterName[] = ["category", "origin", "roast", "vendor", "language", "price"];

function passes(
  row: Row,
  { category, origin, roast, vendor, language, min, max }: ListInput,
  name: FilterName,
): boolean {
  const tests: Record<FilterName, () => boolean> = {
    category: () => !category || categoriesWithin(category).includes(row.category as CategorySlug),
    origin: () => !origin || row.origin_country === origin,
    roast: () => !roast || row.roast_level === roast,
    vendor: () => !vendor || row.vendor_id === vendor,
    language: () => !language || holdsLanguage(row.languages, language),
    price: () => centsOf(row) >= (min ?? 0) * 100 && centsOf(row) <= (max ?? Number.POSITIVE_INFINITY) * 100,
  };
  return tests[name]();
}

const passesAllBut = (row: Row | null, input: ListInput, ...except: FilterName[]): boolean =>
  row !== null &&
  filterNames.filter((name) => !except.includes(name)).every((name) => passes(row, input, name));

/** Each facet is counted without its own filter: who fails one filter alone is still counted. */
const isCounted = (row: Row | null, input: ListInput): boolean =>
  row !== null && filterNames.filter((name) => !passes(row, input, name)).length <= 1;

/** Whether a text may find a row. Its words are told with the row, unless they are too many. */
function mayFind(terms: Term[] | undefined, row: Row | null): boolean {
  const lexemes = row?.lexemes;
  if (!terms || !lexemes) return true;
  const known = new Set(lexemes);
  return narrowingOf(terms).every(
    ({ lexemes: wanted, beginning, isRefused = false }) =>
      (wanted.some((lexeme) => known.has(lexeme)) ||
        (beginning !== undefined && lexemes.some((lexeme) => lexeme.startsWith(beginning)))) !== isRefused,
  );
}

const changedIn = ({ changed }: RowChange, ...columns: string[]): boolean =>
  columns.some((column) => changed!.includes(column));
const filtered = ["vendor_id", "category", "origin_country", "roast_level", "languages"];
const read = ["name", "title", "document"];
const popularity = ["units_sold_90d", "rating_average", "created_at"];
/** What else an order goes by; names are read, and prices have their range. */
const ordering: Partial<Record<SortOption, string[]>> = {
  newest: ["created_at"],
  popular: popularity,
  relevance: popularity,
};

/** What may change which words are known, and so what any text means and finds. */
export const changesTexts: Dependency = (change) =>
  change.table === "search_words" ||
  (change.table === "product_search" && (appearsOrGoes(change) || changedIn(change, ...read)));

const ofIndex =
  (test: (change: IndexChange) => boolean): Dependency =>
  (change) =>
    change.table === "product_search" &&
    test({ change, before: change.before as Row | null, after: change.after as Row | null });

/** What is sold out comes lower by relevance. */
const changesAvailability: Dependency = (change) => change.table === "stock" && appearsOrGoes(change);

/** What a text is completed to: anything but prices may change it. */
export const changesSuggestions: Dependency = (change) =>
  changesTexts(change) ||
  changesAvailability(change) ||
  change.table === "vendors" ||
  (change.table === "product_search" && change.changed!.some((column) => column !== "price_usd"));

/**
 * Which ids a page of a list shows. `prices` are those between which a product of the page may have its place; null where the
 * list is not sorted by price, or the page lies behind the last product.
 */
export function listsIds(
  input: ListInput,
  sort: SortOption,
  terms: Term[] | undefined,
  prices: PriceRange | null,
): Dependency {
  const ofRows = ofIndex(({ change, before, after }) => {
    if (appearsOrGoes(change) || changedIn(change, ...filtered, ...read))
      return passesAllBut(before, input) || passesAllBut(after, input);
    if (!mayFind(terms, after) || !passesAllBut(after, input, "price")) return false;
    if (passes(before!, input, "price") !== passes(after!, input, "price")) return true;
    if (!passes(after!, input, "price")) return false;
    if (changedIn(change, ...(ordering[sort] ?? []))) return true;
    if (!prices) return false;
    const [from, to] = [centsOf(before!), centsOf(after!)];
    return from !== to && Math.max(from, to) >= prices.low && Math.min(from, to) <= prices.high;
  });
  return (change) =>
    ofRows(change) ||
    (terms !== undefined && (changesTexts(change) || (sort === "relevance" && changesAvailability(change))));
}

/** How many products a list and each choice of its filters has, the prices' bounds, and the names of its vendors. */
export function countsList(
  input: ListInput,
  terms: Term[] | undefined,
  { bounds, vendorIds }: { bounds: PriceRange | null; vendorIds: Iterable<string> },
): Dependency {
  const named = new Set(vendorIds);
  const ofRows = ofIndex(({ change, before, after }) => {
    if (appearsOrGoes(change) || changedIn(change, ...filtered, ...read))
      return isCounted(before, input) || isCounted(after, input);
    if (!changedIn(change, "price_usd") || !mayFind(terms, after)) return false;
    if (
      passes(before!, input, "price") !== passes(after!, input, "price") &&
      (isCounted(before, input) || isCounted(after, input))
    )
      return true;
    if (!passesAllBut(after, input, "price")) return false;
    const [from, to] = [centsOf(before!), centsOf(after!)];
    return !bounds || from === bounds.low || from === bounds.high || to < bounds.low || to > bounds.high;
  });
  return (change) =>
    ofRows(change) ||
    (change.table === "vendors" && named.has(valueIn(change, "id") as string)) ||
    (terms !== undefined && changesTexts(change));
}

/** How many products of a list cost how much. */
export function countsPrices(input: ListInput, terms: Term[] | undefined): Dependency {
  const ofRows = ofIndex(({ change, before, after }) => {
    if (!appearsOrGoes(change) && !changedIn(change, ...filtered, ...read, "price_usd")) return false;
    return passesAllBut(before, input, "price") || passesAllBut(after, input, "price");
  });
  return (change) => ofRows(change) || (terms !== undefined && changesTexts(change));
}
