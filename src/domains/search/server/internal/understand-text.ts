import { sql } from "drizzle-orm";
import { type Understood, wishedConcepts } from "#domains/search/contract.ts";
import type { Language } from "#kernel/languages.ts";
import type { Db } from "#platform/db/database.ts";
import { searchWords } from "../tables.ts";
import { correctWords, isNearlyKnown } from "./correct-words.ts";
import { conceptsBeginning, findConcepts, type Piece, withBroader } from "./find-concepts.ts";
import { findTogether } from "./find-together.ts";
import { wordsOf } from "./fold-text.ts";
import { readStems } from "./read-stems.ts";
import { readWishes, sizeLexemes, type Wish } from "./read-wishes.ts";
import { narrowingOf, type Term } from "./term-query.ts";
import { nearestTo, notSoldYet } from "./vocabulary/not-sold-yet.ts";
import { coffeeWords, purposeWords, stopWords, tasteWords } from "./vocabulary/small-words.ts";

export type Meaning = {
  terms: Term[];
  /** The corrected words, or those that were searched without unknown ones. */
  searchedFor: string | null;
  wishes: Wish[];
  /** What may be taken back, each with the text without it. */
  understood: Understood[];
  /** What is known, but not sold here. */
  missing: string | null;
  /** What comes near, should little be found: the nearest first, without prices. */
  near: Term[][];
};

const languages = ["en", "es", "pt"] as const;
const mostWords = 12;
const mostNear = 4;
const shortestBeginning = 3;
const longestWord = 40;
/** Every product here is about coffee: the word itself says little. */
const coffeeFactor = 0.3;
/** Of things of one kind, those that are called as they were typed come first. */
const literalFactor = 0.25;

/** A word as it was typed, and folded. */
type Token = { spelt: string; word: string };
/** `isUnknown`: neither the vocabulary nor any product has it. `at`: its place among the tokens; a weight has none. */
type ReadTerm = Term & { isUnknown: boolean; concepts: string[]; literal: string[][]; at?: number };

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
  for (const term of read) if (isForSomething(term, meant)) Object.assign(term, roastedCoffee);
  const isTaste = meant.some(({ word }) => tasteWords.has(word));
  if (isTaste && read.filter(asTasteOfCoffee).length > 0) read.push({ ...anyCoffee });
  const terms = [...read, ...sizesOf(wishes)];
  const { together, isAll } = await findTogether(db, terms);
  const left = terms.filter((term) => !together.includes(term));
  const said = { wishes, understood: listUnderstood(read, meant, wishes) };
  if (together.length > 0 && left.length > 0 && left.every((term) => term.concepts.length === 0))
    return {
      ...{ ...said, terms: withLiterals(together), searchedFor: speltOf(together, meant) },
      ...{ missing: null, near: loosened(together) },
    };
  const absent = isAll ? [] : await findAbsent(db, left);
  return {
    ...{ ...said, terms: withLiterals(terms) },
    searchedFor: corrected.size > 0 ? meant.map(({ spelt }) => spelt).join(" ") : null,
    missing: absent.length > 0 ? speltOf(absent, meant) : null,
    near: isAll ? loosened(terms) : nearest(together, left),
  };
}

