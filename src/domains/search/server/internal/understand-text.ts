import { sql } from "drizzle-orm";
import { type Understood, wishedConcepts } from "#domains/search/contract.ts";
import type { Language } from "#kernel/languages.ts";
import type { Db } from "#platform/db/database.ts";
import { searchWords } from "../tables.ts";
import { correctWords, isNearlyKnown } from "./correct-words.ts";
import { findCommon } from "./find-common.ts";
import { conceptsBeginning, findConcepts, type Piece, withBroader } from "./find-concepts.ts";
import { wordsOf } from "./fold-text.ts";
import { readStems } from "./read-stems.ts";
import { readWishes, sizeLexemes, type Wish } from "./read-wishes.ts";
import { narrowingOf, type Term } from "./term-query.ts";
import { nearestTo, notSoldYet } from "./vocabulary/not-sold-yet.ts";
import { stopWords } from "./vocabulary/small-words.ts";

export type Meaning = {
  terms: Term[];
  /** The corrected words, or those that were searched without unknown ones. */
  searchedFor: string | null;
  wishes: Wish[];
  /** What may be taken back, each with the text without it. */
  understood: Understood[];
  /** What is known, but not sold here. */
  missing: string | null;
  /** What comes nearest, should little be found; without prices. */
  near: Term[];
};

const mostWords = 12;
const shortestBeginning = 3;
const longestWord = 40;
/** Every product here is about coffee: the word itself says little. */
const coffeeFactor = 0.3;

/** A word as it was typed, and folded. */
type Token = { spelt: string; word: string };
/** `isUnknown`: neither the vocabulary nor any product has it. `at`: its place among the tokens; a weight has none. */
type ReadTerm = Term & { isUnknown: boolean; concepts: string[]; at?: number };

/**
 * The meaning of a search text: wishes about price and weight, phrases and words with synonyms and stems, misspelled words
 * corrected, unknown words left out. What is known but not sold here, or is not found together, is not replaced by something
 * else: `near` says what comes close. Undefined for a text without words.
 */
export async function understandText(db: Db, text: string, language: Language): Promise<Meaning | undefined> {
  const { wishes, rest } = readWishes(text);
  const typed = tokensOf(rest).slice(0, mostWords);
  if (typed.length === 0 && wishes.length === 0) return undefined;
  const first = await readTerms(db, piecesOf(typed, wishes.length > 0));
  const unknown = first.filter((term) => term.isUnknown).map((term) => term.words[0]!);
  const corrected = await correctWords(db, unknown, language);
  const meant = typed.flatMap((token) => {
    const better = corrected.get(token.word);
    return better === undefined ? [token] : tokensOf(better);
  });
  const read = corrected.size > 0 ? await readTerms(db, piecesOf(meant, wishes.length > 0)) : first;
  const terms = [...read, ...sizesOf(wishes)];
  const { common, isAll } = await findCommon(db, terms);
  const left = terms.filter((term) => !common.includes(term));
  const said = { wishes, understood: listUnderstood(read, meant, wishes) };
  if (common.length > 0 && left.length > 0 && left.every((term) => term.isUnknown))
    return {
      ...{ ...said, terms: common, searchedFor: speltOf(common, meant) },
      ...{ missing: null, near: loosened(common) },
    };
  const absent = isAll ? [] : await findAbsent(db, left);
  return {
    ...{ ...said, terms },
    searchedFor: corrected.size > 0 ? meant.map(({ spelt }) => spelt).join(" ") : null,
    missing: absent.length > 0 ? speltOf(absent, meant) : null,
    near: isAll ? loosened(terms) : nearest(common, left),
  };
}

