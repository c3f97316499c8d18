import { type Understood, wishedConcepts } from "#domains/search/contract.ts";
import type { Language } from "#kernel/languages.ts";
import type { Db } from "#platform/db/database.ts";
import { correctWords } from "./correct-words.ts";
import { findConcepts, type Piece } from "./find-concepts.ts";
import { byImportance, loosened, nearest } from "./find-near.ts";
import { findTogether } from "./find-together.ts";
import { wordsOf } from "./fold-text.ts";
import { isOfCoffee, isOfFood, readNotes, readPurpose, roastedCoffee, type Token } from "./read-purpose.ts";
import { type Refusal, readRefusals, refusedTerms } from "./read-refusals.ts";
import { type ReadTerm, readTerms } from "./read-terms.ts";
import { readWishes, sizeLexemes, type Wish } from "./read-wishes.ts";
import { narrowingOf, type Term } from "./term-query.ts";
import { foods } from "./vocabulary/foods.ts";
import { goods } from "./vocabulary/goods.ts";
import { stopWords, tasteWords } from "./vocabulary/small-words.ts";

/** What was read out of a text before its other words. */
type Said = Wish | Refusal;
export type Meaning = {
  terms: Term[];
  /** The corrected words, or those that were searched without unknown ones. */
  searchedFor: string | null;
  wishes: Said[];
  /** What may be taken back, each with the text without it. */
  understood: Understood[];
  /** What is known, but not sold here. */
  missing: string | null;
  /** What comes near, should little be found: the nearest first, without prices. */
  near: Term[][];
};

const mostWords = 12;
const longestWord = 40;
/** Of things of one kind, those that are called as they were typed come first. */
const literalFactor = 0.25;

/**
 * The meaning of a search text: wishes about price and weight, phrases and words with synonyms and stems, misspelled words
 * corrected, unknown words left out. What is known but not sold here, or is not found together, is not replaced by something
 * else: `near` says what comes close. Undefined for a text without words.
 */
export async function understandText(db: Db, text: string, language: Language): Promise<Meaning | undefined> {
  const { wishes, rest } = readWishes(text);
  const { refusals, wanted } = readRefusals(tokensOf(rest).slice(0, mostWords), language);
  const said = [...wishes, ...refusals];
  if (wanted.length === 0 && said.length === 0) return undefined;
  const { terms, near, ...meaning } = await understandWanted(db, wanted, said, language);
  const refused = refusedTerms(refusals);
  return { ...meaning, terms: [...terms, ...refused], near: near.map((way) => [...way, ...refused]) };
}

async function understandWanted(
  db: Db,
  typed: Token[],
  wishes: Said[],
  language: Language,
): Promise<Meaning> {
  const first = await readTerms(db, piecesOf(typed, wishes.length > 0));
  const unknown = first.filter((term) => term.isUnknown).map((term) => term.words[0]!);
  const corrected = await correctWords(db, unknown, language);
  const meant = typed.flatMap((token) => {
    const better = corrected.get(token.word);
    return better === undefined ? [token] : tokensOf(better);
  });
  const read = corrected.size > 0 ? await readTerms(db, piecesOf(meant, wishes.length > 0)) : first;
  readPurpose(read, meant);
  const isTaste = meant.some(({ word }) => tasteWords.has(word));
  const isCoffee = isOfCoffee(read, meant, language);
  readNotes(read, isTaste, isCoffee);
  const onlyRefuses = narrowingOf(read).length === 0 && wishes.some(({ kind }) => kind === "refused");
  if (onlyRefuses || ((isTaste || isCoffee) && read.some(isTasted))) read.push({ ...anyCoffee });
  const terms = [...read, ...sizesOf(wishes)];
  const found = await findTogether(db, byImportance(terms));
  const together = terms.filter((term) => found.together.includes(term));
  const { isAll } = found;
  const left = terms.filter((term) => !together.includes(term));
  const said = { wishes, understood: listUnderstood(read, meant, wishes) };
  if (left.length > 0 && left.every((term) => term.concepts.length === 0)) {
    // 'Coffee' with an unknown name, a brand say. All coffee would be no answer.
    if (narrowingOf(together).length === 0 && terms.some(({ concepts }) => concepts.includes("coffee")))
      return {
        ...{ ...said, terms: inOrder(terms), searchedFor: null },
        ...{ missing: speltOf(left, meant), near: [[{ words: [], ...roastedCoffee }]] },
      };
    if (together.length > 0)
      return {
        ...{ ...said, terms: inOrder(together), searchedFor: speltOf(together, meant) },
        ...{ missing: null, near: loosened(together) },
      };
  }
  const absent = isAll ? [] : await findAbsent(db, left);
  return {
    ...{ ...said, terms: inOrder(terms) },
    searchedFor: corrected.size > 0 ? meant.map(({ spelt }) => spelt).join(" ") : null,
    missing: absent.length > 0 ? speltOf(absent, meant) : null,
    near: isAll ? loosened(terms) : nearest(terms, absent),
  };
}

