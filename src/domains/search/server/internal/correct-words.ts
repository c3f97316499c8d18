import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Language } from "#kernel/languages.ts";
import type { Db } from "#platform/db/database.ts";
import { searchWords } from "../tables.ts";
import { spellings } from "./find-concepts.ts";
import { mayBeNear, wordDistance } from "./word-distance.ts";

type Candidate = { word: string; spelt: string; distance: number; weight: number };

const shortestWord = 4;
/** A word of the vocabulary is likelier meant than one from a description. */
const vocabularyWeight = 1_000;

/** Corrections of unknown words. Words with digits or fewer than four letters stay as they are. */
export async function correctWords(
  db: Db,
  unknown: string[],
  language: Language,
): Promise<Map<string, string>> {
  const words = unknown.filter((word) => word.length >= shortestWord && !/\d/.test(word));
  const corrected = new Map<string, string>();
  if (words.length === 0) return corrected;
  const { rows } = await db.execute<{ typed: string; word: string; products: number }>(sql`
    select typed, near.word, near.product_count as products from unnest(${sql.param(words)}::text[]) typed
    cross join lateral (
      select s.word, s.product_count from ${searchWords} s where s.word % typed and strpos(s.word, ':') = 0
      order by similarity(s.word, typed) desc, s.product_count desc limit 20
    ) near`);
  for (const typed of words) {
    const nearWords = rows.filter((row) => row.typed === typed);
    const best = [
      ...nearWords.map((row) => candidateOf(typed, row.word, row.word, row.products)),
      ...known(typed, language),
    ]
      .filter((candidate) => candidate.distance <= mostDistance(typed))
      .sort((a, b) => a.distance - b.distance || b.weight - a.weight)[0];
    if (best && best.word !== typed) corrected.set(typed, best.spelt);
  }
  return corrected;
}

const mostDistance = (word: string) => (word.length < 6 ? 1 : word.length < 9 ? 1.5 : 2);

const candidateOf = (typed: string, word: string, spelt: string, weight: number): Candidate => ({
  word,
  spelt,
  weight,
  distance: wordDistance(typed, word, mostDistance(typed)),
});

const spellingsByLength = Map.groupBy([...spellings], ([word]) => word.length);
type Near = { word: string; spelt: Partial<Record<Language, string>>; distance: number };
const nearby = new LRUCache<string, Near[]>({ max: 500 });

/** Words of the vocabulary near a misspelled one, which is asked for again with each letter that follows. */
function nearSpellings(typed: string): Near[] {
  const found = nearby.get(typed);
  if (found) return found;
  const most = mostDistance(typed);
  const near = [-2, -1, 0, 1, 2]
    .flatMap((more) => spellingsByLength.get(typed.length + more) ?? [])
    .filter(([word]) => word.length >= 3 && mayBeNear(typed, word))
    .map(([word, spelt]) => ({ word, spelt, distance: wordDistance(typed, word, most) }))
    .filter(({ distance }) => distance <= most);
  nearby.set(typed, near);
  return near;
}

const known = (typed: string, language: Language): Candidate[] =>
  nearSpellings(typed).map(({ word, spelt, distance }) => ({
    ...{ word, distance, spelt: spelt[language] ?? Object.values(spelt)[0]! },
    weight: spelt[language] ? 2 * vocabularyWeight : vocabularyWeight,
  }));

/** Whether a word of the vocabulary sounds the same, or has one letter doubled. */
export const isNearlyKnown = (typed: string): boolean =>
  typed.length >= shortestWord && nearSpellings(typed).some(({ distance }) => distance <= 0.5);
