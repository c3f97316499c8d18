import type { Row } from "../traits.ts";
import * as want from "../wants.ts";

const { chocolate, coffee, decaf, geisha, green, grinders, ground, roasted, tasting, whole } = want;

/** Judged before any search of them was run, and not read when the search is tuned. */
export const en: Row[] = [
  // Things to brew with
  ["quiet electric grinder", { kind: ["grinder"], not: /parede/i }, { kind: ["hand-grinder"] }],
  ["stovetop coffee maker", { kind: ["moka"] }, want.forMoka],
  ["glass pour over", { kind: ["pourover"], says: /glass|vidrio/i }, { kind: ["pourover"] }],
  ["digital kettle", want.electricKettle, { kind: ["kettle"] }],
  ["vacuum coffee maker", { kind: ["siphon"] }],
  ["portable espresso machine", { name: /nomade/i }, want.espressoMachine],
  ["cold drip coffee maker", { kind: ["cold-brew"], name: /drip/i }, { kind: ["cold-brew"] }],
  ["plunger coffee maker", { kind: ["french-press", "aeropress"] }, want.forPress],
  ["ethiopian jebena pot", { name: /clay jebena/i }, { name: /jebena|sini/i }],
  ["coffee roasting machine", { kind: ["roaster"], not: /sand/i }],
  ["pocket coffee scale", { name: /pocket/i }, { kind: ["scale"] }],
  ["filter coffee machine for home", want.batchBrewer, { name: /programmable/i }],
  // Beside it
  ["chemex paper filters", want.papers],
  ["demitasse cups", { kind: ["cup"] }, { kind: ["glass", "mug"] }],
  ["stackable mugs", { kind: ["mug", "cup"], name: /stacking/i }, { kind: ["mug"] }],
  [
    "coffee thermos",
    [{ kind: ["travel-mug"], not: /lane/i }, { name: /serving flask/i }],
    { name: /termo cebador/i },
  ],
  ["bean storage jar", want.canister, { kind: ["canister"] }],
  ["espresso tamper", { kind: ["tamper"], name: /tamper/i }, { kind: ["tamper"] }],
  ["steamed milk jug", want.milkJug, { kind: ["pitcher"] }],
  ["descaling solution", { name: /descal/i }, { kind: ["cleaning"] }],
  ["brewing guide book", { name: /field guide/i }, { kind: ["book"] }],
  ["latte spoons", { name: /latte spoon/i }, { kind: ["spoon"] }],
  // To eat
  ["shortbread cookies", { kind: ["cookies"], name: /shortbread/i }, { kind: ["cookies"] }],
  [
    "coffee chocolate bar",
    { kind: ["bar"], category: ["coffee-sweets"], not: /halva|nougat|yokan|turrón/i },
    { kind: ["truffles", "dates"] },
  ],
  ["roasted nuts", { kind: ["nuts"] }],
  [
    "dulce de leche cookies",
    { name: /alfajores|conitos/i },
    [{ name: /dulce de leche/i }, { kind: ["cookies"] }],
  ],
  ["pralines", { kind: ["truffles"] }],
  [
    "toffee",
    { name: /toffee/i, category: ["coffee-sweets"] },
    [{ kind: ["caramels", "candy"] }, { notes: ["toffee"] }],
  ],
  ["marshmallows for hot chocolate", { kind: ["marshmallow"] }],
  // Places
  [
    "kenya coffee beans",
    { origin: "KE", category: ["roasted-coffee", "green-beans"] },
    { origin: "KE", category: coffee },
  ],
  ["coffee from honduras", { origin: "HN", category: coffee }],
  ["huila colombia", { region: /huila/i }, { origin: "CO", category: coffee }],
  ["ethiopia yirgacheffe washed", { region: /yirgacheffe/i, process: "washed" }, { region: /yirgacheffe/i }],
  ["peru organic", { origin: "PE", says: /org[aá]nic/i }, { origin: "PE", category: coffee }],
  ["brazil natural", { origin: "BR", process: "natural" }, { origin: "BR", category: coffee }],
  ["thai coffee", { origin: "TH", category: coffee }],
  ["burundi coffee", { origin: "BI", category: coffee }],
  // Words of the trade
  ["washed geisha", { variety: geisha, process: "washed" }, { variety: geisha }],
  ["honey processed coffee", { process: "honey" }],
  [
    "light roast whole bean",
    { category: whole, roast: ["light"] },
    { category: whole, roast: ["medium-light"] },
  ],
  ["carbonic macerated coffee", { process: "carbonic_maceration" }, { process: "anaerobic" }],
  ["green coffee 1 kg", { category: green, grams: 1000 }, { category: green }],
  // By name
  ["lantern lane", { vendor: "lantern-lane" }],
  ["hangang grinder", { vendor: "hangang", kind: ["grinder"] }, { vendor: "hangang" }],
  ["sleepwalker decaf", { name: /sleepwalker/i }, decaf],
  // Taste
  ["coffee with vanilla notes", ...tasting(["vanilla"])],
  ["jasmine coffee", ...tasting(["jasmine"])],
  ["smoky dark roast", { category: roasted, notes: ["smoke"] }, { category: roasted, roast: ["dark"] }],
  [
    "peach and honey notes",
    { category: roasted, notes: ["peach", "honey"] },
    { category: coffee, anyNote: ["peach", "honey"] },
  ],
  ["low acid dark roast", { category: roasted, roast: ["dark"] }, want.strong],
  [
    "chocolate notes medium roast",
    { category: roasted, roast: ["medium"], anyNote: chocolate },
    { category: roasted, anyNote: chocolate },
  ],
  // Price, size, grind
  ["ground coffee under 12 dollars", { category: ground, most: 1200 }, { category: ground }],
  ["grinder under $200", { kind: grinders, most: 20_000 }, { kind: grinders }],
  ["whole bean coffee 1 kilo", { category: whole, grams: 1000 }, { category: green, grams: 1000 }],
  ["inexpensive mug", { kind: ["mug"], cheapest: true }, { kind: ["mug"] }],
  ["moka ground coffee", want.forMoka, want.forEspresso],
  ["french press grind", want.forPress, { category: ground, name: /cold/i }],
  ["swiss water process decaf", { ...decaf, name: /swiss-water|processo de água/i }, decaf],
  // Presents
  ["coffee gift set", { name: /gift box|caja barú|filter trio|sample box/i }, want.presents],
  ["gift for mom", want.presents, want.lesserPresents],
  // Not sold here
  ["nespresso vertuo pods", "nothing"],
  ["baratza encore", "nothing"],
  ["cafe bustelo", "nothing"],
  ["instant espresso powder", "nothing"],
];
