import type { Row } from "../../traits.ts";
import * as want from "../../wants.ts";

const { coffee, decaf, food, goods, green, grinders, ground, roasted, tasting } = want;

/** Judged before any search of them was run, and untouched at first; read since, and tuned by. */
export const es: Row[] = [
  // Things to brew with
  [
    "maquina de espresso de palanca",
    { ...want.espressoMachine, name: /lever|palanca/i },
    want.espressoMachine,
  ],
  ["molino monodosis", { name: /passeig/i }, { kind: ["grinder"] }],
  ["molinillo de viaje", { name: /travel grinder/i }, { kind: ["hand-grinder"] }],
  ["cafetera napolitana", { name: /cuccumella/i }, { kind: ["moka"] }],
  ["torre de goteo en frio", { kind: ["cold-brew"], name: /tower|cold drip/i }, { kind: ["cold-brew"] }],
  ["tostador de muestras", { name: /tostador de muestras/i }, { kind: ["roaster"], not: /sand/i }],
  ["bascula de bolsillo", { name: /pocket scale/i }, { kind: ["scale"] }],
  ["jebena etíope", { name: /clay jebena/i }, { name: /jebena|sini cups/i }],
  // Beside it
  ["termo para mate", { name: /termo cebador/i }, { name: /serving flask|yerbera/i }],
  ["yerbera", { name: /^yerbera/i }, { name: /termo cebador/i }],
  ["bandeja de cobre", { name: /copper serving tray/i }, { kind: ["tray"], name: /tray|descanso/i }],
  ["portafiltros 58 mm", { name: /portafiltros/i }],
  [
    "tazas de barro",
    { kind: ["cup", "mug"], name: /barro|greda/i },
    [
      { kind: ["cup", "mug"], name: /grés|stoneware/i },
      { category: goods, name: /barro|greda/i },
    ],
  ],
  ["taza de peltre", { name: /caneca esmaltada/i }, { kind: ["mug"] }],
  ["vasos para cortado", { name: /vaso de caña cortado/i }, { kind: ["glass"] }],
  ["copas de cata", { name: /tasting (glasses|cups)/i }, { name: /cupping set|para catar/i }],
  ["libreta de catas", { name: /libreta de catas/i }, { kind: ["book"] }],
  ["azucarero", { name: /açucareiro/i }],
  // To eat
  ["cocadas", { name: /cocadas/i }, { name: /cajetas de coco|coconut/i }],
  ["polvorones", { name: /polvorones/i }, { name: /turrón|shortbread|vanilla crescents/i }],
  ["mani garapiñado", { name: /maní garrapiñado/i }, { kind: ["nuts"] }],
  ["miel con cafe", { name: /^miel (melipona|de azahar)/i }, { name: /^miel de cacao/i }],
  ["chocolate de mesa", { name: /chocolate de mesa/i }, { kind: ["bar"], name: /chocolate|barra \d/i }],
  ["barra de amaranto", { name: /amaranto/i }, { kind: ["bar"], category: ["coffee-snacks"] }],
  ["bocadillo veleño", { name: /bocadillo/i }, { name: /marmelada de café/i }],
  ["budin", { name: /budín/i }, { kind: ["cake"] }],
  ["rosquillas", { name: /rosquillas|rosquitas/i }, { kind: ["cookies"] }],
  ["almendras tostadas", { kind: ["nuts"], name: /almendra|amêndoa/i }, { kind: ["nuts"] }],
  // Places
  ["café de nicaragua", { origin: "NI", category: coffee }],
  ["salvadoreño", { origin: "SV" }],
  ["cafe boliviano", { origin: "BO", category: coffee }],
  ["burundi", { origin: "BI" }],
  ["indonesia semilavado", { origin: "ID", process: "wet_hulled" }, { origin: "ID", category: coffee }],
  ["sierra nevada de santa marta", { region: /sierra nevada/i }],
  ["café de veracruz", { region: /veracruz/i, category: coffee }],
  ["oaxaca pluma", { region: /oaxaca/i }, { origin: "MX", category: coffee }],
  ["cafe organico del cusco", { region: /cusco/i, says: /org[áa]nic/i }, { region: /cusco/i }],
  ["antigua guatemala", { region: /antigua/i }, { origin: "GT", category: coffee }],
  ["café venezolano", { origin: "VE", category: coffee }],
  ["dominicano", { origin: "DO" }],
  ["café de canarias", { origin: "ES", category: coffee }, { vendor: "finca-agaete" }],
  // Words of the trade
  ["variedad sidra", { variety: /sidra/i }],
  [
    "caturra lavado",
    { variety: /caturra/i, process: "washed", category: coffee },
    { variety: /caturra/i, category: coffee },
  ],
  ["miel amarilla", { name: /miel amarilla/i }, { process: "honey" }],
  ["caracolillo", { name: /peaberry/i, category: coffee }],
  // By name
  ["noche en la plaza", { name: /noche en la plaza/i }, { vendor: "macizo" }],
  [
    "malasana mezcla de bar",
    { name: /malasaña mezcla de bar/i },
    {
      vendor: "tostadero-malasana",
      category: coffee,
    },
  ],
  ["san telmo feria", { name: /san telmo.*feria/i }, { vendor: "san-telmo", category: coffee }],
  ["tostaduria izalco", { vendor: "tostaduria-izalco" }],
  // Taste
  [
    "café con notas de durazno",
    { category: coffee, notes: ["peach"] },
    { category: coffee, anyNote: ["apricot", "nectarine"] },
  ],
  [
    "frutas tropicales",
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
  ["ahumado", ...tasting(["smoke"])],
  ["sabor a vino", ...tasting(["red_wine"])],
  // Price
  ["prensa francesa por menos de 40", { kind: ["french-press"], most: 4000 }],
  ["molino de más de 500 dólares", { kind: grinders, least: 50_000 }],
  [
    "dulces por menos de 7 dólares",
    { category: ["coffee-sweets"], most: 700 },
    { category: ["coffee-snacks"], most: 700 },
  ],
  [
    "chocolates de 10 a 20 dolares",
    {
      kind: ["bar", "truffles", "dates"],
      says: /chocolat|truf|bombon|bonbon|pralin|ganache|cremini/i,
      least: 1000,
      most: 2000,
    },
    { category: food, least: 1000, most: 2000 },
  ],
  // Size
  ["saco 24 kg", { category: green, grams: 24_000 }, { category: green, grams: 30_000 }],
  ["bolsa de café de 200 gramos", { category: roasted, grams: 200 }],
  // Grind and caffeine
  [
    "café para colar",
    { category: ground, name: /colar|colador|chorreador|guayoyo|no coador/i },
    want.forFilter,
  ],
  ["descafeinado mexicano", { ...decaf, origin: "MX" }, decaf],
  // For what one has, and presents
  ["repuesto para chorreador", { name: /bolsitas de repuesto/i }, { name: /filtros de tela|^chorreador/i }],
  ["regalo dia de la madre", want.presents, want.lesserPresents],
  // Not sold here
  ["café bustelo", "nothing"],
  ["cafe britt", "nothing"],
  ["delonghi", "nothing"],
  ["oster", "nothing"],
  ["tassimo", "nothing"],
  ["leche en polvo", "nothing"],
  ["vasos desechables", "nothing"],
];
