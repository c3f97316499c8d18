import { sql } from "drizzle-orm";
import type { Language } from "#kernel/languages.ts";
import type { Db } from "#platform/db/database.ts";
import { searchWords } from "../tables.ts";
import { correctWords, isNearlyKnown } from "./correct-words.ts";
import { dropWords } from "./drop-words.ts";
import { conceptsBeginning, findConcepts, type Piece } from "./find-concepts.ts";
import { wordsOf } from "./fold-text.ts";
import { readStems } from "./read-stems.ts";
import type { Term } from "./term-query.ts";
import { stopWords } from "./vocabulary/small-words.ts";

/** The meaning of a text. `searchedFor`: the corrected words, if any. */
export type Meaning = { terms: Term[]; searchedFor: string | null };

const mostWords = 12;
const shortestBeginning = 3;
const longestWord = 40;
/** Every product here is about coffee: the word itself says little. */
const coffeeFactor = 0.3;

/**
 * The meaning of a search text: its phrases and words with synonyms and stems, misspelled words corrected, unmatched
 * words left out. Undefined for a text without words.
 */
export async function understandText(db: Db, text: string, language: Language): Promise<Meaning | undefined> {
  const typed = wordsOf(text)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
  if (typed.length === 0) return undefined;
  const first = await readTerms(db, piecesOf(typed));
  const corrected = await correctWords(
    db,
    first.filter((term) => term.isUnknown).map((term) => term.words[0]!),
    language,
  );
  const meant = typed.map((word) => corrected.get(word) ?? word);
  const terms =
    corrected.size > 0 ? await readTerms(db, piecesOf(meant.flatMap((word) => wordsOf(word)))) : first;
  const kept = await dropWords(db, terms);
  if (kept.length < terms.length)
    return { terms: kept, searchedFor: kept.flatMap((term) => term.words).join(" ") };
  return { terms, searchedFor: corrected.size > 0 ? meant.join(" ") : null };
}

/** The significant pieces; all of them if only stop words were typed. */
function piecesOf(words: string[]): Piece[] {
  const pieces = findConcepts(words);
  const counting = pieces.filter((piece) => piece.concepts.length > 0 || !stopWords.has(piece.words[0]!));
  return counting.length > 0 ? counting : pieces;
}

type ReadTerm = Term & { isUnknown: boolean };

async function readTerms(db: Db, pieces: Piece[]): Promise<ReadTerm[]> {
  const single = pieces.filter((piece) => piece.words.length === 1).map((piece) => piece.words[0]!);
  const stemOf = await readStems(
    db,
    single.flatMap((word) => ["en", "es", "pt"].map((language) => ({ word, language }))),
  );
  const read = pieces.map(({ words, concepts }) => {
    const lexemes = concepts.map((concept) => `c:${concept}`);
    const isCoffee = concepts.includes("coffee");
    if (words.length === 1 && !isCoffee) {
      const stems = (["en", "es", "pt"] as const).map((language) => stemOf(words[0]!, language));
      lexemes.push(words[0]!, ...stems.filter((stem) => stem !== undefined));
    }
    return { words, lexemes, factor: isCoffee ? coffeeFactor : 1, isUnknown: false };
  });
  return readKnown(
    db,
    read,
    // Numbers are not among the known words.
    pieces.map(({ words, concepts }) => concepts.length === 0 && !/\d/.test(words[0]!)),
  );
}

/** Whether words missing from the vocabulary occur in any product, or are a prefix of one that does. */
async function readKnown(db: Db, terms: ReadTerm[], isOpen: boolean[]): Promise<ReadTerm[]> {
  const open = terms.filter((_, index) => isOpen[index]);
  if (open.length === 0) return terms;
  const asked = JSON.stringify(open.map(({ words, lexemes }) => ({ word: words[0], lexemes })));
  const { rows } = await db.execute<{ word: string; known: boolean; is_word: boolean; begins: boolean }>(sql`
    select word, exists (select from ${searchWords} s where s.word = t.word) as is_word, exists (select from ${searchWords} s where s.word in (select jsonb_array_elements_text(lexemes))) as known,
      length(word) >= ${shortestBeginning} and exists (select from ${searchWords} s where s.word ~>=~ t.word and s.word ~<~ (t.word || chr(1114111))) as begins
    from jsonb_to_recordset(${asked}::jsonb) as t(word text, lexemes jsonb)`);
  const known = new Map(rows.map((row) => [row.word, row]));
  return terms.map((term, index) => {
    const row = isOpen[index] ? known.get(term.words[0]!) : undefined;
    if (!row || row.is_word) return term;
    // 'coffe' is the stem of another language's word and a prefix of 'coffee': the latter is meant.
    if (isNearlyKnown(row.word)) return { ...term, isUnknown: true };
    if (row.known) return term;
    const concepts = row.word.length >= shortestBeginning ? conceptsBeginning(row.word) : [];
    if (!row.begins && concepts.length === 0) return { ...term, isUnknown: true };
    if (concepts.includes("coffee")) return { ...term, lexemes: ["c:coffee"], factor: coffeeFactor };
    return {
      ...term,
      beginning: row.word,
      lexemes: [...term.lexemes, ...concepts.map((concept) => `c:${concept}`)],
    };
  });
}
