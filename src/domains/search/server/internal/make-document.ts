import type { products } from "#domains/listings/server/tables.ts";
import type { vendors } from "#domains/vendors/server/tables.ts";
import type { Language } from "#kernel/languages.ts";
import { findConcepts, withBroader } from "./find-concepts.ts";
import { wordsOf } from "./fold-text.ts";
import type { StemOf } from "./read-stems.ts";
import { sizeLexeme } from "./read-wishes.ts";
import { tastesOf } from "./tastes-of.ts";
import { accessories } from "./vocabulary/accessories.ts";
import { coffee } from "./vocabulary/coffee.ts";
import { continents } from "./vocabulary/countries.ts";
import { counts } from "./vocabulary/counts.ts";
import { foods } from "./vocabulary/foods.ts";
import { goods } from "./vocabulary/goods.ts";
import { notSoldYet } from "./vocabulary/not-sold-yet.ts";
import { regions } from "./vocabulary/regions.ts";
import {
  connectors,
  englishSideWords,
  grindWords,
  numberWords,
  ofWords,
  sideWords,
} from "./vocabulary/small-words.ts";
import { tableware } from "./vocabulary/tableware.ts";
import { varieties } from "./vocabulary/varieties.ts";

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
const packed = new Set(["gift", "gift-box", "christmas", "sampler", "drip-bag"]);
/** Concepts taken from facts only: a 'green cup' is not green coffee. */
const saidByFacts =
  /^(coffee|beans|green-beans|roasted-coffee|ground-coffee|coffee-(snacks|sweets)|equipment|accessories|roast-.*|washed|natural|honey|anaerobic|wet-hulled|carbonic-maceration|note-.*|taste-.*|single-origin|home)$/;
/**
 * Of a description these say too little: it counts everything, and says what something is not. A coffee's tells how to brew
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
  for (const word of wordsOf(vendor.companyName)) yield { word, language: vendor.language };
}

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
    const isElsewhere = concepts.length > 0 && concepts.every((concept) => !isTrueOf(concept, product));
    const isOther = isElsewhere || concepts.some((concept) => isIngredientOrPurpose(concept, product));
    const wordWeight = isOther ? "C" : weight === "A" && !isHead ? "B" : weight;
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
  for (const { words, concepts } of findConcepts(wordsOf(product.description))) {
    // Of a coffee's neighbors a description may tell, but it grows in one place.
    if (isCoffee && concepts.some(isOrigin) && !concepts.some((concept) => found.has(`c:${concept}`)))
      continue;
    const mentioned = concepts.filter((concept) => isMentioned(concept, product));
    if (mentioned.length > 0 || !concepts.some((concept) => concept in goods || concept in foods))
      for (const word of words) add(stemOf(word, product.language as Language) ?? word, "D");
    for (const concept of mentioned) addConcept(concept, "D");
  }
  return { title: vectorOf(found), document: [...found.keys()].map((lexeme) => `'${lexeme}'`).join(" ") };
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
  if (conceptsIn(product.name).includes("sampler")) yield ["gift-box", "B"];
  yield* conceptsOfChocolate(product);
  if (coffees.has(product.category)) yield* conceptsOfCoffee(product);
  yield* conceptsOfUse(product);
}

/** What else its facts and its name say of whom something is for, and whether there are several. */
function* conceptsOfUse({
  category,
  name,
  priceCents,
}: Product): Generator<[concept: string, weight: Weight]> {
  const named = conceptsIn(name);
  if (category === "equipment") yield [priceCents >= commercialCents ? "commercial" : "home", "B"];
  if (category === "accessories" && named.some((concept) => concept in counts)) yield ["set", "C"];
  const kinds = named.flatMap(withBroader);
  if (
    category === "coffee-snacks" &&
    kinds.some((kind) => healthy.has(kind)) &&
    !kinds.some((kind) => baked.has(kind))
  )
    yield ["healthy", "C"];
  if (category === "ground-coffee" && named.includes("turkish-coffee")) yield ["grind-fine", "C"];
}
const healthy = new Set(["nuts", "dried-fruit", "granola", "cereal-bar"]);
const baked = new Set(["cookies", "dunkers", "cake"]);

/** A bar among the sweets is one of chocolate, dark from about two thirds of cocoa on; among the snacks it is one of cereals. */
function* conceptsOfChocolate({ category, name }: Product): Generator<[concept: string, weight: Weight]> {
  if (!foodCategories.has(category)) return;
  const isBar = conceptsIn(name).includes("bar");
  if (isBar && category === "coffee-snacks") yield ["cereal-bar", "B"];
  const cocoa = Number(/(\d\d) ?%/.exec(name)?.[1] ?? 0);
  if (cocoa > 0) yield [cocoa > 62 ? "dark-chocolate" : "milk-chocolate", "B"];
  const isChocolate = /choco/i.test(name) && /^(\S+ ){0,3}choco/i.test(name);
  if (category !== "coffee-sweets") return;
  if (isBar) yield ["chocolate-bar", "A"];
  if (isBar) yield ["chocolate-bar", "B"];
  else if (isChocolate) yield ["chocolate-bar", "C"];
}

