import type { ProductCard } from "#domains/catalogue/contract.ts";
import { type Language, languages } from "#kernel/languages.ts";
import type { Invalidation, RowChange } from "#platform/cache/invalidation.ts";
import { openRowCache, type RowCache, type Touched } from "#platform/cache/open-row-cache.ts";
import { shownBy } from "./product-dependencies.ts";

/** Of each language; a card takes about 1 KB. */
const most = 5_000;

type CardCaches = Record<Language, RowCache<ProductCard>>;
const opened = new WeakMap<Invalidation, CardCaches>();

/** The cards that lists in this language share. */
export function cardCache(invalidation: Invalidation, language: Language): RowCache<ProductCard> {
  const caches = opened.get(invalidation) ?? openCaches(invalidation);
  opened.set(invalidation, caches);
  return caches[language];
}

const openCaches = (invalidation: Invalidation) =>
  Object.fromEntries(
    languages.map((language) => [language, openRowCache<ProductCard>(invalidation, { most, touchedBy })]),
  ) as CardCaches;

function touchedBy(change: RowChange): Touched<ProductCard> {
  const shown = shownBy(change);
  if (!shown) return undefined;
  return "productId" in shown
    ? { id: shown.productId }
    : { those: ({ vendor }) => vendor.id === shown.vendorId };
}
