import type { products } from "#domains/listings/server/tables.ts";
import { findConcepts, withBroader } from "./find-concepts.ts";
import { wordsOf } from "./fold-text.ts";
import type { Weight } from "./lexeme-weight.ts";
import { tastesOf } from "./tastes-of.ts";
import { counts } from "./vocabulary/counts.ts";

type Product = typeof products.$inferSelect;

export const coffees = new Set(["green-beans", "roasted-coffee", "ground-coffee"]);
export const foodCategories = new Set(["coffee-snacks", "coffee-sweets"]);
/** Concepts taken from facts only: a 'green cup' is not green coffee. */
export const saidByFacts =
  /^(coffee|beans|green-beans|roasted-coffee|ground-coffee|coffee-(snacks|sweets)|equipment|accessories|roast-.*|washed|natural|honey|anaerobic|wet-hulled|carbonic-maceration|note-.*|taste-.*|single-origin|home)$/;

/** What the product's facts say: its kind, variety and place, notes, tastes, and whether one gives it. */
export function* conceptsOf(product: Product): Generator<[concept: string, weight: Weight]> {
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
  if (isBar) {
    yield ["chocolate-bar", "A"];
    yield ["chocolate-bar", "B"];
  } else if (isChocolate) yield ["chocolate-bar", "C"];
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

export const conceptsIn = (text: string) => findConcepts(wordsOf(text)).flatMap((piece) => piece.concepts);
