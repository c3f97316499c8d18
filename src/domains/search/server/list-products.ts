import { listProductCards } from "#domains/catalogue/server/product-cards.ts";
import { listPageSize, type ProductList } from "#domains/search/contract.ts";
import { mostCounted } from "#domains/search/list-bounds.ts";
import { pageCount } from "#kernel/paging.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { countFacets } from "./internal/count-facets.ts";
import { findIds } from "./internal/find-ids.ts";
import type { ListInput } from "./internal/list-filters.ts";
import { meaningOf, meantBy, resultCache } from "./internal/result-cache.ts";
import { narrowingOf } from "./internal/term-query.ts";
import type { Meaning } from "./internal/understand-text.ts";
import { isCheap, withWishes } from "./internal/with-wishes.ts";

/** With fewer products than this, what comes near is shown as well. */
const few = 5;
const mostNear = 8;
/** A list ends after as many products as are counted one by one: behind it, skipping them would take ever longer. */
const mostPages = pageCount(mostCounted, listPageSize);

/**
 * One page of 24 products on sale with the counts of every facet (R32). What the text wishes for counts as far as no filter
 * says otherwise. Of more than 10,000 products the counts are estimates, and none is listed after them. Price and stock are
 * current. For visitors.
 */
export async function listProducts(ctx: Ctx, typed: ListInput): Promise<ProductList> {
  const cache = resultCache(ctx.invalidation);
  const meaning = typed.search ? await meaningOf(ctx, typed.search) : undefined;
  const input = meaning ? withWishes(typed, meaning) : typed;
  const terms = meaning && meaning.terms.length > 0 ? meaning.terms : undefined;
  const { sort, page, search, ...narrowed } = input;
  // Texts of the same meaning find the same products; the exact words matter only for relevance.
  const filter = JSON.stringify([
    terms && meantBy({ terms: narrowingOf(terms) }),
    Object.entries(narrowed).sort(),
  ]);
  const isRanked = sort === undefined || sort === "relevance";
  const isCheapFirst = isRanked && isCheap(meaning);
  const text = isRanked ? search : undefined;
  const counting = cache.counts.take(filter, () => countFacets(ctx.db, input, terms));
  // How a text's matches are put in order depends on how many there are.
  const isFew = terms !== undefined && !(await counting).isEstimate;
  const [ids, counts] = await Promise.all([
    page > mostPages
      ? []
      : cache.ids.take(`${filter} ${sort} ${page} ${text}`, () =>
          findIds(ctx.db, input, terms, { isCheapFirst, isFew }),
        ),
    counting,
  ]);
  const near = meaning && page === 1 && counts.total < few ? await findNear(ctx, typed, meaning, ids) : [];
  const cards = await listProductCards(ctx, [...ids, ...near]);
  const isNear = new Set(near);
  return {
    items: cards.filter(({ id }) => !isNear.has(id)),
    page,
    pageSize: listPageSize,
    ...counts,
    searchedFor: meaning?.searchedFor ?? null,
    understood: meaning?.understood ?? [],
    missing: meaning?.missing ?? null,
    closeMatches: cards.filter(({ id }) => isNear.has(id)),
  };
}

/** What comes near a text that finds little: at another price first, then less of what was asked for, then more of its kind. */
async function findNear(ctx: Ctx, input: ListInput, meaning: Meaning, found: string[]): Promise<string[]> {
  const isPriced = meaning.wishes.some(({ kind }) => kind === "least" || kind === "most");
  const near = new Set<string>();
  for (const terms of [...(isPriced ? [meaning.terms] : []), ...meaning.near]) {
    if (terms.length === 0) continue;
    const wanted = { ...input, sort: "relevance", page: 1 } as const;
    const { search, ...rest } = wanted;
    const key = `near ${JSON.stringify([meantBy({ terms }), Object.entries(rest).sort()])} ${search}`;
    const ids = await resultCache(ctx.invalidation).ids.take(key, () => findIds(ctx.db, wanted, terms));
    for (const id of ids) if (near.size < mostNear && !found.includes(id)) near.add(id);
    if (near.size === mostNear) break;
  }
  return [...near];
}
