import type { PriceSteps, Suggestions } from "#domains/search/contract.ts";
import { bytesOf } from "#platform/cache/bytes-of.ts";
import { dependsOn } from "#platform/cache/dependencies.ts";
import type { Invalidation } from "#platform/cache/invalidation.ts";
import { type Cache, openCache } from "#platform/cache/open-cache.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import type { Counts } from "./count-facets.ts";
import { changesTexts } from "./list-dependencies.ts";
import { type Meaning, understandText } from "./understand-text.ts";

type ResultCache = {
  meanings: Cache<{ of: Meaning | undefined }>;
  counts: Cache<Counts>;
  prices: Cache<PriceSteps>;
  ids: Cache<string[]>;
  /** By language and text. */
  suggestions: Cache<Suggestions>;
};
const opened = new WeakMap<Invalidation, ResultCache>();

/** What was asked for lately, as long as no change touches it. */
export function resultCache(invalidation: Invalidation): ResultCache {
  const open = (megabytes: number) => ({ maxSize: megabytes * 1_048_576, sizeOf: bytesOf });
  const cache = opened.get(invalidation) ?? {
    meanings: openCache<{ of: Meaning | undefined }>(invalidation, open(6)),
    counts: openCache<Counts>(invalidation, open(6)),
    prices: openCache<PriceSteps>(invalidation, open(3)),
    ids: openCache<string[]>(invalidation, open(12)),
    suggestions: openCache<Suggestions>(invalidation, open(6)),
  };
  opened.set(invalidation, cache);
  return cache;
}

/** The meaning of a text in this language. */
export async function meaningOf(
  { db, invalidation, language }: Pick<Ctx, "db" | "invalidation" | "language">,
  text: string,
): Promise<Meaning | undefined> {
  const { meanings } = resultCache(invalidation);
  const meaning = await meanings.take(`${language} ${text.toLowerCase()}`, async () => {
    dependsOn(changesTexts);
    return { of: await understandText(db, text, language) };
  });
  return meaning.of;
}

/** A cache key that is the same for texts of the same meaning, in any language. */
export const meantBy = ({ terms }: Pick<Meaning, "terms">): string =>
  JSON.stringify(
    terms.map(({ lexemes, beginning, factor, isRefused }) => [lexemes, beginning, factor, isRefused]),
  );
