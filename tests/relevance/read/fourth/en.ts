import type { Row } from "../../traits.ts";
import * as want from "../../wants.ts";

const { chocolate, coffee, decaf, geisha, green, grinders, ground, roasted, tasting, whole } = want;

/** Judged before any search of them was run, and untouched at first; read since, and tuned by. */
export const en: Row[] = [
  // Things to brew with
  ["pour over coffee maker", { kind: ["pourover"] }, [want.gooseneck, want.forFilter]],
  ["6 cup moka pot", { kind: ["moka"], name: /six cups|seis (tazas|xícaras)/i }, { kind: ["moka"] }],
  ["conical burr grinder", { kind: grinders, says: /conical|cónicas/i }, { kind: grinders }],
  ["single dose grinder", { kind: ["grinder"], says: /single dose|monodosis/i }, { kind: ["grinder"] }],
  ["siphon coffee", { kind: ["siphon"] }],
  ["travel pour over", { name: /tabi/i }, [{ kind: ["pourover"] }, { name: /travel|nomade/i }]],
  ["sample roaster", { kind: ["roaster"], name: /muestras/i }, { kind: ["roaster"], not: /sand/i }],
  ["stove top coffee roaster", want.stoveRoaster, { kind: ["roaster"], not: /sand/i }],
  ["kettle with temperature control", want.electricKettle, { kind: ["kettle"] }],
  ["copper kettle", { kind: ["kettle"], name: /copper/i }, { kind: ["kettle"] }],
  ["office coffee maker", want.officeBrewer, want.brewer],
  ["double wall french press", { kind: ["french-press"], name: /double wall/i }, { kind: ["french-press"] }],
  [
    "no paper coffee dripper",
    [{ name: /no paper|filter block/i }, { kind: ["cloth-filter"], category: ["equipment"] }],
    { kind: ["pourover", "vietnamese-phin"] },
  ],
  ["cafe espresso machine two group", { name: /two-group/i }, want.espressoMachine],
  ["milk steamer for stove", want.milkSteamer, { kind: ["pitcher"] }],
  // Beside it
  ["double wall espresso glass", { kind: ["glass"], name: /double-wall/i }, { kind: ["glass"] }],
  ["keep cup", { kind: ["travel-mug"] }, { kind: ["mug"] }],
  ["coffee cup and saucer", { kind: ["cup"], says: /saucer|plato|pires/i }, { kind: ["cup"] }],
  ["stoneware mug", { kind: ["mug"], name: /stoneware|grés|greda/i }, { kind: ["mug"] }],
  ["mug cozy", { name: /mug sleeve/i }],
  ["expresso cups", { kind: ["cup"] }, { kind: ["glass"] }],
  ["calibrated tamper", { kind: ["tamper"], name: /calibrado/i }, { kind: ["tamper"], name: /tamper/i }],
  ["espresso dosing cup", { name: /dosing cup/i }, [{ kind: ["tamper"] }, { name: /sieve/i }]],
  ["ceramic coffee jar", want.clayCanister, { kind: ["canister"] }],
  [
    "coffee carafe",
    [
      { kind: ["server"], not: /flask/i },
      { kind: ["pourover"], name: /carafe|jarra/i },
    ],
  ],
  ["k1 burrs replacement", { name: /replacement burr/i }, { name: /klingenthal k1/i }],
  ["hand grinder travel case", { name: /travel case/i }, { kind: ["hand-grinder"] }],
  // To eat
  ["chocolate macadamias", { name: /macadamias cubiertas/i }, { kind: ["nuts"], name: /macadamia/i }],
  ["licorice candy", { name: /liquorice/i }, { kind: ["candy", "caramels"] }],
  [
    "boozy chocolates",
    { kind: ["truffles"], name: /whiskey|vinho do porto/i },
    [{ kind: ["truffles"] }, { category: want.food, name: /rum|whisky/i }],
  ],
  ["pancake syrup", { kind: ["syrup"], name: /maple|panqueques/i }, { kind: ["syrup"] }],
  ["nougat", { kind: ["bar"], name: /nougat|turrón/i }],
  ["rusks", { kind: ["biscotti"], name: /rusks/i }, { kind: ["biscotti"] }],
  ["dried fruit", { kind: ["dried-fruit"] }, { kind: ["dates"] }],
  [
    "milk chocolate bar",
    { kind: ["bar"], name: /milk chocolate|milk bar|leche/i },
    { kind: ["bar"], name: /chocolate|barra/i },
  ],
  ["coffee cake", { kind: ["cake"] }, { name: /pineapple cakes|flower cakes|fruit cake/i }],
  ["bisscotti", { kind: ["biscotti"] }, { kind: ["cookies"] }],
  // Places
  ["mexican coffee beans", { origin: "MX", category: want.beans }, { origin: "MX", category: coffee }],
  ["guatamala coffee", { origin: "GT", category: coffee }],
  ["jamaican blue mountain coffee", { origin: "JM", category: coffee }],
  ["coffee from ecuador", { origin: "EC", category: coffee }],
  ["yirgacheffe", { region: /yirgacheffe/i }, { origin: "ET", category: coffee }],
  ["sumatra mandheling", { name: /mandheling/i }, [{ region: /gayo|lintong/i }, { name: /sumatra/i }]],
  ["east timor coffee", { origin: "TL", category: coffee }],
  // Words of the trade
  ["peaberry", { category: coffee, says: /peaberry/i }],
  ["natural process coffee beans", { process: "natural", category: want.beans }, { process: "natural" }],
  [
    "medium roast whole bean coffee",
    { category: whole, roast: ["medium"] },
    { category: roasted, roast: ["medium"] },
  ],
  ["rainforest alliance certified coffee", { certified: "rainforest_alliance", category: coffee }],
  ["organic decaf", { ...decaf, certified: "organic" }, decaf],
  ["women grown coffee", want.byWomen],
  ["natural geisha", { variety: geisha, process: "natural" }, { variety: geisha }],
  // By name
  ["fjordlys christmas", { vendor: "fjordlys", name: /\bjul\b/i }, { vendor: "fjordlys", category: coffee }],
  ["burnside pies", { name: /burnside pies/i }, { vendor: "burnside" }],
  ["hasami espresso cups", { vendor: "hasami", kind: ["cup"] }, { vendor: "hasami" }],
  ["vesuvio tamper", { vendor: "vesuvio", kind: ["tamper"] }, { kind: ["tamper"], name: /tamper/i }],
  // Taste
  ["coffee with caramel notes", ...tasting(["caramel"])],
  ["blackcurrant coffee", ...tasting(["blackcurrant"])],
  ["not bitter coffee", want.notBitter, want.hardlyBitter],
  ["coffee that isn't sour", want.mild, want.lessMild],
  [
    "floral light roast",
    { category: roasted, roast: ["light"], anyNote: want.flowers },
    [
      { category: roasted, anyNote: want.flowers },
      { category: roasted, roast: ["light"] },
    ],
  ],
  [
    "full bodied dark coffee",
    want.strong,
    { category: roasted, roast: ["medium"], process: ["natural", "wet_hulled"] },
  ],
  [
    "espresso with chocolate notes",
    { category: roasted, name: /espresso/i, anyNote: chocolate },
    { category: roasted, roast: ["medium-dark", "dark"], anyNote: chocolate },
  ],
  // Price, size, grind
  ["espresso machine under $700", { ...want.espressoMachine, most: 70_000 }, want.espressoMachine],
  ["kettle under 50 dollars", { kind: ["kettle"], not: /termo/i, most: 5000 }, { kind: ["kettle"] }],
  [
    "grinder between 100 and 200 dollars",
    { kind: grinders, least: 10_000, most: 20_000 },
    { kind: grinders },
  ],
  ["1 lb bag of coffee", { category: coffee, grams: 454 }, { category: roasted, grams: 340 }],
  ["30 kg green coffee", { category: green, grams: 30_000 }, { category: green }],
  ["ground turkish coffee", { category: ground, name: /turkish|menengiç|greek/i }, want.finelyGround],
  [
    "ground coffee for cold brew",
    [want.forCold, { name: /cold brew pouches/i }],
    { category: ground, name: /coarse|grueso|gruesa/i },
  ],
  ["no caffeine coffee", decaf],
  // Presents
  [
    "box of chocolates",
    { kind: ["truffles"] },
    [{ kind: ["bar"], category: ["coffee-sweets"] }, { kind: ["dates"] }],
  ],
  [
    "stocking stuffers",
    [...want.presents.map((one) => ({ ...one, most: 2000 })), { category: ["coffee-sweets"], most: 2000 }],
    want.lesserPresents,
  ],
  ["coffee variety pack", want.samplers, { kind: ["drip-bag"] }],
  // Not sold here
  ["comandante c40", "nothing"],
  ["delonghi magnifica", "nothing"],
  ["dunkin donuts coffee", "nothing"],
];
