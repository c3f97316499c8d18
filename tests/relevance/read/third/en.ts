import type { Row } from "../../traits.ts";
import * as want from "../../wants.ts";

const { beans, chocolate, coffee, decaf, geisha, green, grinders, ground, roasted, tasting, whole } = want;

/** Judged before any search of them was run, and untouched at first; read since, and tuned by. */
export const en: Row[] = [
  // Things to brew with
  ["best manual coffee grinder", { kind: ["hand-grinder"] }, { kind: ["grinder"] }],
  ["copper turkish coffee pot", { kind: ["cezve"], name: /copper/i }, { kind: ["cezve"] }],
  ["pour over starter set", { name: /starter brewer|travel pour-over set/i }, { kind: ["pourover"] }],
  ["one liter french press", { kind: ["french-press"], name: /un litro/i }, { kind: ["french-press"] }],
  ["induction moka pot", { kind: ["moka"], name: /inducción/i }, { kind: ["moka"] }],
  ["cold brew bottle", { name: /cold brew bottle/i }, { kind: ["cold-brew"] }],
  ["enamel kettle", { name: /enamel kettle/i }, { kind: ["kettle"] }],
  ["espresso scale", { kind: ["scale"] }],
  ["fluid bed roaster", { name: /fluid bed/i }, { kind: ["roaster"], not: /sand/i }],
  ["immersion dripper", { name: /immersion dripper/i }, { kind: ["pourover"] }],
  ["phin filter", { kind: ["vietnamese-phin"], name: /phin/i }, { kind: ["vietnamese-phin"] }],
  ["wall mounted coffee grinder", { name: /de parede/i }, { kind: grinders }],
  ["equipment for beginners", { name: /starter brewer/i }, { category: ["equipment"], most: 10_000 }],
  // Beside it
  ["58mm portafilter", { name: /portafiltros/i }, { name: /58/, category: ["accessories"] }],
  ["espresso distribution tool", { name: /distribuidor/i }, { kind: ["tamper"] }],
  ["airtight coffee container", want.canister, { kind: ["canister"] }],
  ["milk frothing pitcher", want.milkJug, { kind: ["pitcher"] }],
  ["ceramic coffee mug", { kind: ["mug"], not: /esmaltada/i }, { kind: ["cup"] }],
  [
    "camping mug",
    { kind: ["mug", "travel-mug"], name: /esmaltada|bike|thermos/i },
    { kind: ["mug", "travel-mug"] },
  ],
  ["barista towel", { name: /cloth/i, kind: ["cloth"] }],
  ["coffee tasting notebook", { name: /libreta/i }, { kind: ["book"] }],
  ["serving tray for coffee", { name: /serving tray/i }, { kind: ["tray"], not: /case/i }],
  ["cleaning brush", { kind: ["brush"], name: /brush|cepillo/i }, { name: /group brush/i }],
  ["coffee scoop", { name: /scoop|colher dosadora/i }, { kind: ["spoon"], name: /spoon/i }],
  // To eat
  [
    "hazelnut chocolates",
    { kind: ["truffles", "spread"], says: /hazelnut|gianduia|praline/i },
    { kind: ["truffles", "bar"] },
  ],
  [
    "almond biscuits",
    { kind: ["cookies", "biscotti"], says: /almond|almendra|amêndoa/i },
    { kind: ["cookies", "biscotti"] },
  ],
  ["coffee granola", { kind: ["granola"] }],
  ["honey with coffee", { name: /^miel (melipona|de azahar)/i }, { name: /miel de cacao/i }],
  ["maple candy", { says: /maple/i, category: ["coffee-sweets"] }, { kind: ["caramels", "candy"] }],
  ["salty snacks", { category: ["coffee-snacks"], says: /\bsal\b|salt/i }, { category: ["coffee-snacks"] }],
  ["coffee candies", { kind: ["candy", "caramels"] }, { category: ["coffee-sweets"] }],
  // Places
  ["guatemala antigua", { region: /antigua/i }, { origin: "GT", category: coffee }],
  ["costa rican coffee", { origin: "CR", category: coffee }],
  [
    "coffee from mexico chiapas",
    { region: /chiapas/i, category: coffee },
    { origin: "MX", category: coffee },
  ],
  ["tanzania peaberry", { origin: "TZ", name: /peaberry/i }, { origin: "TZ", category: coffee }],
  [
    "brazilian santos style natural beans",
    { origin: "BR", process: "natural", category: beans },
    { origin: "BR", category: coffee },
  ],
  [
    "panama geisha light roast",
    { origin: "PA", variety: geisha, roast: ["light"] },
    { origin: "PA", variety: geisha },
  ],
  ["nicaragua", { origin: "NI" }],
  ["flores coffee", { region: /flores/i }, { origin: "ID", category: coffee }],
  // Words of the trade
  [
    "sl28 washed kenya",
    { variety: /sl28/i, process: "washed", origin: "KE" },
    { origin: "KE", category: coffee },
  ],
  [
    "medium dark espresso blend",
    { category: roasted, roast: ["medium-dark"], name: /espresso|blend/i },
    { category: roasted, roast: ["medium-dark"] },
  ],
  ["microlot coffee", { name: /micro-?lot/i }, { category: roasted, region: /./ }],
  [
    "organic green beans",
    { category: green, says: /org[áaâ]nic/i },
    { category: green, certified: "organic" },
  ],
  [
    "shade grown coffee",
    { category: coffee, says: /shade|sombra/i },
    { category: coffee, says: /forest|bosque|floresta/i },
  ],
  // Taste
  [
    "tropical fruit coffee",
    ...tasting([
      "mango",
      "papaya",
      "pineapple",
      "passion_fruit",
      "lychee",
      "guava",
      "banana",
      "jackfruit",
      "coconut",
    ]),
  ],
  ["coffee that tastes like blueberries", ...tasting(["blueberry"])],
  ["winey coffee", ...tasting(["red_wine"])],
  ["bold dark coffee", { category: roasted, roast: ["dark"] }, { category: roasted, roast: ["medium-dark"] }],
  ["stone fruit notes", ...tasting(["peach", "apricot", "nectarine", "plum", "cherry", "black_cherry"])],
  [
    "chocolate and orange coffee",
    { category: roasted, notes: ["orange"], anyNote: chocolate },
    { category: roasted, anyNote: [...chocolate, "orange"] },
  ],
  // Price and size
  [
    "espresso beans 1kg",
    [
      { category: whole, grams: 1000, name: /espresso/i },
      { category: whole, grams: 1000, roast: ["medium-dark"] },
    ],
    { category: whole, grams: 1000 },
  ],
  ["moka pot under $30", { kind: ["moka"], most: 3000 }, { kind: ["moka"] }],
  ["geisha under $40", { variety: geisha, most: 4000 }, { variety: geisha }],
  ["budget coffee scale", { kind: ["scale"], cheapest: true }, { kind: ["scale"] }],
  ["8 oz coffee", { category: roasted, grams: 227 }, { category: roasted, grams: 200 }],
  // Grind and caffeine
  ["ground coffee for drip machine", want.forFilter, { category: ground }],
  ["caffeine free coffee", decaf],
  [
    "coarse ground coffee",
    { category: ground, name: /coarse|gruesa|grueso|press|prensa|cafetière|plunger|émbolo/i },
    { category: ground },
  ],
  ["colombian decaf whole bean", { ...decaf, origin: "CO", category: whole }, { ...decaf, origin: "CO" }],
  // Presents
  ["coffee gifts for her", want.presents, want.lesserPresents],
  ["christmas gift box", [{ name: /gift box|caja barú|filter trio|sample box|\bjul\b/i }], want.presents],
  ["taster pack of coffees", want.samplers, { name: /gift box/i }],
  // Not sold here
  ["k cup variety pack", "nothing"],
  ["fellow stagg kettle", "nothing"],
  ["maxwell house", "nothing"],
  ["almond milk", "nothing"],
  ["tassimo pods", "nothing"],
  ["protein powder", "nothing"],
];
