import type { products } from "#domains/listings/server/tables.ts";
import type { vendors } from "#domains/vendors/server/tables.ts";
import type { Language } from "#kernel/languages.ts";
import { coffees, conceptsIn, conceptsOf, foodCategories, saidByFacts } from "./concepts-of.ts";
import { findConcepts, withBroader } from "./find-concepts.ts";
import { wordsOf } from "./fold-text.ts";
import type { Weight } from "./lexeme-weight.ts";
import { type NamePiece, namePieces } from "./name-pieces.ts";
import type { StemOf } from "./read-stems.ts";
import { sizeLexeme } from "./read-wishes.ts";
import { accessories } from "./vocabulary/accessories.ts";
import { coffee } from "./vocabulary/coffee.ts";
import { continents } from "./vocabulary/countries.ts";
import { foods } from "./vocabulary/foods.ts";
import { goods } from "./vocabulary/goods.ts";
import { notSoldYet } from "./vocabulary/not-sold-yet.ts";
import { regions } from "./vocabulary/regions.ts";
import { connectors } from "./vocabulary/small-words.ts";
import { tableware } from "./vocabulary/tableware.ts";
import { varieties } from "./vocabulary/varieties.ts";

type Product = typeof products.$inferSelect;
type Vendor = typeof vendors.$inferSelect;

/** Increase with every change to what a row holds; rows with another number are reindexed. */
export const documentRules = 5;

const soldByWeight = new Set([...coffees, ...foodCategories]);
/** How food comes, and what for. */
const packed = new Set(["gift", "gift-box", "christmas", "sampler", "drip-bag"]);
/**
 * Of a description these say too little: it counts everything, and says what something is not. A coffee's says how to brew
 * it, but a cup or a cake in it are not for sale; nor is a machine in that of a cake.
 */
function isMentioned(concept: string, { category }: Product): boolean {
  if (saidByFacts.test(concept) || concept.startsWith("count-") || concept in notSoldYet) return false;
  if (coffees.has(category)) return !(concept in tableware || concept in accessories || concept in foods);
  return foodCategories.has(category) ? !(concept in goods) : !(concept in foods);
}

export type Document = { title: string; document: string };

/** The words of texts that `makeDocument` needs stems of. */
export function* wordsToStem(
  product: Product,
  vendor: Vendor,
): Generator<{ word: string; language: string }> {
  for (const word of wordsOf(`${product.name} ${product.description} ${product.region ?? ""}`))
    yield { word, language: product.language };
  for (const [language, { name, description }] of translationsOf(product))
    for (const word of wordsOf(`${name} ${description}`)) yield { word, language };
  for (const word of wordsOf(vendor.companyName)) yield { word, language: vendor.language };
}

const translationsOf = ({ translations }: Product) =>
  Object.entries(translations) as [Language, { name: string; description: string }][];

/**
 * A product's two text search vectors: `title` with the weights A to C, for ranking; `document` with all lexemes, for
 * matching.
 */
export function makeDocument(product: Product, vendor: Vendor, stemOf: StemOf): Document {
  const found = new Map<string, Set<Weight>>();
  const add = (lexeme: string | undefined, weight: Weight) => {
    if (lexeme && lexeme.length <= 60) found.set(lexeme, (found.get(lexeme) ?? new Set()).add(weight));
  };
  const addConcept = (concept: string, weight: Weight) => {
    // What is called by a broader word comes before what is only of that kind. Names say a grind last, after a comma.
    for (const one of withBroader(concept))
      if (isTrueOf(one, product)) add(`c:${one}`, weightOf(one, concept, weight));
  };
  const addWord = (word: string, language: string, weight: Weight) => {
    if (connectors.has(word)) return;
    add(word, weight);
    add(stemOf(word, language as Language), weight);
  };
  const isCoffee = coffees.has(product.category);
  for (const { words, concepts, weight, isHead } of namePieces(product)) {
    const wordWeight = weightOfWords({ concepts, weight, isHead }, product);
    for (const word of words) addWord(word, product.language, wordWeight);
    for (const concept of concepts.filter(
      (one) => isSaidByName(one, product) && (isHead || !(one in notSoldYet)),
    )) {
      const isAside = isIngredientOrPurpose(concept, product);
      addConcept(concept, isAside ? "C" : weight === "A" && !isHead ? "B" : weight);
      if (!isCoffee && weight === "A" && isHead && !isAside) addConcept(concept, "B");
    }
  }
  for (const [concept, weight] of conceptsOf(product)) addConcept(concept, weight);
  for (const text of [product.region, product.variety])
    for (const word of wordsOf(text ?? "")) addWord(word, product.language, "B");
  if (soldByWeight.has(product.category)) add(sizeLexeme(product.weightGrams), "C");
  for (const certification of vendor.certifications) addConcept(certification.replaceAll("_", "-"), "C");
  for (const word of wordsOf(vendor.companyName)) addWord(word, vendor.language, "C");
  for (const concept of conceptsIn(vendor.companyName)) if (concept in notSoldYet) addConcept(concept, "C");
  add(`c:${vendor.country}`, "D");
  addConcept("coffee", "D");
  const has = (concept: string) => found.has(`c:${concept}`);
  for (const { words, concepts } of mentionsIn(product.description, product, has)) {
    for (const word of words) add(stemOf(word, product.language as Language) ?? word, "D");
    for (const concept of concepts) addConcept(concept, "D");
  }
  for (const [language, text] of translationsOf(product)) {
    for (const { words, ...piece } of namePieces({ ...product, language, name: text.name }))
      for (const word of words) addWord(word, language, weightOfWords(piece, product));
    for (const { words } of mentionsIn(text.description, product, has))
      for (const word of words) add(stemOf(word, language) ?? word, "D");
  }
  return { title: vectorOf(found), document: [...found.keys()].map((lexeme) => `'${lexeme}'`).join(" ") };
}

