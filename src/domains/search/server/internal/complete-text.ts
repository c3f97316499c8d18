import { sql } from "drizzle-orm";
import type { Language } from "#kernel/languages.ts";
import type { Db } from "#platform/db/database.ts";
import { searchWords } from "../tables.ts";
import { phrases, spellings } from "./find-concepts.ts";
import { wordsOf } from "./fold-text.ts";
import { stopWords } from "./vocabulary/small-words.ts";

const most = 4;
const mostPhrases = 30;
/** Words of names and descriptions rank after those of the vocabulary, unless many products have them. */
const wordShare = 0.25;

const folded = phrases.map((phrase) => ({ ...phrase, key: wordsOf(phrase.text).join(" ") }));

/**
 * Completions of a text in the caller's language: the vocabulary's phrases and known words with that prefix, most
 * common first.
 */
export async function completeText(db: Db, typed: string[], language: Language): Promise<string[]> {
  const text = typed.join(" ");
  const begun = folded
    .filter((phrase) => phrase.language === language && phrase.key.startsWith(text) && phrase.key !== text)
    .sort((a, b) => a.key.length - b.key.length)
    .slice(0, mostPhrases);
  const last = typed.at(-1)!;
  const before = typed.slice(0, -1);
  // After other words only the vocabulary: a random word of some description would find nothing together with
  // them.
  const ends = before.length === 0 ? [] : endsOf(last, language);
  const { rows } = await db.execute<{ word: string; products: number }>(sql`
    select word, product_count as products from ${searchWords} where word = any(${sql.param([...begun, ...ends].map(({ concept }) => `c:${concept}`))}::text[])
    union all (select word, product_count from ${searchWords}
      where word ~>=~ ${last} and word ~<~ (${last} || chr(1114111)) and strpos(word, ':') = 0 and length(word) > 3 and word <> ${last} and ${before.length === 0}
      order by product_count desc limit ${2 * most})`);
  const counts = new Map(rows.map((row) => [row.word, row.products]));
  const countOf = (concept: string) => counts.get(`c:${concept}`) ?? 0;
  const candidates = [
    ...begun.map((phrase) => ({ text: phrase.text.toLowerCase(), count: countOf(phrase.concept) })),
    ...ends.map((phrase) => ({
      text: [...before, phrase.text.toLowerCase()].join(" "),
      count: countOf(phrase.concept),
    })),
    ...rows
      .filter((row) => !row.word.includes(":") && !stopWords.has(row.word))
      .map((row) => ({
        text: [...before, spellings.get(row.word)?.[language] ?? row.word].join(" "),
        count: row.products * wordShare,
      })),
  ];
  const ordered = candidates
    .filter((candidate) => candidate.count > 0)
    .sort((a, b) => b.count - a.count || a.text.length - b.text.length);
  return [...new Set(ordered.map((candidate) => candidate.text))].slice(0, most);
}

/** Single words of a language with that prefix, shortest first. */
const endsOf = (last: string, language: Language) =>
  folded
    .filter((phrase) => phrase.language === language && phrase.key.startsWith(last) && phrase.key !== last)
    .filter((phrase) => !phrase.key.includes(" "))
    .sort((a, b) => a.key.length - b.key.length)
    .slice(0, mostPhrases);
