import type { Row } from "../../traits.ts";
import * as want from "../../wants.ts";

const { coffee, decaf, food, grinders, ground, roasted, tasting, whole } = want;

/** Judged before any search of them was run, and untouched at first; read since, and tuned by. */
export const en: Row[] = [
  // Things to brew with
  ["lever espresso machine", { ...want.espressoMachine, name: /lever|palanca/i }, want.espressoMachine],
  ["dual boiler espresso machine", { name: /caldera doble/i }, want.espressoMachine],
  ["flat burr grinder", { kind: ["grinder"], says: /flat burr|muelas planas/i }, { kind: ["grinder"] }],
  [
    "camping coffee maker",
    { name: /cabin press|kokekanne|nomade|travel pour-over/i },
    [{ kind: ["aeropress", "moka"] }, { name: /travel grinder|hytte|campervan/i }],
  ],
  ["dallah arabic coffee pot", { name: /^dallah/i }, [{ kind: ["cezve"] }, { name: /saudi coffee|finjan/i }]],
  ["south indian filter", { name: /^brass south indian/i }, { name: /^south indian filter coffee|dabara/i }],
  ["kyoto style drip tower", { kind: ["cold-brew"], name: /cold drip/i }, { kind: ["cold-brew"] }],
  ["glass coffee server", { kind: ["server"], name: /glass/i }, { kind: ["server"] }],
  // Beside it
  ["bottomless portafilter", { name: /portafiltros sin fondo/i }],
  ["wdt tool", { name: /distribuidor de agujas/i }],
  ["puck screens", { name: /puck screen/i }],
  ["replacement burrs", { name: /burr set/i }],
  ["backflush cleaner", { name: /backflush/i }, { kind: ["cleaning"] }],
  ["double walled glasses", { name: /double-wall espresso/i }, { kind: ["glass"] }],
  [
    "cupping spoons",
    { name: /cupping set|cuchara de barro para catar/i },
    { name: /latte spoon|tasting (cups|glasses)/i },
  ],
  [
    "leakproof tumbler",
    { kind: ["travel-mug"], not: /lane/i },
    [{ kind: ["travel-mug"] }, { name: /serving flask|^termo/i }],
  ],
  // To eat
  ["stroopwafels", { name: /stroopwafel/i }, { name: /lace waffles/i }],
  ["biscotti", { name: /cantuccini|dunkers/i }, { kind: ["biscotti"] }],
  ["marshmellows", { kind: ["marshmallow"] }],
  ["halva", { name: /halva/i }, { name: /nougat|lokum/i }],
  ["turkish delight", { name: /lokum/i }],
  ["maple syrup", { name: /maple syrup/i }, { name: /maple/i, category: food }],
  ["chocolate hazelnut spread", { name: /hazelnut coffee spread/i }, { name: /bicerin/i }],
  ["coffee fudge", { name: /fudge with/i }, { name: /fudge sauce|coffee tablet/i }],
  ["macadamia nuts", { name: /macadamia/i, kind: ["nuts"] }, { name: /macadamia/i, category: food }],
  ["fruit cake", { name: /dundee cake|fruit cake/i }, { kind: ["cake"] }],
  ["salted caramels", { name: /salted coffee caramels/i }, [{ kind: ["caramels"] }, { name: /sea salt/i }]],
  ["protein bar", { name: /protein bar/i }, { kind: ["bar"], category: ["coffee-snacks"] }],
  // Places
  ["rwandan coffee", { origin: "RW", category: coffee }],
  ["ugandan coffee", { origin: "UG", category: coffee }],
  ["papua new guinea", { origin: "PG" }],
  ["honduras marcala", { region: /marcala/i }, { origin: "HN", category: coffee }],
  ["el salvador pacamara", { origin: "SV", variety: /pacamara/i }, { origin: "SV", category: coffee }],
  [
    "lake kivu coffee",
    [
      { region: /kivu/i, category: coffee },
      { name: /kivu/i, category: coffee },
    ],
    { region: /nyamasheke|karongi/i },
  ],
  ["sidamo natural", { region: /sidama/i, process: "natural" }, { region: /sidama/i }],
  ["harrar coffee", { region: /harar/i }],
  ["monsooned malabar", { name: /monsooned malabar/i }],
  [
    "vietnamese robusta",
    { origin: "VN", variety: want.robusta },
    [
      { origin: "VN", category: coffee },
      { variety: want.robusta, category: coffee },
    ],
  ],
  ["sulawesi toraja", { region: /toraja/i }, { origin: "ID", category: coffee }],
  ["yunnan coffe", { region: /yunnan/i }],
  ["java coffee beans", { origin: "ID", name: /java/i }, { origin: "ID", category: coffee }],
  // Words of the trade
  ["carbonic maceration", { process: "carbonic_maceration" }, { process: "anaerobic" }],
  [
    "red bourbon washed",
    { variety: /red bourbon|bourbon (rojo|vermelho)/i, process: "washed" },
    { variety: /red bourbon|bourbon (rojo|vermelho)/i },
  ],
  [
    "single origin light roast",
    { category: roasted, roast: ["light"], region: /./ },
    { category: roasted, roast: ["light", "medium-light"] },
  ],
  // By name
  ["kyo kissa", { vendor: "kyo-kissa" }],
  ["tram stop espresso", { name: /tram stop/i }, { vendor: "lantern-lane", category: coffee }],
  ["vesuvio piccola", { name: /vesuvio piccola/i }, { vendor: "officina-vesuvio" }],
  ["kiezgold spati", { name: /kiezgold späti/i }, { vendor: "kiezgold", category: coffee }],
  ["slow tide dock rd blend", { name: /dock road/i }, { vendor: "slow-tide", category: coffee }],
  // Taste
  ["mango notes", ...tasting(["mango"])],
  ["earthy smoky coffee", ...tasting(["earth", "smoke", "tobacco", "cedar"])],
  ["caramel apple", { notes: ["caramel", "red_apple"] }, { anyNote: ["red_apple", "green_apple"] }],
  // Price
  [
    "espresso beans under 16 dollars",
    [
      { category: whole, name: /espresso/i, most: 1600 },
      { category: whole, roast: ["medium-dark"], most: 1600 },
    ],
    { category: whole, most: 1600 },
  ],
  ["scale under 60", { kind: ["scale"], most: 6000 }],
  ["grinders $200 to $700", { kind: grinders, least: 20_000, most: 70_000 }],
  // Size
  ["2 lb coffee bag", { category: roasted, grams: 907 }, { category: ["green-beans"], grams: 907 }],
  ["500g whole bean", { category: whole, grams: 500 }, { category: ground, grams: 500 }],
  // Grind and caffeine
  [
    "turkish grind",
    { category: ground, name: /turkish|greek|pounded fine|hammana|saudi|menengiç/i },
    want.finelyGround,
  ],
  ["drip grind coffee", want.forFilter, { category: ground, name: /colar|colador|molienda media/i }],
  ["sugarcane decaf", { ...decaf, notes: ["sugar_cane"] }, decaf],
  // For what one has, and presents
  ["kettle for induction hob", { kind: ["kettle"], says: /induction|indução/i }, { kind: ["kettle"] }],
  ["christmas coffee", { name: /\bjul\b/i, category: coffee }, [{ name: /\bjul\b/i }, ...want.presents]],
  [
    "birthday present under 30 dollars",
    want.presents.map((one) => ({ ...one, most: 3000 })),
    want.lesserPresents.map((one) => ({ ...one, most: 3000 })),
  ],
  // Not sold here
  ["keurig", "nothing"],
  ["breville barista express", "nothing"],
  ["illy", "nothing"],
  ["folgers", "nothing"],
  ["chai latte", "nothing"],
  ["mushroom coffee", "nothing"],
  ["coffee creamer", "nothing"],
];
