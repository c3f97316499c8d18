import type pg from "pg";

/** One address to request, in a language. */
export type Ask = { path: string; language: string };

const languages = ["en", "es", "pt"];
const sorts = ["newest", "popular", "price-asc", "price-desc", "name-asc", "name-desc"];
const roasts = ["light", "medium", "medium-dark", "dark"];
/** What most shoppers type: facts, names, notes and places. */
const commonTerms = [
  ...[
    "washed",
    "natural",
    "jasmine",
    "chocolate",
    "caramel",
    "geisha",
    "bourbon",
    "citrus",
    "ethiopia",
    "colombia",
  ],
  ...["brazil", "kenya", "filter", "espresso", "honey", "berry", "lot", "peru", "guatemala", "double washed"],
];

/** As many terms again are single words of products' names. */
const rareTerms = 180;

type Market = { productIds: string[]; categories: { slug: string; count: number }[]; terms: string[] };

/** The market's addresses, in an order unrelated to that of their rows. */
export async function readMarket(pool: pg.Pool): Promise<Market> {
  const listed = await pool.query<{ id: string }>(
    "select product_id as id from product_search where is_listed order by md5(product_id::text)",
  );
  const counted = await pool.query<{ slug: string; count: number }>(
    "select category as slug, count(*)::int as count from product_search where is_listed group by 1 order by 2 desc",
  );
  const named = await pool.query<{ word: string }>(
    `select distinct on (md5(word)) word from product_search, lateral (
       select lower(word) as word from regexp_split_to_table(name, '[^[:alpha:]]+') word where length(word) > 4 order by length(word) desc limit 1) longest
     where is_listed order by md5(word) limit ${rareTerms}`,
  );
  return {
    productIds: listed.rows.map(({ id }) => id),
    categories: counted.rows,
    terms: [...commonTerms, ...named.rows.map(({ word }) => word)],
  };
}

/** Every combination of the choices once, the first one changing fastest. */
function combine(...choices: readonly (readonly string[])[]): string[][] {
  return choices.reduceRight<string[][]>(
    (rest, choice) => rest.flatMap((others) => choice.map((one) => [one, ...others])),
    [[]],
  );
}

const inEach = (paths: readonly string[]): Ask[] =>
  combine(paths, languages).map(([path, language]) => ({ path: path!, language: language! }));
const pages = (count: number) =>
  Array.from({ length: Math.max(1, Math.min(40, Math.floor(count / 24))) }, (_, n) => String(n + 1));

const queryOf = (values: Record<string, string>) => String(new URLSearchParams(values));

/** The pages of every category in every sort order: far more addresses than a run can request. */
function listQueries({ categories }: Market): string[] {
  return categories.flatMap(({ slug, count }) =>
    combine(pages(count), sorts).map(([page, sort]) => queryOf({ category: slug, sort: sort!, page: page! })),
  );
}

const searchQueries = ({ terms }: Market) =>
  combine(terms, ["", ...sorts], ["1", "2", "3"]).map(([search, sort, page]) =>
    queryOf({ search: search!, ...(sort ? { sort } : {}), page: page! }),
  );

const facetedQueries = ({ categories, terms }: Market) =>
  combine(
    terms,
    roasts,
    categories.slice(0, 4).map(({ slug }) => slug),
    ["1", "2"],
  ).map(([search, roast, category, page]) =>
    queryOf({ search: search!, category: category!, roast: roast!, sort: "price-asc", page: page! }),
  );

/** A user's typing, letter by letter. */
const typed = ({ terms }: Market) => [
  ...new Set(
    terms.flatMap((term) => Array.from({ length: term.length - 1 }, (_, n) => term.slice(0, n + 2))),
  ),
];

/** The addresses of each kind, each requested once as long as they last. */
export function listAddresses(market: Market) {
  const details = market.productIds.map((id) => `/products/${id}`);
  const lists = listQueries(market);
  const suggested = typed(market).map((term) => `/api/search/suggestions?${queryOf({ term })}`);
  const api = (queries: string[]) => inEach(queries.map((query) => `/api/products?${query}`));
  return {
    list: api(lists),
    search: api(searchQueries(market)),
    faceted: api(facetedQueries(market)),
    detail: inEach(details.map((path) => `/api${path}`)),
    // Two lists without a common text: a text requested in one language is half cached for the others.
    suggestions: inEach(suggested.filter((_, n) => n % 2 === 0)),
    suggestionsAlone: inEach(suggested.filter((_, n) => n % 2 === 1)),
    // Four product pages to one list, like shoppers do.
    pages: inEach(details).map((ask, n) =>
      n % 5 === 4 ? { ...ask, path: `/products?${lists[((n / 5) % lists.length) | 0]}` } : ask,
    ),
    rows: market.productIds.map((id) => ({ path: `/row/${id}`, language: "en" })),
  };
}
