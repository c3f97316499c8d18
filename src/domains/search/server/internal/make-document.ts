import type { products } from "#domains/listings/server/tables.ts";
import type { vendors } from "#domains/vendors/server/tables.ts";
import type { Language } from "#kernel/languages.ts";
import { findConcepts, withBroader } from "./find-concepts.ts";
import { wordsOf } from "./fold-text.ts";
import type { StemOf } from "./read-stems.ts";
import { sizeLexeme } from "./read-wishes.ts";
import { tastesOf } from "./tastes-of.ts";
import { coffee } from "./vocabulary/coffee.ts";
import { goods } from "./vocabulary/goods.ts";
import { notSoldYet } from "./vocabulary/not-sold-yet.ts";
import { connectors, grindWords, numberWords, sideWords } from "./vocabulary/small-words.ts";

type Product = typeof products.$inferSelect;
type Vendor = typeof vendors.$inferSelect;
/** A: what the name says it is. B: its facts. C: pairings, notes and vendor. D: mentioned in the description. */
type Weight = "A" | "B" | "C" | "D";

/** Increase with every change to a document's content; rows with another number are reindexed. */
export const documentRules = 3;

const coffees = new Set(["green-beans", "roasted-coffee", "ground-coffee"]);
const foodCategories = new Set(["coffee-snacks", "coffee-sweets"]);
const soldByWeight = new Set([...coffees, ...foodCategories]);
/** How food comes, and what for. */
const packed = new Set(["gift", "sampler", "drip-bag"]);
/** Concepts taken from facts only: a 'green cup' is not green coffee. */
const saidByFacts =
  /^(coffee|beans|green-beans|roasted-coffee|ground-coffee|coffee-(snacks|sweets)|equipment|accessories|roast-.*|washed|natural|honey|anaerobic|wet-hulled|carbonic-maceration|note-.*|taste-.*)$/;

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
    for (const one of withBroader(concept)) add(`c:${one}`, weight);
  };
  const addWord = (word: string, language: string, weight: Weight) => {
    if (connectors.has(word)) return;
    add(word, weight);
    add(stemOf(word, language as Language), weight);
  };
  const isCoffee = coffees.has(product.category);
  for (const { words, concepts, weight } of namePieces(product.name)) {
    const isOther = concepts.some((concept) => isIngredientOrPurpose(concept, product));
    for (const word of words) addWord(word, product.language, isOther ? "C" : weight);
    for (const concept of concepts.filter((one) => isSaidByName(one, product))) {
      const isAside = isIngredientOrPurpose(concept, product);
      addConcept(concept, isAside ? "C" : weight);
      if (!isCoffee && weight === "A" && !isAside) addConcept(concept, "B");
    }
  }
  for (const [concept, weight] of conceptsOf(product)) addConcept(concept, weight);
  for (const text of [product.region, product.variety])
    for (const word of wordsOf(text ?? "")) addWord(word, product.language, "B");
  if (soldByWeight.has(product.category)) add(sizeLexeme(product.weightGrams), "C");
  for (const certification of vendor.certifications) addConcept(certification.replaceAll("_", "-"), "C");
  for (const word of wordsOf(vendor.companyName)) addWord(word, vendor.language, "C");
  for (const concept of conceptsIn(vendor.companyName)) if (concept in notSoldYet) addConcept(concept, "C");
  for (const concept of [vendor.country, "coffee"]) addConcept(concept, "D");
  for (const { words, concepts } of findConcepts(wordsOf(product.description))) {
    for (const word of words) add(stemOf(word, product.language as Language) ?? word, "D");
    for (const concept of concepts.filter((one) => !saidByFacts.test(one) && !(one in notSoldYet)))
      addConcept(concept, "D");
  }
  for (const [lexeme, weight] of translatedLexemes(product, stemOf)) add(lexeme, weight);
  return { title: vectorOf(found), document: [...found.keys()].map((lexeme) => `'${lexeme}'`).join(" ") };
}

