import type { Row } from "../traits.ts";
import * as want from "../wants.ts";

const { chocolate, coffee, decaf, geisha, green, grinders, ground, roasted, tasting, whole } = want;

/** Judged before any search of them was run, and not read when the search is tuned. */
export const es: Row[] = [
  // Things to brew with
  ["cafetera de acero para inducción", { kind: ["moka"], name: /inducción/i }, { kind: ["moka"] }],
  ["molino de mano", { kind: ["hand-grinder"] }, { kind: ["grinder"] }],
  ["máquina espresso doble caldera", { name: /caldera doble/i }, want.espressoMachine],
  ["cafetera fría", { kind: ["cold-brew"] }, want.forCold],
  ["hervidor de agua para v60", want.gooseneck, { kind: ["kettle"] }],
  ["prensa de cafe grande", { kind: ["french-press"] }, want.forPress],
  ["cafetera vietnamita", { kind: ["vietnamese-phin"], name: /phin/i }, { kind: ["vietnamese-phin"] }],
  ["gotero de barro", { kind: ["pourover"], name: /barro|greda/i }, { kind: ["pourover"] }],
  ["balanza con temporizador", { kind: ["scale"], says: /timer|cronómetro/i }, { kind: ["scale"] }],
  ["tostador de cafe para casa", want.homeRoaster, { kind: ["roaster"], not: /sand/i }],
  [
    "cafetera para dos tazas",
    { name: /dos tazas|two cups|one to two/i, category: ["equipment"] },
    want.brewer,
  ],
  ["molino profesional", { kind: ["grinder"], least: 100_000 }, { kind: ["grinder"] }],
  // Beside it
  ["filtros de cafe", want.papers, { kind: ["cloth-filter"], name: /filtros|bolsitas/i }],
  ["taza con plato", { kind: ["cup"], says: /saucer|plato|pires/i }, { kind: ["cup"] }],
  ["vaso para espresso", { kind: ["glass"], name: /espresso|cortado/i }, { kind: ["glass", "cup"] }],
  ["tarro para café", want.canister, { kind: ["canister"] }],
  ["jarra para espumar", want.milkJug, { kind: ["pitcher"] }],
  ["cepillo de limpieza", { kind: ["brush"], name: /cepillo|cleaning/i }, { name: /group brush/i }],
  ["soporte para filtros", { name: /filter stand/i }, { kind: ["pourover"] }],
  ["libreta para catar cafe", { name: /libreta/i }, { kind: ["book"] }],
  ["taza esmaltada", { name: /esmaltada/i, kind: ["mug"] }, { kind: ["mug"] }],
  // To eat
  ["alfajores de dulce de leche", { name: /alfajor/i }, { name: /dulce de leche/i }],
  [
    "galletas de almendra",
    { kind: ["cookies", "biscotti"], says: /almond|almendra|amêndoa/i },
    { kind: ["cookies", "biscotti"] },
  ],
  ["bombones de chocolate con cafe", { kind: ["truffles"] }, { kind: ["bar"] }],
  [
    "maní con café",
    { kind: ["nuts", "candy", "bar"], says: /maní|cacahuate|peanut|amendoim/i },
    { kind: ["nuts"] },
  ],
  ["pastel de café", { kind: ["cake"] }],
  [
    "dulces típicos colombianos",
    { vendor: "abuela-ines", category: ["coffee-sweets"] },
    { vendor: "abuela-ines" },
  ],
  [
    "chocolate con almendras",
    { kind: ["bar", "truffles", "nuts", "cookies"], says: /almond|almendra|amêndoa/i },
    { kind: ["bar", "truffles"] },
  ],
  ["barrita energetica", { kind: ["bar"], category: ["coffee-snacks"] }, { kind: ["granola"] }],
  // Places
  ["café de Nicaragua tostado", { origin: "NI", category: roasted }, { origin: "NI", category: coffee }],
  ["cafe de antioquia", { region: /antioquia/i }, { origin: "CO", category: coffee }],
  ["cafe de panama boquete", { region: /boquete/i }, { origin: "PA", category: coffee }],
  ["café keniano lavado", { origin: "KE", process: "washed" }],
  ["café de Oaxaca", { region: /oaxaca/i }, { origin: "MX", category: coffee }],
  ["cafe de ruanda", { origin: "RW", category: coffee }],
  ["sumatra", { origin: "ID", region: /gayo|lintong/i }, { name: /sumatra/i }],
  ["cafes centroamericanos", { origin: ["GT", "CR", "HN", "SV", "NI", "PA", "MX"], category: coffee }],
  // Words of the trade
  ["anaerobico colombiano", { origin: "CO", process: "anaerobic" }, { process: "anaerobic" }],
  ["pacamara natural", { variety: /pacamara/i, process: "natural" }, { variety: /pacamara/i }],
  ["cafe tostado claro etiopia", { origin: "ET", roast: ["light"] }, { origin: "ET", category: roasted }],
  ["café de comercio justo", { certified: "fair_trade", category: coffee }],
  ["cafe verde 5 kg", { category: green, grams: 5000 }, { category: green }],
  // By name
  ["san telmo", { vendor: "san-telmo" }],
  ["cafe abuela ines dulces", { vendor: "abuela-ines" }],
  ["malasaña etiopia", { name: /malasaña etiop/i }, { vendor: "malasana", category: coffee }],
  // Taste
  [
    "café con notas de frutos rojos",
    ...tasting([...want.redBerries, "cherry", "black_cherry", "cloudberry", "cranberry"]),
  ],
  ["cafe con sabor a chocolate", ...tasting(chocolate)],
  [
    "notas de caramelo y manzana",
    { category: roasted, notes: ["caramel", "red_apple"] },
    { category: coffee, anyNote: ["caramel", "red_apple"] },
  ],
  [
    "café suave y aromático",
    [...want.mild, { category: roasted, anyNote: want.flowers }],
    { category: roasted, roast: ["medium", "light"] },
  ],
  ["café bien cargado", want.strong, { variety: want.robusta, category: coffee }],
  ["notas de canela", ...tasting(["cinnamon"])],
  // Price, size, grind
  ["cafe molido barato", { category: ground, cheapest: true }, { category: ground }],
  ["molinillo por menos de 150 dólares", { kind: grinders, most: 15_000 }, { kind: grinders }],
  ["medio kilo de café en grano", { category: whole, grams: 500 }, { category: whole }],
  ["café por menos de 10 dólares", { category: roasted, most: 1000 }, { category: green, most: 1000 }],
  ["molido para prensa francesa", want.forPress, { category: ground, name: /cold/i }],
  ["café descafeinado en grano", { ...decaf, category: whole }, decaf],
  ["café molido para V60", { category: ground, name: /v60/i }, want.forFilter],
  ["geisha en grano", { variety: geisha, category: whole }, { variety: geisha }],
  // Presents
  ["set de regalo de café", { name: /gift box|caja (barú|de seis)|filter trio|sample box/i }, want.presents],
  ["regalo cumpleaños cafetero", want.presents, want.lesserPresents],
  // Not sold here
  ["cápsulas compatibles nespresso", "nothing"],
  ["cafetera delonghi dedica", "nothing"],
  ["café instantáneo", "nothing"],
  ["starbucks pike place", "nothing"],
];