function tokensOf(text: string): Token[] {
  return (text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((spelt) => {
    const words = wordsOf(spelt.slice(0, longestWord));
    return words.map((word) => ({ spelt: words.length === 1 ? spelt : word, word }));
  });
}

const isTasted = ({ concepts }: ReadTerm) =>
  concepts.length > 0 && concepts.every((concept) => /^(note|taste)-/.test(concept));
const anyCoffee: ReadTerm = {
  words: [],
  ...{ lexemes: ["c:roasted-coffee", "c:ground-coffee", "c:green-beans"], factor: 1 },
  ...{ isUnknown: false, isName: false, concepts: ["coffee"], literal: [] },
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

const sizesOf = (wishes: Said[]): ReadTerm[] =>
  wishes.flatMap((wish) =>
    wish.kind === "size"
      ? [
          {
            ...{ words: [wish.text], lexemes: sizeLexemes(wish.grams), factor: 1 },
            ...{ isUnknown: false, isName: false, concepts: ["size"], literal: [] },
          },
        ]
      : [],
  );

/** A taste is wished for where nothing else can be meant: 'chocolate' may be one to eat. */
const isSaid = (term: ReadTerm, concept: string) =>
  term.concepts.includes(concept) && (!concept.startsWith("taste-") || isTasted(term));

/** Wishes and tastes, each with the text that is left without it. */
function listUnderstood(read: ReadTerm[], tokens: Token[], wishes: Said[]): Understood[] {
  const textOf = (kept: Token[], others: Said[]) =>
    [...kept.map(({ spelt }) => spelt), ...new Set(others.map((wish) => wish.text))].join(" ");
  const wished = wishedConcepts.filter((concept) => read.some((term) => isSaid(term, concept)));
  const concepts = wished.map((concept) => {
    const saying = read.filter((term) => isSaid(term, concept));
    const isKept = (_: Token, place: number) =>
      !saying.some(({ at = 0, words }) => place >= at && place < at + words.length);
    return { kind: "concept" as const, concept, without: textOf(tokens.filter(isKept), wishes) };
  });
  const without = (text: string) =>
    textOf(
      tokens,
      wishes.filter((other) => other.text !== text),
    );
  const asked = wishes.map((wish): Understood => {
    if (wish.kind === "refused") return { kind: wish.kind, what: wish.what, without: without(wish.text) };
    const { text, ...amount } = wish;
    return { ...amount, without: without(text) };
  });
  return [...concepts, ...asked];
}

/** With what says how the found are put in order, and leaves nothing out. */
function inOrder(terms: ReadTerm[]): Term[] {
  const concepts = terms.flatMap((term) => term.concepts);
  if (isOfFood(terms)) return [...withLiterals(terms), foodFirst];
  const isOther = concepts.some((one) => one in goods || one in foods || one === "green-beans");
  return [...withLiterals(terms), ...(isOther ? [] : [roastedFirst])];
}
/** What is food comes before coffee that tastes of it. */
const foodFirst: Term = { words: [], lexemes: ["c:coffee-sweets", "c:coffee-snacks"], factor: 1.5 };
/** Green coffee is for those who roast it, unless it was asked for. */
const roastedFirst: Term = { words: [], lexemes: roastedCoffee.lexemes, factor: 0.25 };

/** A thing's words count for its place, not for whether it is found. */
const withLiterals = (terms: ReadTerm[]): Term[] => [
  ...terms,
  ...terms.flatMap(({ literal }) =>
    literal.map((lexemes) => ({ words: [], lexemes, factor: literalFactor })),
  ),
];

/** Of these, what the vocabulary knows and no product has. */
async function findAbsent(db: Db, left: ReadTerm[]): Promise<ReadTerm[]> {
  const known = left.filter((term) => term.concepts.length > 0);
  const found = await Promise.all(known.map((term) => findTogether(db, [term])));
  return known.filter((_, index) => !found[index]!.isAll);
}
