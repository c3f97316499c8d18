import type { CategorySlug, SceneKind } from "@cafeto/demo-market/types";
import type { Trait } from "./traits.ts";

// What is wanted in several languages. Places, varieties and processes are also the trade's words, so that unroasted coffee is
// as right; with a taste, a price or a way to brew, roasted coffee is wanted.
export const coffee: CategorySlug[] = ["green-beans", "roasted-coffee", "ground-coffee"];
export const beans: CategorySlug[] = ["green-beans", "roasted-coffee"];
export const green: CategorySlug[] = ["green-beans"];
export const whole: CategorySlug[] = ["roasted-coffee"];
export const ground: CategorySlug[] = ["ground-coffee"];
export const roasted: CategorySlug[] = ["roasted-coffee", "ground-coffee"];
const sweets: CategorySlug[] = ["coffee-sweets"];
export const food: CategorySlug[] = ["coffee-snacks", "coffee-sweets"];
export const goods: CategorySlug[] = ["equipment", "accessories"];

export const grinders: SceneKind[] = ["grinder", "hand-grinder"];
export const cups: SceneKind[] = ["cup", "mug", "glass"];
/** Not the cloth alone, which is an accessory. */
export const brewer: Trait = {
  category: ["equipment"],
  kind: [
    "espresso-machine",
    "pourover",
    "french-press",
    "moka",
    "aeropress",
    "cold-brew",
    "siphon",
    "cezve",
    "vietnamese-phin",
    "cloth-filter",
  ],
};

export const decaf: Trait = { name: /decaf|descafeinad/i, category: coffee };
export const geisha = /ge(i)?sha/i;
export const robusta = /robusta|conilon/i;
export const typica = /t[ií]pica|typica/i;
export const pinkBourbon = /pink bourbon|bourbon rosado/i;
export const papers: Trait = { kind: ["filter-papers"], name: /pap(er|el)/i };
export const roundPapers: Trait = { kind: ["filter-papers"], name: /round papers/i };
export const espressoMachine: Trait = { kind: ["espresso-machine"], not: /batch/i };
export const batchBrewer: Trait = { kind: ["espresso-machine"], name: /batch/i };
export const gooseneck: Trait = { kind: ["kettle"], not: /kokekanne/i };
export const electricKettle: Trait = { kind: ["kettle"], name: /variable heat|digital/i };
export const homeRoaster: Trait = { kind: ["roaster"], name: /home roaster|bolinha/i };
export const milkJug: Trait = { kind: ["pitcher"], name: /pitcher|jarra/i };
export const milkSteamer: Trait = { name: /stovetop steamer/i };
export const forMoka: Trait = { category: ground, name: /moka|italiana|stovetop/i };
export const forPress: Trait = {
  category: ground,
  name: /\bpress\b|prensa|cafetière|plunger|émbolo|gruesa|grueso|coarse/i,
};
export const forEspresso: Trait = { category: ground, name: /espresso/i };
export const forFilter: Trait = { category: ground, name: /v60|filtro|filter|pour-over|drip grind|coador/i };
export const finelyGround: Trait = { category: ground, name: /fin[oe]\b|espresso|turkish|greek/i };
export const forCold: Trait = {
  category: ground,
  name: /cold brew|iced coffee|café gelado|coarse for cold/i,
};
export const canister: Trait[] = [
  { kind: ["canister"], not: /dosing|sieve|açucareiro/i },
  { name: /glass storage jar|enamel tin/i },
];
export const coatedBeans: Trait = { name: /granos de café bañados|grãos de café cobertos/i };
export const samplers: Trait = { name: /sample box|caja barú|filter trio/i };
/** What one gives: a box, a set, something sweet in pieces, a cup. */
export const presents: Trait[] = [
  { name: /gift box|caja barú|filter trio|sample box/i },
  { kind: ["truffles", "dates"] },
  { kind: cups, most: 6000 },
  { kind: ["travel-mug"] },
];
export const lesserPresents: Trait[] = [{ category: sweets }, { category: goods, least: 1200, most: 10_000 }];