function weightOfWords({ concepts, weight, isHead }: Omit<NamePiece, "words">, product: Product): Weight {
  const isElsewhere = concepts.length > 0 && concepts.every((concept) => !isTrueOf(concept, product));
  if (isElsewhere || concepts.some((concept) => isIngredientOrPurpose(concept, product))) return "C";
  return weight === "A" && !isHead ? "B" : weight;
}

/** What a description says of a product, and by which words; `has`: what is known of it already. */
function* mentionsIn(description: string, product: Product, has: (concept: string) => boolean) {
  const isCoffee = coffees.has(product.category);
  for (const { words, concepts } of findConcepts(wordsOf(description))) {
    // Of a coffee's neighbors a description may speak, but it grows in one place.
    if (isCoffee && concepts.some(isOrigin) && !concepts.some(has)) continue;
    const mentioned = concepts.filter((concept) => isMentioned(concept, product));
    const isOfOthers =
      mentioned.length === 0 && concepts.some((concept) => concept in goods || concept in foods);
    yield { words: isOfOthers ? [] : words, concepts: mentioned };
  }
}

/** A coffee comes from nowhere else, whatever its name reminds of: Bolivia grows a variety called Java. */
function isTrueOf(concept: string, { category, originCountry }: Product): boolean {
  if (!coffees.has(category) || !originCountry) return true;
  if (concept in regions) return withBroader(concept).includes(originCountry);
  return !isPlace(concept) || withBroader(originCountry).includes(concept);
}
const isOrigin = (concept: string) => isPlace(concept) || concept in regions || concept in varieties;
const isPlace = (concept: string) => /^[A-Z]{2}$/.test(concept) || concept in continents;

function weightOf(one: string, concept: string, weight: Weight): Weight {
  if (concept.startsWith("grind-") && weight !== "D") return one === concept ? "B" : "C";
  return one !== concept && weight === "A" ? "B" : weight;
}

/** What a name may say itself: of a coffee its facts say the notes. */
const isSaidByName = (concept: string, { category }: Product) =>
  coffees.has(category)
    ? !saidByFacts.test(concept)
    : concept.startsWith("note-") || !(saidByFacts.test(concept) || concept.startsWith("grind-"));

/** A jam in a jar is no jar, a praline with espresso no espresso, and a coffee ground for a moka pot no pot. */
const isIngredientOrPurpose = (concept: string, { category }: Product) =>
  !packed.has(concept) &&
  (coffees.has(category)
    ? concept in goods
    : foodCategories.has(category) && (concept in goods || concept in coffee));

function vectorOf(found: Map<string, Set<Weight>>): string {
  const places = { A: 1, B: 2, C: 3 };
  return [...found]
    .map(([lexeme, weights]) => [lexeme, [...weights].filter((weight) => weight !== "D")] as const)
    .filter(([, weights]) => weights.length > 0)
    .map(
      ([lexeme, weights]) =>
        `'${lexeme}':${weights.map((weight) => `${places[weight as keyof typeof places]}${weight}`).join(",")}`,
    )
    .join(" ");
}
