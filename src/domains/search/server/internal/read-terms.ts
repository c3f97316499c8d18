import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { searchWords } from "../tables.ts";
import { isNearlyKnown } from "./correct-words.ts";
import { conceptsBeginning, type Piece } from "./find-concepts.ts";
import { readStems } from "./read-stems.ts";
import type { Term } from "./term-query.ts";
import { notSoldYet } from "./vocabulary/not-sold-yet.ts";
import { coffeeWords, stopWords } from "./vocabulary/small-words.ts";

/**
 * `isUnknown`: neither the vocabulary nor any product has it. `isName`: a product, a vendor or a place is called so. `at`: its
 * place among the tokens; a weight has none.
 */
export type ReadTerm = Term & {
  isUnknown: boolean;
  isName: boolean;
  concepts: string[];
  literal: string[][];
  at?: number;
};

const languages = ["en", "es", "pt"] as const;
const shortestBeginning = 3;
/** Every product here is about coffee: the word itself says little. */
const coffeeFactor = 0.3;
/** How many, that it is a set or for one's home: says which of the found come first, and leaves nothing out. */
const countFactor = 1.5;

const isCount = ({ words, concepts }: Piece) =>
  concepts.length > 0
    ? concepts.every((concept) => concept === "set" || concept === "home" || concept.startsWith("count-"))
    : words.every((word) => /^\d+$/.test(word));

/** What pieces of a text look for: their concepts, and words that the vocabulary doesn't know by their stems. */
export async function readTerms(db: Db, pieces: Piece[]): Promise<ReadTerm[]> {
  const stemOf = await readStems(
    db,
    pieces.flatMap(({ words }) => words).flatMap((word) => languages.map((language) => ({ word, language }))),
  );
  const formsOf = (word: string) => [
    word,
    ...languages.map((language) => stemOf(word, language)).filter((stem) => stem !== undefined),
  ];
  const read = pieces.map((piece) => {
    const { words, concepts, at } = piece;
    const lexemes = concepts.map((concept) => `c:${concept}`);
    const isCoffee = concepts.includes("coffee");
    // What only a description mentions is not that: a coffee "instead of capsules" is none.
    const isNamed = concepts.length > 0 && concepts.every((concept) => concept in notSoldYet);
    const isSoft = isCoffee || isCount(piece);
    // A known word's stems are its concept's: by those of the other languages 'tamper' would be a 'tampa'.
    if (words.length === 1 && !isSoft && !isNamed)
      lexemes.push(...(concepts.length > 0 ? words : formsOf(words[0]!)));
    if (concepts.length === 0 && isSoft) lexemes.push(...words);
    const telling = words.filter((word) => !coffeeWords.has(word) && !stopWords.has(word));
    const literal = isSoft ? [] : telling.map((word) => (concepts.length > 0 ? formsOf(word) : [word]));
    const factor = isCoffee ? coffeeFactor : isSoft ? countFactor : 1;
    return { words, lexemes, factor, isUnknown: false, isName: false, concepts, literal, at };
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
  const { rows } = await db.execute<{
    word: string;
    known: boolean;
    is_word: boolean;
    is_name: boolean;
    begins: boolean;
  }>(sql`
    select t.word, s.word is not null as is_word, coalesce(s.is_name, false) as is_name, exists (select from ${searchWords} s where s.word in (select jsonb_array_elements_text(lexemes))) as known,
      length(t.word) >= ${shortestBeginning} and exists (select from ${searchWords} s where s.word ~>=~ t.word and s.word ~<~ (t.word || chr(1114111))) as begins
    from jsonb_to_recordset(${asked}::jsonb) as t(word text, lexemes jsonb) left join ${searchWords} s using (word)`);
  const known = new Map(rows.map((row) => [row.word, row]));
  return terms.map((term, index) => {
    const row = isOpen[index] ? known.get(term.words[0]!) : undefined;
    if (!row) return term;
    if (row.is_word) return { ...term, isName: row.is_name };
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