const vividFruit = [
  "blueberry",
  "strawberry",
  "raspberry",
  "blackberry",
  "blackcurrant",
  "redcurrant",
  "cherry",
  "black_cherry",
  "peach",
  "apricot",
  "nectarine",
  "plum",
  "mango",
  "papaya",
  "pineapple",
  "passion_fruit",
  "lychee",
  "guava",
  "grape",
  "white_grape",
];
export const citrus = [
  "lemon",
  "lime",
  "orange",
  "mandarin",
  "tangerine",
  "grapefruit",
  "yuzu",
  "kumquat",
  "bergamot",
];
export const redBerries = [
  "strawberry",
  "raspberry",
  "redcurrant",
  "blackberry",
  "blueberry",
  "blackcurrant",
];
export const flowers = [
  "jasmine",
  "rose",
  "orange_blossom",
  "elderflower",
  "hibiscus",
  "osmanthus",
  "chamomile",
];
export const chocolate = ["milk_chocolate", "dark_chocolate", "cocoa", "cacao_nibs"];
export const nuts = ["hazelnut", "almond", "walnut", "peanut", "pecan", "macadamia", "cashew", "pistachio"];
export const spices = ["cinnamon", "clove", "cardamom", "black_pepper", "nutmeg", "ginger"];
export const sugars = [
  "caramel",
  "honey",
  "brown_sugar",
  "panela",
  "molasses",
  "toffee",
  "butterscotch",
  "sugar_cane",
  "vanilla",
];

export const strong: Trait = { category: roasted, roast: ["medium-dark", "dark"] };
/** Acid goes with light roasts and washed highland coffee; little of it have dark roasts, and naturals with cocoa and nuts. */
export const mild: Trait[] = [
  strong,
  {
    category: roasted,
    roast: ["medium"],
    process: ["natural", "wet_hulled"],
    anyNote: [...chocolate, ...nuts],
  },
];
export const lessMild: Trait = { category: roasted, roast: ["medium"] };
/** A cherry in a dark espresso doesn't make it fruity. */
export const fruity: Trait[] = [
  { category: roasted, roast: ["light", "medium-light", "medium"], anyNote: vividFruit },
  { category: roasted, anyNote: [...vividFruit, ...citrus, "red_apple", "green_apple"], atLeast: 2 },
];
export const lessFruity: Trait[] = [
  { category: roasted, anyNote: [...vividFruit, ...citrus, "red_apple", "green_apple", "raisin", "fig"] },
  { category: green, anyNote: vividFruit },
];
/** Bitter is what was roasted long. */
export const notBitter: Trait = {
  category: roasted,
  roast: ["light", "medium-light", "medium"],
  anyNote: [...sugars, "milk_chocolate"],
};
export const hardlyBitter: Trait = { category: roasted, roast: ["light", "medium-light", "medium"] };
export const byWomen: Trait = { category: coffee, says: /women|mujeres cafeteras|mulheres/i };
export const officeBrewer: Trait[] = [
  { kind: ["espresso-machine"], name: /batch/i },
  { name: /party phin/i },
];
/** Several coffees, or a box that one gives. */
export const giftBox: Trait = { name: /gift box|caja barú|filter trio|sample box/i };
export const clayCanister: Trait = { kind: ["canister"], name: /barro|greda|açucareiro/i };
export const stoveRoaster: Trait = { kind: ["roaster"], name: /bolinha/i };
export const barMachine: Trait = { kind: ["espresso-machine"], not: /batch/i, least: 180_000 };
/** Roasted coffee with such a note, and what is of use beside it: the same, unroasted. */
export const tasting = (anyNote: string[]): [best: Trait, good: Trait] => [
  { category: roasted, anyNote },
  { category: green, anyNote },
];
