import tastingNotes from "#domains/catalogue/tasting-notes.json" with { type: "json" };
import en from "#i18n/countries/en.json" with { type: "json" };
import es from "#i18n/countries/es.json" with { type: "json" };
import pt from "#i18n/countries/pt.json" with { type: "json" };
import type { Language } from "#kernel/languages.ts";
import { baseForm, singularOf, wordsOf } from "./fold-text.ts";
import { coffee } from "./vocabulary/coffee.ts";
import type { Words } from "./vocabulary/concept.ts";
import { continentOf, continents, countries } from "./vocabulary/countries.ts";
import { counts } from "./vocabulary/counts.ts";
import { features } from "./vocabulary/features.ts";
import { foods } from "./vocabulary/foods.ts";
import { goods } from "./vocabulary/goods.ts";
import { notSoldYet } from "./vocabulary/not-sold-yet.ts";
import { noteNames } from "./vocabulary/notes.ts";
import { regions } from "./vocabulary/regions.ts";
import { connectors } from "./vocabulary/small-words.ts";
import { tastes } from "./vocabulary/tastes.ts";
import { varieties } from "./vocabulary/varieties.ts";

type Phrase = { text: string; language: Language; concept: string };
/** One or more adjacent words from the place `at`, and their concepts; none if the vocabulary does not know them. */
export type Piece = { words: string[]; concepts: string[]; at: number };

const languages = ["en", "es", "pt"] as const;
const countryNames = { en, es, pt } as Record<Language, Record<string, string>>;

const vocabulary: Words = {
  ...{ ...goods, ...features, ...coffee, ...varieties, ...regions, ...foods, ...tastes, ...noteNames },
  ...{ ...counts, ...notSoldYet, ...continents, ...countries },
};

/** A tasting note is the concept `note-…`, a country its code, everything else as named in the vocabulary. */
function* listPhrases(): Generator<Phrase> {
  for (const [concept, of] of Object.entries(vocabulary))
    for (const language of languages)
      for (const text of of[language].split(", ")) yield { text, language, concept };
  for (const language of languages)
    for (const [concept, text] of Object.entries(countryNames[language])) yield { text, language, concept };
  for (const [note, names] of Object.entries(tastingNotes as Record<string, Record<Language, string>>))
    for (const language of languages) yield { text: names[language], language, concept: `note-${note}` };
}

export const phrases: readonly Phrase[] = [...listPhrases()];

const keyOf = (words: readonly string[], formOf: (word: string) => string) =>
  words
    .filter((word) => !connectors.has(word))
    .map(formOf)
    .join(" ");

const conceptsBySingular = new Map<string, string[]>();
const conceptsByKey = new Map<string, string[]>();
const conceptsByGender = new Map<string, string[]>();
for (const { text, concept, language } of phrases)
  for (const [concepts, formOf] of [
    [conceptsBySingular, singularOf],
    [conceptsByKey, baseForm],
    ...(language === "en" ? [] : [[conceptsByGender, baseForm] as const]),
  ] as const) {
    const key = keyOf(wordsOf(text), formOf);
    const known = concepts.get(key) ?? [];
    if (key && !known.includes(concept)) concepts.set(key, [...known, concept]);
  }
/**
 * What is called so; else what is called so in the other gender: 'barro' is clay and 'barra' a bar. English has none: 'pluma'
 * is no plum.
 */
function conceptsOf(words: readonly string[]): string[] | undefined {
  const known = conceptsBySingular.get(keyOf(words, singularOf));
  if (known) return known;
  const hasGender = words.some((word) => /[ao]s?$/.test(word));
  return (hasGender ? conceptsByGender : conceptsByKey).get(keyOf(words, baseForm));
}

const longest = Math.max(...[...conceptsByKey.keys()].map((key) => key.split(" ").length));

/** Each word of the vocabulary, folded, with its spelling in each language: candidates for corrections. */
export const spellings = new Map<string, Partial<Record<Language, string>>>();
for (const { text, language, concept } of phrases)
  for (const spelt of text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
    if (concept.startsWith("count-")) continue;
    const word = wordsOf(spelt)[0] ?? spelt;
    spellings.set(word, { ...spellings.get(word), [language]: spelt });
  }

/** The concepts of vocabulary words with that prefix, 'ethiop' Ethiopia. */
export function conceptsBeginning(beginning: string): string[] {
  const words = [...spellings.keys()].filter((word) => word.startsWith(beginning));
  return [...new Set(words.flatMap((word) => conceptsOf([word]) ?? []))];
}

/** A concept and all narrower ones: a search for coffee makers also finds moka pots. */
export function withBroader(concept: string): string[] {
  const continent = continentOf.get(concept);
  const broader = continent ? [continent] : (vocabulary[concept]?.within ?? []);
  return [concept, ...broader.flatMap(withBroader)];
}

/** Splits folded words into pieces, always taking the longest phrase of the vocabulary. */
export function findConcepts(words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < words.length) {
    const piece = longestPiece(words, at);
    pieces.push(piece);
    at += piece.words.length;
  }
  return pieces;
}

function longestPiece(words: readonly string[], at: number): Piece {
  if (!connectors.has(words[at]!)) {
    const ends = endsOf(words, at);
    for (let count = ends.length; count > 0; count--) {
      const part = words.slice(at, ends[count - 1]);
      const concepts = conceptsOf(part);
      if (concepts) return { words: part, concepts, at };
    }
  }
  return { words: [words[at]!], concepts: [], at };
}

/** Where the first, the second… significant word ends; stop words in between are included. */
function endsOf(words: readonly string[], at: number): number[] {
  const ends: number[] = [];
  for (let end = at; end < words.length && ends.length < longest; end++)
    if (!connectors.has(words[end]!)) ends.push(end + 1);
  return ends;
}
