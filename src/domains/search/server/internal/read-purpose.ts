import type { Language } from "#kernel/languages.ts";
import type { ReadTerm } from "./read-terms.ts";
import { foods } from "./vocabulary/foods.ts";
import { notSoldYet } from "./vocabulary/not-sold-yet.ts";
import { purposeWords, sideWords, stopWords } from "./vocabulary/small-words.ts";

/** A word as it was typed, and folded. */
export type Token = { spelt: string; word: string };

export const roastedCoffee = { lexemes: ["c:roasted-coffee", "c:ground-coffee"], factor: 1 };
const kindsOfCoffee = new Set(["coffee", "beans", "ground-coffee", "roasted-coffee", "decaf"]);

/** Coffee that is for a brewer may also be called by how it is roasted or ground. */
const coffeeFor: Record<string, string[]> = {
  "espresso-machine": ["espresso", "grind-espresso"],
  "batch-brewer": ["grind-filter", "filter-coffee"],
  pourover: ["grind-filter", "filter-coffee"],
  "drip-carafe": ["grind-filter", "filter-coffee"],
  chorreador: ["grind-cloth"],
  "cloth-filter": ["grind-cloth"],
  cezve: ["turkish-coffee"],
};

/** "Coffee for a French press" is coffee, not a press; and ground coffee for a machine is espresso. */
export function readPurpose(terms: ReadTerm[], tokens: Token[]): void {
  const kind = terms.find((term) => isForSomething(term, tokens));
  if (!kind) return;
  if (kind.concepts.includes("coffee")) Object.assign(kind, roastedCoffee);
  for (const term of terms) {
    const also = term.concepts.flatMap((concept) => coffeeFor[concept] ?? []);
    term.lexemes = [...term.lexemes, ...also.map((concept) => `c:${concept}`)];
  }
}

function isForSomething({ concepts, at = 0, words }: ReadTerm, tokens: Token[]): boolean {
  const next = tokens
    .slice(at + words.length)
    .find(({ word }) => purposeWords.has(word) || !stopWords.has(word));
  return concepts.some((concept) => kindsOfCoffee.has(concept)) && purposeWords.has(next?.word ?? "");
}

/** Whether it is coffee that is spoken of: 'caramel coffee', 'café con caramelo', but neither 'coffee caramels' nor a bar 'with coffee'. */
export function isOfCoffee(terms: ReadTerm[], tokens: Token[], language: Language): boolean {
  const term = language === "en" ? terms.at(-1) : terms[0];
  const before = tokens[(term?.at ?? 0) - 1]?.word ?? "";
  return (term?.concepts.includes("coffee") ?? false) && !sideWords.has(before);
}

const isNote = (concept: string) => /^(note|taste)-/.test(concept);

/**
 * Of a word that names a note and something else, what is meant: as a taste the note; beside coffee no food; else what is not
 * sold here, as with tea.
 */
export function readNotes(terms: ReadTerm[], isTaste: boolean, isCoffee: boolean): void {
  for (const term of terms) {
    const notes = term.concepts.filter(isNote);
    if (notes.length === 0 || notes.length === term.concepts.length) continue;
    const absent = term.concepts.filter((concept) => concept in notSoldYet);
    const others = term.concepts.filter((concept) => !(concept in foods || concept in notSoldYet));
    const meant = isTaste ? notes : isCoffee ? others : absent;
    if (meant.length === 0) continue;
    Object.assign(term, { concepts: meant, lexemes: meant.map((concept) => `c:${concept}`) });
    if (isTaste) Object.assign(term, { literal: [] });
  }
}

/** Whether nothing but food is spoken of, some of which coffee may taste of as well. */
export const isOfFood = (terms: ReadTerm[]): boolean =>
  terms.some(({ concepts }) => concepts.some((concept) => concept in foods)) &&
  terms.every(
    ({ concepts, factor }) =>
      factor !== 1 ||
      concepts.length === 0 ||
      concepts.some((concept) => concept in foods || isNote(concept)),
  );