function tokensOf(text: string): Token[] {
  return (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((spelt) => {
    const words = wordsOf(spelt.slice(0, longestWord));
    return words.map((word) => ({ spelt: words.length === 1 ? spelt : word, word }));
  });
}

/** The words of these terms as they were typed. */
const speltOf = (terms: ReadTerm[], tokens: Token[]) =>
  terms
    .flatMap(({ at, words }) =>
      at === undefined ? words : tokens.slice(at, at + words.length).map(({ spelt }) => spelt),
    )
    .join(" ");

/** The significant pieces; all of them if only stop words were typed. */
function piecesOf(tokens: Token[], hasWishes: boolean): Piece[] {
  const pieces = findConcepts(tokens.map(({ word }) => word));
  const counting = pieces.filter((piece) => piece.concepts.length > 0 || !stopWords.has(piece.words[0]!));
  return counting.length > 0 || hasWishes ? counting : pieces;
}

const sizesOf = (wishes: Wish[]): ReadTerm[] =>
  wishes.flatMap((wish) =>
    wish.kind === "size"
      ? [{ words: [wish.text], lexemes: sizeLexemes(wish.grams), factor: 1, isUnknown: false, concepts: [] }]
      : [],
  );

/** Wishes and tastes, each with the text that is left without it. */
function listUnderstood(read: ReadTerm[], tokens: Token[], wishes: Wish[]): Understood[] {
  const textOf = (kept: Token[], others: Wish[]) =>
    [...kept.map(({ spelt }) => spelt), ...new Set(others.map((wish) => wish.text))].join(" ");
  const concepts = read.flatMap(({ concepts: meant, at = 0, words }) => {
    const concept = wishedConcepts.find((one) => meant.includes(one));
    if (concept === undefined) return [];
    return [
      { kind: "concept" as const, concept, without: textOf(tokens.toSpliced(at, words.length), wishes) },
    ];
  });
  const asked = wishes.map(({ text, ...wish }) => ({
    ...wish,
    without: textOf(
      tokens,
      wishes.filter((other) => other.text !== text),
    ),
  }));
  return [...concepts, ...asked];
}

/** Less than what was asked for: without its last narrowing word, or in the broader sense of its only one. */
function loosened(terms: ReadTerm[]): Term[] {
  const narrowing = narrowingOf(terms);
  if (narrowing.length > 1) return terms.filter((term) => term !== narrowing.at(-1));
  return ofConcepts((narrowing[0]?.concepts ?? []).flatMap(broaderThan));
}

const broaderThan = (concept: string) => withBroader(concept).slice(1);

const ofConcepts = (concepts: string[]): Term[] =>
  concepts.length === 0
    ? []
    : [{ words: concepts, lexemes: concepts.map((concept) => `c:${concept}`), factor: 1 }];

/** What products have in common with the text; else what is nearest to what is not sold. */
function nearest(common: ReadTerm[], left: ReadTerm[]): Term[] {
  if (narrowingOf(common).length > 0) return common;
  const concepts = left.flatMap((term) => term.concepts);
  return ofConcepts(concepts.flatMap((concept) => nearestTo[concept] ?? broaderThan(concept)));
}

/** Of these, what the vocabulary knows and no product has. */
async function findAbsent(db: Db, left: ReadTerm[]): Promise<ReadTerm[]> {
  const known = left.filter((term) => term.concepts.length > 0);
  const found = await Promise.all(known.map((term) => findCommon(db, [term])));
  return known.filter((_, index) => !found[index]!.isAll);
}

async function readTerms(db: Db, pieces: Piece[]): Promise<ReadTerm[]> {
  const single = pieces.filter((piece) => piece.words.length === 1).map((piece) => piece.words[0]!);
  const stemOf = await readStems(
    db,
    single.flatMap((word) => ["en", "es", "pt"].map((language) => ({ word, language }))),
  );
  const read = pieces.map(({ words, concepts, at }) => {
    const lexemes = concepts.map((concept) => `c:${concept}`);
    const isCoffee = concepts.includes("coffee");
    // What only a description mentions is not that: a coffee "instead of capsules" is none.
    const isNamed = concepts.length > 0 && concepts.every((concept) => concept in notSoldYet);
    if (words.length === 1 && !isCoffee && !isNamed) {
      const stems = (["en", "es", "pt"] as const).map((language) => stemOf(words[0]!, language));
      lexemes.push(words[0]!, ...stems.filter((stem) => stem !== undefined));
    }
    return { words, lexemes, factor: isCoffee ? coffeeFactor : 1, isUnknown: false, concepts, at };
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