/** The words of translations, which rank as the original's do; what the product is was said by the original's concepts. */
function* translatedLexemes(
  product: Product,
  stemOf: StemOf,
): Generator<[lexeme: string | undefined, weight: Weight]> {
  for (const [language, { name, description }] of translationsOf(product)) {
    for (const { words, concepts, weight } of namePieces(name)) {
      const isOther = concepts.some((concept) => isIngredientOrPurpose(concept, product));
      for (const word of words.filter((one) => !connectors.has(one)))
        for (const lexeme of [word, stemOf(word, language)]) yield [lexeme, isOther ? "C" : weight];
    }
    for (const word of wordsOf(description)) yield [stemOf(word, language) ?? word, "D"];
  }
}

/** What the product's facts say: its kind, variety and place, notes, tastes, and whether one gives it. */
function* conceptsOf(product: Product): Generator<[concept: string, weight: Weight]> {
  for (const fact of factsOf(product)) yield [fact, "B"];
  for (const concept of conceptsIn(`${product.variety ?? ""}, ${product.region ?? ""}`))
    if (!saidByFacts.test(concept)) yield [concept, "B"];
  for (const note of product.tastingNotes)
    for (const name of [note, ...note.split("_")]) yield [`note-${name}`, "C"];
  const gift = giftOf(product);
  if (gift) yield ["gift", gift];
  if (!coffees.has(product.category)) return;
  for (const { taste, clearly } of tastesOf(product)) yield [taste, clearly ? "B" : "C"];
  // Beans are roasted ones, unless green ones are named.
  if (product.category !== "ground-coffee") yield ["beans", product.category === "green-beans" ? "C" : "B"];
}

/** What a name may say itself: of a coffee its facts say the notes. */
const isSaidByName = (concept: string, { category }: Product) =>
  !saidByFacts.test(concept) || (concept.startsWith("note-") && !coffees.has(category));

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

function factsOf(product: Product): string[] {
  const facts = [product.category, product.originCountry, product.process?.replaceAll("_", "-")];
  if (product.roastLevel !== "none") facts.push(`roast-${product.roastLevel}`);
  if (coffees.has(product.category)) facts.push("coffee");
  return facts.filter((fact) => fact !== null && fact !== undefined);
}

/** What people give without being asked: something to drink from, filled chocolates and dates; other sweets as well. */
function giftOf({ category, name }: Product): Weight | undefined {
  const kinds = conceptsIn(name).flatMap(withBroader);
  if (!coffees.has(category) && kinds.some((kind) => givenKinds.has(kind))) return "B";
  return category === "coffee-sweets" ? "C" : undefined;
}
const givenKinds = new Set(["drinkware", "truffles", "dates", "sampler"]);

const conceptsIn = (text: string) => findConcepts(wordsOf(text)).flatMap((piece) => piece.concepts);

/** The pieces of a name. What it is comes first; after 'for', a number or a grind, the weight is C. */
function namePieces(name: string): { words: string[]; concepts: string[]; weight: Weight }[] {
  return name.split(/[,;()]/).flatMap((part, index) => {
    const words = wordsOf(part);
    const isGrind = words.some((word) => grindWords.has(word));
    let isAside = isGrind && index > 0;
    return findConcepts(words).flatMap(({ words: own, concepts }, place) => {
      const first = own[0]!;
      const turns = sideWords.has(first) || grindWords.has(first) || isNumber(first);
      if (turns && (place > 0 || index > 0)) isAside = true;
      const weight: Weight = isAside ? "C" : "A";
      // 'Jebena grind' is a coffee for the jebena, though its name starts with it.
      return isGrind && !isAside
        ? [
            { words: own, concepts: [], weight },
            { words: [], concepts, weight: "C" as const },
          ]
        : [{ words: own, concepts, weight }];
    });
  });
}

const isNumber = (word: string) => numberWords.has(word) || /^\d+$/.test(word);
