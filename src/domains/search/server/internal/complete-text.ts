import { sql } from "drizzle-orm";
import type { Language } from "#kernel/languages.ts";
import type { Db } from "#platform/db/database.ts";
import { searchWords } from "../tables.ts";
import { phrases, spellings } from "./find-concepts.ts";
import { wordsOf } from "./fold-text.ts";

const most = 4;
const mostPhrases = 30;
/** Words of names and descriptions come after those of the vocabulary, unless many products have them. */
const wordShare = 0.25;

const folded = phrases.map((phrase) => ({ ...phrase, key: wordsOf(phrase.text).join(" ") }));

/** How a text may go on, in the caller's language: the vocabulary's phrases and the known words that begin so, commonest first. */
export async function completeText(db: Db, typed: string[], language: Language): Promise<string[]> {
  const text = typed.join(" ");
  const begun = folded
    .filter((phrase) => phrase.language === language && phrase.key.startsWith(text) && phrase.key !== text)
    .slice(0, mostPhrases);
  const last = typed.at(-1)!;
  const { rows } = await db.execute<{ word: string; products: number }>(sql`
    select word, product_count as products from ${searchWords} where word = any(${sql.param(begun.map(({ concept }) => `c:${concept}`))}::text[])
    union all (select word, product_count from ${searchWords}
      where word ~>=~ ${last} and word ~<~ (${last} || chr(1114111)) and strpos(word, ':') = 0 and length(word) > 3 and word <> ${last}
      order by product_count desc limit ${most})`);
  const counts = new Map(rows.map((row) => [row.word, row.products]));
  const before = typed.slice(0, -1);
  const candidates = [
    ...begun.map(({ text: phrase, concept }) => ({
      text: phrase.toLowerCase(),
      count: counts.get(`c:${concept}`) ?? 0,
    })),
    ...rows
      .filter((row) => !row.word.includes(":"))
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
