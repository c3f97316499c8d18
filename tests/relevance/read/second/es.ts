import type { Row } from "../../traits.ts";
import * as want from "../../wants.ts";

const { chocolate, coffee, cups, decaf, green, grinders, ground, roasted, tasting, whole } = want;

/** Judged before any search of them was run, and untouched at first; read since, and tuned by. */
export const es: Row[] = [
  // Things to brew with
  [
    "cafetera para camping",
    { name: /cabin press|nomade|kokekanne|travel pour-over/i },
    { kind: ["moka", "aeropress"] },
  ],
  ["molino de café con muelas", { kind: grinders, says: /muelas|burr/i }, { kind: grinders }],
  ["tetera de cuello largo", want.gooseneck, { kind: ["kettle"] }],
  [
    "cafetera de vidrio",
    { kind: ["pourover", "siphon", "french-press"], says: /vidrio|glass/i },
    want.brewer,
  ],
  [
    "dripper de ceramica",
    { kind: ["pourover"], name: /porcelain|ceramic|grés|greda|barro/i },
    { kind: ["pourover"] },
  ],
  ["prensa francesa de acero", { name: /cabin press/i }, { kind: ["french-press"] }],
  ["filtro vietnamita", { kind: ["vietnamese-phin"], name: /phin/i }, { kind: ["vietnamese-phin"] }],
  ["cafetera de olla de barro", { name: /olla de barro/i }, { name: /jebena|saco minhota/i }],
  ["bascula para espresso", { kind: ["scale"] }],
  ["molino para cafeteria", { kind: ["grinder"], least: 40_000 }, { kind: ["grinder"] }],
  ["máquina para hacer capuchino en casa", want.espressoMachine, [{ name: /steamer/i }, { kind: ["moka"] }]],
  [
    "tostar cafe en casa",
    [want.homeRoaster, { category: green, grams: 1000 }],
    [{ kind: ["roaster"], not: /sand/i }, { category: green }],
  ],
  // Beside it
  ["tazas de espresso", { kind: cups, says: /espresso|bica/i }, { kind: ["cup"] }],
  ["taza grande", { kind: ["mug"] }, { kind: ["cup"] }],
  [
    "termo para cafe",
    [{ kind: ["travel-mug"], not: /lane/i }, { name: /serving flask/i }],
    { name: /termo cebador/i },
  ],
  ["lata para guardar cafe", want.canister, { kind: ["canister"] }],
  ["cuchara medidora", { name: /scoop|colher dosadora/i }, { kind: ["spoon"], name: /spoon/i }],
  ["limpiador de cafetera", { kind: ["cleaning"] }],
  ["guantes de barista", { name: /gloves/i }],
  [
    "juego de tazas para regalar",
    { kind: cups, name: /six|four|pair|seis|cuatro|quatro|\bpar\b|dozen/i },
    { kind: cups },
  ],
  ["vasos de vidrio doble pared", { name: /double-wall espresso/i }, { kind: ["glass"] }],
  // To eat
  [
    "galletas de mantequilla",
    { kind: ["cookies"], says: /shortbread|manteiga|mantequilla|butter/i },
    { kind: ["cookies"] },
  ],
  [
    "chocolate amargo con cafe",
    { kind: ["bar"], name: /(70|72|75|85)/ },
    { kind: ["bar", "truffles", "dates"], says: /chocolat/i },
  ],
  ["granola con cafe", { kind: ["granola"] }],
  ["dátiles rellenos", { kind: ["dates"] }],
  [
    "caramelos de café",
    { kind: ["caramels", "candy"], says: /caramel|balas|toffee|candy|drops/i },
    { kind: ["caramels"] },
  ],
  ["nueces de macadamia", { name: /macadamia/i, kind: ["nuts"] }, { name: /macadamia/i }],
  [
    "dulces sin gluten",
    { category: ["coffee-sweets"], kind: ["truffles", "caramels", "candy", "bar", "jar"] },
    { category: ["coffee-sweets"] },
  ],
  // Places
  ["café de Kenia tostado", { origin: "KE", category: roasted }, { origin: "KE", category: green }],
  ["cafe de costa rica tarrazu", { region: /tarraz/i, category: coffee }, { origin: "CR", category: coffee }],
  [
    "cafe africano",
    { origin: ["ET", "KE", "RW", "BI", "TZ", "UG", "CD", "ZM", "MZ", "AO", "ST", "CV"], category: coffee },
  ],
  ["café de Cauca", { region: /cauca/i, category: coffee }],
  [
    "boquete geisha",
    { region: /boquete/i, variety: want.geisha },
    [{ origin: "PA", category: coffee }, { variety: want.geisha }],
  ],
  [
    "cafe de indonesia sumatra",
    { origin: "ID", region: /gayo|lintong/i },
    { origin: "ID", category: coffee },
  ],
  ["café peruano tostado en grano", { origin: "PE", category: whole }, { origin: "PE", category: coffee }],
  // Words of the trade
  ["café natural fermentado", { process: ["anaerobic", "carbonic_maceration"] }, { process: "natural" }],
  ["café de especialidad tueste medio", { roast: ["medium"] }, { roast: ["medium-light", "medium-dark"] }],
  ["cafe verde para tostar", { category: green }],
  ["bourbon amarillo", { variety: /yellow bourbon|bourbon amar/i }, { variety: /bourbon/i }],
  ["cafe robusta", { variety: want.robusta, category: coffee }, { name: /robusta/i }],
  ["café orgánico de México", { origin: "MX", says: /org[áa]nic/i }, { origin: "MX", category: coffee }],
  // By name
  ["guaduas geisha", { name: /guaduas.*geisha/i }, { vendor: "guaduas", category: coffee }],
  ["mezquite chiapas", { name: /mezquite.*chiapas/i }, { vendor: "mezquite", category: coffee }],
  ["vesubio piccola", { name: /vesuvio piccola/i }, { vendor: "vesuvio" }],
  // Taste
  ["cafe con sabor a caramelo", ...tasting(["caramel", "toffee", "butterscotch"])],
  [
    "café dulce poco amargo",
    [...want.mild, { category: roasted, anyNote: want.sugars }],
    { category: roasted, roast: ["medium"] },
  ],
  [
    "cafe con notas citricas y florales",
    { category: roasted, anyNote: [...want.flowers, ...want.citrus], atLeast: 2 },
    { category: coffee, anyNote: [...want.flowers, ...want.citrus] },
  ],
  [
    "café con mucho cuerpo",
    [want.strong, { category: roasted, process: "wet_hulled" }],
    { category: roasted, roast: ["medium"], process: "natural" },
  ],
  [
    "café sabor chocolate y nuez",
    { category: roasted, anyNote: [...chocolate, ...want.nuts], atLeast: 2 },
    { category: roasted, anyNote: [...chocolate, ...want.nuts] },
  ],
  // Price and size
  ["café de menos de 12 dólares", { category: roasted, most: 1200 }, { category: green, most: 1200 }],
  ["cafetera italiana barata", { kind: ["moka"], cheapest: true }, { kind: ["moka"] }],
  ["hervidor de menos de 80 dolares", { kind: ["kettle"], most: 8000 }],
  ["bolsa de cafe de 1 kg", { category: roasted, grams: 1000 }, { category: green, grams: 1000 }],
  ["media libra de cafe", { category: roasted, grams: 227 }, { category: roasted, grams: 200 }],
  // Grind and caffeine
  ["cafe molido para cafetera italiana", want.forMoka, want.forEspresso],
  ["descafeinado molido", { ...decaf, category: ground }, decaf],
  ["qué café usar para prensa francesa", want.forPress, { category: roasted }],
  [
    "café molido fino para turco",
    { category: ground, name: /turkish|greek|pounded fine|hammana|saudi|menengiç/i },
    want.finelyGround,
  ],
  // Presents
  ["regalo para amante del cafe", want.presents, want.lesserPresents],
  ["regalo de navidad cafe", [{ name: /\bjul\b/i }, ...want.presents], want.lesserPresents],
  // Not sold here
  ["cafetera nespresso", "nothing"],
  ["cafe en capsulas", "nothing"],
  ["molino hario", "nothing"],
  ["leche de almendras", "nothing"],
  ["café la llave", "nothing"],
  ["endulzante stevia", "nothing"],
];
