import type { Suggestions } from "#domains/search/contract.ts";
import type { Freshness } from "#platform/freshness/freshness.ts";
import { type Keeper, openKeeper } from "#platform/freshness/open-keeper.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import type { Counts } from "./count-facets.ts";
import { type Meaning, understandText } from "./understand-text.ts";

type KeptAnswers = {
  meanings: Keeper<{ of: Meaning | undefined }>;
  counts: Keeper<Counts>;
  ids: Keeper<string[]>;
  /** By language and text. Its products' prices move the version; their stock is not in it. */
  suggestions: Keeper<Suggestions>;
};
const opened = new WeakMap<Freshness, KeptAnswers>();

/** What was asked for lately, as long as no product, shop or rating has changed; thousands of entries, some megabytes. Cards are never among them. */
export function keptAnswers(freshness: Freshness): KeptAnswers {
  const kept = opened.get(freshness) ?? {
    meanings: openKeeper(freshness, { maxSize: 2_000, sizeOf: () => 1 }),
    counts: openKeeper(freshness, { maxSize: 1_000, sizeOf: () => 1 }),
    ids: openKeeper(freshness, { maxSize: 4_000, sizeOf: () => 1 }),
    suggestions: openKeeper(freshness, { maxSize: 2_000, sizeOf: () => 1 }),
  };
  opened.set(freshness, kept);
  return kept;
}

/** What a text means to someone of this language. */
export async function meaningOf(
  { db, freshness, language }: Pick<Ctx, "db" | "freshness" | "language">,
  text: string,
): Promise<Meaning | undefined> {
  const kept = await keptAnswers(freshness).meanings.take(`${language} ${text.toLowerCase()}`, async () => ({
    of: await understandText(db, text, language),
  }));
  return kept.of;
}

/** By which texts that mean the same are known, in whatever language they were typed. */
export const meantBy = ({ terms }: Meaning): string =>
  JSON.stringify(terms.map(({ lexemes, beginning, factor }) => [lexemes, beginning, factor]));
