import { inArray } from "drizzle-orm";
import type * as z from "zod";
import { type CategorySlug, categoriesWithin, categorySlugs } from "#domains/catalogue/categories.ts";
import { listProductCards } from "#domains/catalogue/server/product-cards.ts";
import type { Suggestions, suggestInput } from "#domains/search/contract.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { completeText } from "./internal/complete-text.ts";
import { countProducts } from "./internal/count-products.ts";
import { findRelevant } from "./internal/find-relevant.ts";
import { findVendors } from "./internal/find-vendors.ts";
import { wordsOf } from "./internal/fold-text.ts";
import { changesSuggestions } from "./internal/list-dependencies.ts";
import { filtersOf } from "./internal/list-filters.ts";
import { meaningOf, meantBy, resultCache } from "./internal/result-cache.ts";
import { isWanted } from "./internal/term-query.ts";
import type { Meaning } from "./internal/understand-text.ts";
import { isCheap, withWishes } from "./internal/with-wishes.ts";
import { productSearch } from "./tables.ts";

const most = { terms: 4, products: 5, categories: 2, words: 6 };
/** Fewer than a list ranks, since five results are enough while typing. */
const weighed = 60;
/** For one or two letters the most common completion is searched instead. */
const shortestSearched = 3;

type Shown = Suggestions["products"];

/** Suggestions while typing: completions, the first products, vendors and categories. For visitors. */
export async function suggest(ctx: Ctx, { term }: z.output<typeof suggestInput>): Promise<Suggestions> {
  const words = wordsOf(term).slice(0, most.words);
  if (words.length === 0) return { terms: [], products: [], vendors: [], categories: [] };
  return resultCache(ctx.invalidation).suggestions.take(`${ctx.language} ${words.join(" ")}`, () =>
    suggestFor(ctx, words),
  );
}

async function suggestFor(ctx: Ctx, words: string[]): Promise<Suggestions> {
  dependsOn(changesSuggestions);
  const [completions, vendors] = await Promise.all([
    completeText(ctx.db, words, ctx.language),
    findVendors(ctx.db, words),
  ]);
  const text = words.join(" ");
  const searched = text.length < shortestSearched ? completions[0] : text;
  const meaning = searched === undefined ? undefined : await meaningOf(ctx, searched);
  const meant = meaning?.terms.filter(isWanted).flatMap((one) => one.lexemes) ?? [];
  const slugs = categorySlugs.filter((slug) => meant.includes(`c:${slug}`)).slice(0, most.categories);
  const [products, categories] = await Promise.all([
    meaning && meaning.terms.length > 0 ? findProducts(ctx, meaning, searched!) : [],
    Promise.all(slugs.map((slug) => countCategory(ctx, slug))),
  ]);
  const corrected = meaning?.searchedFor && text.length >= shortestSearched ? [meaning.searchedFor] : [];
  return {
    terms: [...new Set([...corrected, ...completions])].slice(0, most.terms),
    products,
    vendors,
    categories: categories.filter(({ count }) => count > 0),
  };
}

async function countCategory({ db }: Ctx, slug: CategorySlug) {
  const within = inArray(productSearch.category, categoriesWithin(slug));
  return { slug, count: await countProducts(db, within) };
}

async function findProducts(ctx: Ctx, meaning: Meaning, text: string): Promise<Shown> {
  const { ids: cache } = resultCache(ctx.invalidation);
  const { min, max } = withWishes({ page: 1 }, meaning);
  const ids = await cache.take(`suggested ${meantBy(meaning)} ${min} ${max} ${text}`, () => {
    dependsOn(changesSuggestions);
    const filters = Object.values(filtersOf({ page: 1, min, max }));
    return findRelevant(ctx.db, meaning.terms, {
      ...{ filters, text, offset: 0, limit: most.products, weighed, isCheapFirst: isCheap(meaning) },
    });
  });
  const cards = await listProductCards(ctx, ids);
  return cards.map(({ id, name, language, imageUrl, priceCents, vendor }) => ({
    id,
    name,
    language,
    imageUrl,
    priceCents,
    companyName: vendor.companyName,
  }));
}
