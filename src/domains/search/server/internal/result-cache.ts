import type { Suggestions } from "#domains/search/contract.ts";
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
  ids: Cache<string[]>;
  /** By language and text. */
  suggestions: Cache<Suggestions>;
};
const opened = new WeakMap<Invalidation, ResultCache>();

/** What was asked for lately, as long as no change touches it; thousands of entries, some megabytes. */
export function resultCache(invalidation: Invalidation): ResultCache {
  const open = (maxSize: number) => ({ maxSize, sizeOf: () => 1 });
  const cache = opened.get(invalidation) ?? {
    meanings: openCache(invalidation, open(2_000)),
    counts: openCache(invalidation, open(1_000)),
    ids: openCache(invalidation, open(4_000)),
    suggestions: openCache(invalidation, open(2_000)),
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
export const meantBy = ({ terms }: Meaning): string =>
  JSON.stringify(terms.map(({ lexemes, beginning, factor }) => [lexemes, beginning, factor]));
