import type { PictureFacts } from "./facts.ts";
import type { Material, State } from "./photo/plate.ts";

/** What a picture of a product must show, read from the product's own words. */
export interface Goods {
  kind: string;
  /** How many of the thing are sold together; pieces inside a pack do not count. */
  count: number;
  /** Where the words say it. */
  material: Material | null;
  state: State;
}

const numbers: Record<string, number> = {
  two: 2,
  dos: 2,
  dois: 2,
  duas: 2,
  three: 3,
  tres: 3,
  três: 3,
  four: 4,
  cuatro: 4,
  quatro: 4,
  six: 6,
  seis: 6,
  dozen: 12,
};
const anyNumber = Object.keys(numbers).join("|");
/** A pair, a set of so many, or so many at the end; "three cups" after a pot's name says how much it holds. */
const pair = /(?<!\p{L})(par|pair|duo|dúo)(?!\p{L})/iu;
const sets = new RegExp(`(?:set (?:of|for)|conjunto de|juego de|pack de) (${anyNumber})(?!\\p{L})`, "iu");
const listed = new RegExp(`, (${anyNumber})(?: (?:pieces|unidades|jars|sizes.*))?(?:$|,)`, "iu");

const counted = [
  "brush",
  "canister",
  "cezve",
  "cloth",
  "cloth-filter",
  "cup",
  "filter-papers",
  "glass",
  "jar",
  "mug",
  "spoon",
];

/** Where only the description says how many there are, or the name counts what lies in one box. */
const toldElsewhere: Record<string, number> = {
  "dabara-and-tumbler-set-brass": 4,
  "klingenthal-cleaning-brush-set": 2,
  "puck-screen-58-5-mm-two-pieces": 1,
};

function countOf({ key, kind, name }: PictureFacts): number {
  if (toldElsewhere[key]) return toldElsewhere[key];
  if (!counted.includes(kind)) return 1;
  if (pair.test(name)) return 2;
  const word = (sets.exec(name) ?? listed.exec(name))?.[1];
  return word ? numbers[word.toLowerCase()]! : 1;
}

const materials: readonly (readonly [Material, RegExp])[] = [
  ["stoneware", /stoneware|\bgr[eé]s(?!\p{L})/iu],
  ["porcelain", /porcelain|porcelana|\bchina\b|\bloza\b|talavera/i],
  ["clay", /greda|\bbarro\b|\bclay\b|celadon|ceramic/i],
  ["copper", /copper|cobre/i],
  ["brass", /brass|lat[óã]o?n?(?= )/i],
  ["enamel", /enamel|esmaltad/i],
  ["glass", /glass|vidrio|vidro|cristal|\bjar\b|\bjars\b|\bpote$/i],
  ["steel", /steel|stainless|acero|\binox/i],
  ["aluminium", /alumin/i],
  ["tin", /\btin\b|\blata\b/i],
  ["paper", /\bpapers?\b|papel/i],
  ["cloth", /\bcloths?\b|\btela\b/i],
  ["leather", /leather|cuero/i],
  ["wood", /wood|madera|birch/i],
];

/** The material that a text names first. */
function firstMaterial(text: string): Material | null {
  const found = materials
    .map(([material, of]) => ({ material, at: text.search(of) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.material ?? null;
}

/** Kinds whose description says what they are made of when their name does not. */
const described = ["canister", "cloth-filter", "french-press", "mug", "server"];
const coffees = ["green-beans", "roasted-coffee", "ground-coffee"];
const foods = ["coffee-snacks", "coffee-sweets"];

function materialOf({ category, kind, name, description = "" }: PictureFacts): Material | null {
  if (coffees.includes(category)) return null;
  const named = firstMaterial(name);
  // Of food it is the pack that is made of something, and only tins and jars show it.
  if (foods.includes(category)) return named === "tin" || named === "glass" ? named : null;
  return named ?? (described.includes(kind) ? firstMaterial(description) : null);
}

function stateOf({ category, kind }: PictureFacts): State {
  if (category === "green-beans") return "green";
  if (category === "ground-coffee" || kind === "drip-bag" || kind === "capsules") return "ground";
  if (category === "roasted-coffee") return "beans";
  return foods.includes(category) ? "food" : "thing";
}

/** Kind, count, material and state of a product, from its kind, category, name and description. */
export const goodsOf = (facts: PictureFacts): Goods => ({
  kind: facts.kind,
  count: countOf(facts),
  material: materialOf(facts),
  state: stateOf(facts),
});
