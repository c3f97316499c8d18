import type { Row } from "../../traits.ts";
import * as want from "../../wants.ts";

const { beans, chocolate, coffee, cups, decaf, green, ground, roasted, tasting, whole } = want;

/** Judged before any search of them was run, and untouched at first; read since, and tuned by. */
export const en: Row[] = [
  // Things to brew with
  ["pour over kettle", want.gooseneck, { kind: ["kettle"] }],
  ["small moka pot for 3 cups", { kind: ["moka"], name: /three|três/i }, { kind: ["moka"] }],
  ["glass siphon brewer", { kind: ["siphon"] }],
  [
    "ceramic dripper",
    { kind: ["pourover"], name: /porcelain|ceramic|grés|greda|barro/i },
    { kind: ["pourover"] },
  ],
  ["automatic drip machine", want.batchBrewer, { name: /programmable/i }],
  ["single cup phin", { name: /steel phin, single/i }, { kind: ["vietnamese-phin"], name: /phin/i }],
  ["grinder for espresso", { kind: ["grinder"], not: /parede/i }, { kind: ["hand-grinder"] }],
  ["stoneware french press", { name: /french press kruik/i }, { kind: ["french-press"] }],
  ["thermometer for brewing", { kind: ["thermometer"] }],
  ["travel coffee kit", { name: /travel pour-over|nomade/i }, { name: /travel (grinder|case)|cabin press/i }],
  ["commercial coffee roaster", { kind: ["roaster"], least: 80_000 }, { kind: ["roaster"], not: /sand/i }],
  ["what do i need for cold brew", [{ kind: ["cold-brew"] }, want.forCold], { name: /cold|iced/i }],
  // Beside it
  ["coffee filters", want.papers, { kind: ["cloth-filter"], name: /filtros|bolsitas/i }],
  ["keep beans fresh canister", want.canister, { kind: ["canister"] }],
  ["porcelain cups", { kind: ["cup"], says: /porcelain|porcelana/i }, { kind: ["cup"] }],
  ["insulated travel mug", { kind: ["travel-mug"], not: /lane/i }, { kind: ["travel-mug"] }],
  ["machine cleaning powder", { kind: ["cleaning"] }],
  ["latte art pitcher", { kind: ["pitcher"], name: /pitcher|jarra/i }, { kind: ["pitcher"] }],
  ["measuring spoon", { name: /scoop|colher dosadora/i }, { kind: ["spoon"], name: /spoon/i }],
  ["handmade mug", { kind: ["mug"], name: /stoneware|greda|grés/i }, { kind: ["mug"] }],
  ["brush to clean grinder", { kind: ["brush"], name: /brush|cepillo/i }],
  // To eat
  ["chocolate truffles", { kind: ["truffles"], name: /truf/i }, { kind: ["truffles"] }],
  ["oat cookies", { kind: ["cookies"], says: /\boats?\b|oatcake/i }, { kind: ["cookies"] }],
  ["candied pecans", { name: /pecans/i, kind: ["nuts"] }, { kind: ["nuts"] }],
  ["stuffed dates", { kind: ["dates"] }],
  ["caramel candy", { kind: ["caramels"] }, { kind: ["candy"] }],
  [
    "something sweet to go with coffee",
    { category: ["coffee-sweets"] },
    { kind: ["cookies", "biscotti", "cake"] },
  ],
  [
    "vegan snacks",
    { category: ["coffee-snacks"], kind: ["nuts", "dried-fruit", "granola"] },
    { category: ["coffee-snacks"] },
  ],
  // Places
  ["single origin ethiopia", { origin: "ET", category: roasted }, { origin: "ET", category: green }],
  ["coffee from the congo", { origin: "CD", category: coffee }],
  ["bolivian coffee beans", { origin: "BO", category: beans }, { origin: "BO", category: ground }],
  ["indonesian dark roast", { origin: "ID", roast: ["dark"] }, { origin: "ID", category: roasted }],
  ["kenyan peabery", { origin: "KE", name: /peaberry/i }, { origin: "KE", category: coffee }],
  [
    "coffee from asia",
    { origin: ["ID", "VN", "TH", "CN", "TW", "IN", "YE", "TL", "PG", "SA"], category: coffee },
  ],
  ["tarrazu honey", { region: /tarraz/i, process: "honey" }, { region: /tarraz/i }],
  // Words of the trade
  ["natural process ethiopian", { origin: "ET", process: "natural" }, { origin: "ET", category: coffee }],
  ["gesha whole bean", { variety: want.geisha, category: whole }, { variety: want.geisha }],
  ["unroasted coffee for home roasting", { category: green }],
  ["fermented coffee", { process: ["anaerobic", "carbonic_maceration"] }],
  ["fair trade coffee", { certified: "fair_trade", category: coffee }, { says: /fairtrade/i }],
  // By name
  ["slow tide kenya", { name: /slow tide kenya/i }, { vendor: "slow-tide", category: roasted }],
  ["vesuvio espresso cups", { name: /espresso cups vesuvio/i }, { vendor: "vesuvio" }],
  // Taste
  [
    "smooth coffee not bitter",
    [...want.mild, { category: roasted, anyNote: want.sugars }],
    { category: roasted, roast: ["medium"] },
  ],
  ["coffee with berry notes", ...tasting([...want.redBerries, "cherry", "black_cherry"])],
  [
    "caramel and hazelnut coffee",
    { category: roasted, notes: ["caramel", "hazelnut"] },
    { category: roasted, anyNote: ["caramel", "hazelnut"] },
  ],
  [
    "dark chocolate tasting coffee",
    { category: roasted, notes: ["dark_chocolate"] },
    { category: roasted, anyNote: chocolate },
  ],
  [
    "citrusy light roast",
    { category: roasted, roast: ["light"], anyNote: want.citrus },
    { category: roasted, anyNote: want.citrus },
  ],
  // Price and size
  ["coffee mug under $20", { kind: ["mug"], most: 2000 }, { kind: cups, most: 2000 }],
  ["cheapest espresso machine", { ...want.espressoMachine, cheapest: true }, want.espressoMachine],
  [
    "hand grinder $100 to $150",
    { kind: ["hand-grinder"], least: 10_000, most: 15_000 },
    { kind: ["hand-grinder"] },
  ],
  ["2 pound bag of coffee", { category: roasted, grams: 907 }, { category: green, grams: 907 }],
  ["340g ground coffee", { category: ground, grams: 340 }, { category: ground }],
  // Grind and caffeine, for what one has
  ["ground coffee for french press", want.forPress, { category: ground, name: /cold/i }],
  ["decaf ground coffee", { ...decaf, category: ground }, decaf],
  ["coffee for my moka pot", want.forMoka, want.forEspresso],
  [
    "good beans for espresso",
    { category: whole, name: /espresso/i },
    { category: whole, roast: ["medium-dark"] },
  ],
  // Presents
  ["gift for dad who loves coffee", want.presents, want.lesserPresents],
  [
    "gift under 20",
    want.presents.map((one) => ({ ...one, most: 2000 })),
    want.lesserPresents.map((one) => ({ ...one, most: 2000 })),
  ],
  [
    "set of espresso cups",
    { kind: cups, says: /espresso|bica/i },
    { kind: cups, name: /six|four|pair|seis|cuatro|quatro|par|dozen/i },
  ],
  // Not sold here
  ["dolce gusto pods", "nothing"],
  ["eureka mignon", "nothing"],
  ["peets coffee", "nothing"],
  ["vanilla syrup", "nothing"],
  ["paper cups", "nothing"],
  ["earl grey tea", "nothing"],
];