function tokensOf(text: string): Token[] {
  return (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((spelt) => {
    const words = wordsOf(spelt.slice(0, longestWord));
    return words.map((word) => ({ spelt: words.length === 1 ? spelt : word, word }));
  });
}

/** "Coffee for a French press" is coffee, not a press. */
const isForSomething = ({ concepts, at = 0, words }: ReadTerm, tokens: Token[]) =>
  concepts.includes("coffee") && purposeWords.has(tokens[at + words.length]?.word ?? "");
const roastedCoffee = { lexemes: ["c:roasted-coffee", "c:ground-coffee"], factor: 1 };

/** A coffee with notes of caramel, not a caramel. */
function asTasteOfCoffee(term: ReadTerm): boolean {
  const tasted = term.concepts.filter((concept) => /^(note|taste)-/.test(concept));
  if (tasted.length > 0)
    Object.assign(term, { concepts: tasted, lexemes: tasted.map((concept) => `c:${concept}`), literal: [] });
  return tasted.length > 0;
}
const anyCoffee: ReadTerm = {
  words: [],
  ...{ lexemes: ["c:roasted-coffee", "c:ground-coffee", "c:green-beans"], factor: 1 },
  ...{ isUnknown: false, concepts: ["coffee"], literal: [] },
};

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
      ? [
          {
            ...{ words: [wish.text], lexemes: sizeLexemes(wish.grams), factor: 1 },
            ...{ isUnknown: false, concepts: ["size"], literal: [] },
          },
        ]
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

/** A thing's words count for its place, not for whether it is found. */
const withLiterals = (terms: ReadTerm[]): Term[] => [
  ...terms,
  ...terms.flatMap(({ literal }) =>
    literal.map((lexemes) => ({ words: [], lexemes, factor: literalFactor })),
  ),
];

/** Less than what was asked for: without its last narrowing word, another one, all but one, or in a broader sense. */
function loosened(terms: ReadTerm[]): Term[][] {
  const narrowing = narrowingOf(terms);
  const others = (left: ReadTerm) => terms.filter((term) => term !== left);
  const known = narrowing.filter(({ concepts }) => concepts.length > 0);
  return [
    ...(narrowing.length > 1 ? narrowing.toReversed().map(others) : []),
    ...(narrowing.length > 2 ? known.map((term) => [term]) : []),
    ofConcepts(narrowing.flatMap(({ concepts }) => concepts).flatMap(broaderThan)),
  ]
    .filter((some) => narrowingOf(some).length > 0)
    .slice(0, mostNear);
}

const broaderThan = (concept: string) => withBroader(concept).slice(1);

const ofConcepts = (concepts: string[]): Term[] =>
  concepts.length === 0
    ? []
    : [{ words: concepts, lexemes: concepts.map((concept) => `c:${concept}`), factor: 1 }];

/** What products have in common with the text; else what is nearest to what is not sold. */
function nearest(together: ReadTerm[], left: ReadTerm[]): Term[][] {
  if (narrowingOf(together).length > 0) return [together, ...loosened(together)].slice(0, mostNear);
  const concepts = left.flatMap((term) => term.concepts);
  const near = ofConcepts(concepts.flatMap((concept) => nearestTo[concept] ?? broaderThan(concept)));
  return near.length > 0 ? [near] : [];
}

/** Of these, what the vocabulary knows and no product has. */
async function findAbsent(db: Db, left: ReadTerm[]): Promise<ReadTerm[]> {
  const known = left.filter((term) => term.concepts.length > 0);
  const found = await Promise.all(known.map((term) => findTogether(db, [term])));
  return known.filter((_, index) => !found[index]!.isAll);
}

async function readTerms(db: Db, pieces: Piece[]): Promise<ReadTerm[]> {
  const stemOf = await readStems(
    db,
    pieces.flatMap(({ words }) => words).flatMap((word) => languages.map((language) => ({ word, language }))),
  );
  const formsOf = (word: string) => [
    word,
    ...languages.map((language) => stemOf(word, language)).filter((stem) => stem !== undefined),
  ];
  const read = pieces.map(({ words, concepts, at }) => {
    const lexemes = concepts.map((concept) => `c:${concept}`);
    const isCoffee = concepts.includes("coffee");
    // What only a description mentions is not that: a coffee "instead of capsules" is none.
    const isNamed = concepts.length > 0 && concepts.every((concept) => concept in notSoldYet);
    if (words.length === 1 && !isCoffee && !isNamed) lexemes.push(...formsOf(words[0]!));
    const telling = words.filter((word) => !coffeeWords.has(word) && !stopWords.has(word));
    const literal = isCoffee ? [] : telling.map((word) => (concepts.length > 0 ? formsOf(word) : [word]));
    return { words, lexemes, factor: isCoffee ? coffeeFactor : 1, isUnknown: false, concepts, literal, at };
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
