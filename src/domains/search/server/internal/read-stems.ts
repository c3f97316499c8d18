import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Language } from "#kernel/languages.ts";
import type { Db } from "#platform/db/database.ts";

/** PostgreSQL's dictionaries give the same result in every database; empty for stop words. */
const stems = new LRUCache<string, string>({
  maxSize: 4 * 2 ** 20,
  // Two bytes a character at most, and what an entry takes besides.
  sizeCalculation: (stem, key) => 2 * (stem.length + key.length) + 100,
});

/** The stem of a folded word in a language, `es:cafeter`; undefined for stop words. */
export type StemOf = (word: string, language: Language) => string | undefined;

const languageOf = (text: string): Language => (text === "es" || text === "pt" ? text : "en");

/** Reads the stems of words in the named languages from PostgreSQL's built-in dictionaries. */
export async function readStems(
  db: Db,
  wanted: Iterable<{ word: string; language: string }>,
): Promise<StemOf> {
  const found = new Map<string, string>();
  const missing: Record<Language, Set<string>> = { en: new Set(), es: new Set(), pt: new Set() };
  for (const { word, language: text } of wanted) {
    const language = languageOf(text);
    const key = `${language}:${word}`;
    const known = stems.get(key);
    if (known === undefined) missing[language].add(word);
    else found.set(key, known);
  }
  if (missing.en.size + missing.es.size + missing.pt.size > 0) {
    const { rows } = await db.execute<{ key: string; stem: string | null }>(sql`
      select 'en:' || w as key, (ts_lexize('english_stem', w))[1] as stem from unnest(${list(missing.en)}::text[]) w
      union all select 'es:' || w, (ts_lexize('spanish_stem', w))[1] from unnest(${list(missing.es)}::text[]) w
      union all select 'pt:' || w, (ts_lexize('portuguese_stem', w))[1] from unnest(${list(missing.pt)}::text[]) w`);
    for (const { key, stem } of rows) {
      found.set(key, stem ?? "");
      stems.set(key, stem ?? "");
    }
  }
  return (word, text) => {
    const language = languageOf(text);
    const stem = found.get(`${language}:${word}`);
    return stem ? `${language}:${stem}` : undefined;
  };
}

const list = (words: Set<string>) => sql.param([...words]);