/** What costs this much is built for a coffee shop. */
const commercialCents = 100_000;
const highMeters = 1_500;
/** From this weight on it is bought in bulk, green coffee by the sack. */
const bulkGrams = { green: 5_000, roasted: 900 };
const smallGrams = 150;

/** What a coffee's facts say of its taste, and what it is good for. */
function* conceptsOfCoffee(product: Product): Generator<[concept: string, weight: Weight]> {
  const { category, roastLevel, weightGrams } = product;
  for (const { taste, clearly } of tastesOf(product)) yield [taste, clearly ? "B" : "C"];
  const isGreen = category === "green-beans";
  // Beans are roasted ones, unless green ones are named.
  if (category !== "ground-coffee") yield ["beans", isGreen ? "C" : "B"];
  if (product.originCountry) yield ["single-origin", product.region ? "B" : "C"];
  else if (!conceptsIn(product.name).includes("sampler")) yield ["blend", "B"];
  if ((product.altitudeMeters ?? 0) >= highMeters) yield ["high-grown", "C"];
  if (weightGrams >= (isGreen ? bulkGrams.green : bulkGrams.roasted)) yield ["bulk", "B"];
  if (weightGrams <= smallGrams) yield ["small-pack", "B"];
  if (category !== "roasted-coffee") return;
  if (roastLevel === "medium-dark") yield ["espresso", "C"];
  if (roastLevel === "light" || roastLevel === "medium-light") yield ["filter-coffee", "C"];
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

function factsOf(product: Product): string[] {
  const facts = [product.category, product.originCountry, product.process?.replaceAll("_", "-")];
  if (product.roastLevel !== "none") facts.push(`roast-${product.roastLevel}`);
  if (coffees.has(product.category)) facts.push("coffee");
  return facts.filter((fact) => fact !== null && fact !== undefined);
}

/** What people give without being asked: something to drink from, filled chocolates and dates; other sweets as well. */
function giftOf({ category, name }: Product): Weight | undefined {
  const kinds = conceptsIn(name).flatMap(withBroader);
  if (kinds.includes("sampler")) return "B";
  if (!coffees.has(category) && kinds.some((kind) => givenKinds.has(kind))) return "B";
  return category === "coffee-sweets" ? "C" : undefined;
}
const givenKinds = new Set(["drinkware", "truffles", "dates"]);

const conceptsIn = (text: string) => findConcepts(wordsOf(text)).flatMap((piece) => piece.concepts);

type NamePiece = { words: string[]; concepts: string[]; weight: Weight; isHead: boolean };

/**
 * The pieces of a name. What it is comes first; after 'for', a number or a grind, the weight is C. What an English name says
 * before its last thing, and what a Spanish or Portuguese one says after 'de', is no head: 'fudge sauce', 'budín de café'.
 */
function namePieces(product: Product): NamePiece[] {
  let isOf = false;
  return product.name.split(/[,;()]/).flatMap((part, index) => {
    const words = wordsOf(part);
    const isGrind = words.some((word) => grindWords.has(word));
    let isAside = isGrind && index > 0;
    const isCoffee = coffees.has(product.category);
    const turnsBy = product.language === "en" && !isCoffee ? englishSideWords : sideWords;
    const pieces = findConcepts(words).flatMap(({ words: own, concepts }, place): NamePiece[] => {
      const first = own[0]!;
      const turns = turnsBy.has(first) || grindWords.has(first) || isNumber(first);
      isOf ||= !isCoffee && product.language !== "en" && ofWords.has(first) && place > 0;
      if (isOf || (turns && (place > 0 || index > 0))) isAside = true;
      const weight: Weight = isAside ? "C" : "A";
      // 'Jebena grind' is a coffee for the jebena, though its name starts with it.
      return isGrind && !isAside
        ? [
            { words: own, concepts: [], weight, isHead: true },
            { words: [], concepts, weight: "C" as const, isHead: true },
          ]
        : [{ words: own, concepts, weight, isHead: true }];
    });
    return isCoffee || product.language !== "en" ? pieces : withHead(pieces);
  });
}

/** The last thing that is named before any 'with' or 'for' is the head; what stands before it, says of what kind. */
function withHead(pieces: NamePiece[]): NamePiece[] {
  const isThing = ({ weight, concepts }: NamePiece) =>
    weight === "A" && concepts.some((concept) => concept in goods || concept in foods);
  const head = pieces.findLastIndex(isThing);
  return pieces.map((piece, place) => ({ ...piece, isHead: head < 0 || place >= head }));
}

const isNumber = (word: string) => numberWords.has(word) || /^\d+$/.test(word);
