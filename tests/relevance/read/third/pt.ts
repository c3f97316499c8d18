import type { Row } from "../../traits.ts";
import * as want from "../../wants.ts";

const { coffee, decaf, geisha, green, ground, roasted, tasting, whole } = want;

/** Judged before any search of them was run, and untouched at first; read since, and tuned by. */
export const pt: Row[] = [
  // Things to brew with
  ["cafeteira italiana de indução", { kind: ["moka"], name: /inducción/i }, { kind: ["moka"] }],
  [
    "moedor de café manual com mós cônicas",
    { kind: ["hand-grinder"], says: /conical|cónicas/i },
    { kind: ["hand-grinder"] },
  ],
  ["prensa francesa 1 litro", { kind: ["french-press"], name: /un litro/i }, { kind: ["french-press"] }],
  ["chaleira de bico fino", want.gooseneck, { kind: ["kettle"] }],
  ["coador de porcelana", { kind: ["pourover"], name: /porcelain/i }, { kind: ["pourover"] }],
  [
    "kit para café coado",
    { name: /starter brewer|travel pour-over set|juego/i, kind: ["pourover"] },
    { kind: ["pourover"] },
  ],
  ["torre de cold brew", { kind: ["cold-brew"], name: /tower|cold drip/i }, { kind: ["cold-brew"] }],
  ["máquina de café expresso barata", { ...want.espressoMachine, cheapest: true }, want.espressoMachine],
  ["balança pequena de bolso", { name: /pocket/i }, { kind: ["scale"] }],
  ["cafeteira sifão", { kind: ["siphon"] }],
  ["aeropress ou similar", { kind: ["aeropress"] }, want.roundPapers],
  ["torrador de amostras", { name: /muestras/i }, { kind: ["roaster"], not: /sand/i }],
  // Beside it
  ["xícara de cafezinho", { kind: ["cup"] }, { kind: ["mug", "glass"] }],
  ["caneca para viagem", { kind: ["travel-mug"] }, { kind: ["mug"] }],
  ["copos de vidro para café", { kind: ["glass"] }, { kind: ["cup"] }],
  ["garrafa térmica 1 litro", { name: /serving flask/i }, [{ name: /termo/i }, { kind: ["travel-mug"] }]],
  [
    "filtro de pano",
    { kind: ["cloth-filter"], name: /tela|bolsitas|nel|sock|saco/i },
    { kind: ["cloth-filter"] },
  ],
  ["tamper para máquina de espresso", { kind: ["tamper"], name: /tamper/i }, { kind: ["tamper"] }],
  ["espumador de leite", want.milkSteamer, { kind: ["pitcher"] }],
  ["lata para café", want.canister, { kind: ["canister"] }],
  ["açucareiro de barro", { name: /açucareiro/i }, { kind: ["canister"], name: /barro|greda/i }],
  ["colher para medir café", { name: /scoop|colher dosadora/i }, { kind: ["spoon"], name: /spoon/i }],
  ["pano para barista", { kind: ["cloth"], name: /cloth/i }],
  // To eat
  ["bolo de chocolate ou café", { kind: ["cake"] }, { name: /salame de chocolate/i }],
  ["chocolate 70", { kind: ["bar"], name: /(70|72|75|85)/ }, { kind: ["bar"], name: /chocolate|barra|bar/i }],
  ["bombons de café", { kind: ["truffles"] }],
  [
    "amendoim com café",
    { says: /amendoim|peanut|maní|cacahuate/i, category: ["coffee-snacks", "coffee-sweets"] },
    { kind: ["nuts"] },
  ],
  ["biscoito para o café da tarde", { kind: ["cookies", "biscotti"] }, { kind: ["cake"] }],
  [
    "doce de coco",
    { name: /cocadas|coco\b/i, category: ["coffee-sweets"] },
    { says: /\bcoco\b|coconut/i, category: ["coffee-sweets", "coffee-snacks"] },
  ],
  ["granola com nozes", { kind: ["granola"], says: /pecan|macadamia|noz/i }, { kind: ["granola"] }],
  ["tâmaras com chocolate", { kind: ["dates"] }],
  // Places
  ["café mineiro", { region: /minas|cerrado/i, category: coffee }, { origin: "BR", category: coffee }],
  ["café da guatemala", { origin: "GT", category: coffee }],
  ["café da indonésia", { origin: "ID", category: coffee }],
  ["café da costa rica honey", { origin: "CR", process: "honey" }, { origin: "CR", category: coffee }],
  ["quênia aa", { origin: "KE", name: /\bAA\b/ }, { origin: "KE", category: coffee }],
  [
    "cafés africanos naturais",
    {
      origin: ["ET", "KE", "RW", "BI", "TZ", "UG", "CD", "ZM", "MZ", "AO", "ST", "CV", "MW"],
      process: "natural",
    },
  ],
  ["café de angola", { origin: "AO", category: coffee }],
  // Words of the trade
  ["catuaí amarelo", { variety: /catuaí amare?i?l|yellow catuaí/i }, { variety: /catuaí/i }],
  ["café cereja descascado", { process: "honey" }],
  [
    "café torra média em grãos",
    { category: whole, roast: ["medium"] },
    { category: roasted, roast: ["medium"] },
  ],
  ["microlote geisha", { variety: geisha }],
  [
    "blend para expresso",
    { category: roasted, name: /espresso|mezcla|blend/i },
    { category: roasted, roast: ["medium-dark"] },
  ],
  // By name
  ["serra clara arara", { name: /serra clara arara/i }, { vendor: "serra-clara", category: coffee }],
  ["doces da vovo zelia", { vendor: "vovo-zelia" }],
  ["fazenda serra clara", { vendor: "serra-clara" }],
  // Taste
  ["café com notas cítricas", ...tasting(want.citrus)],
  ["café doce e frutado", want.fruity, want.lessFruity],
  ["café forte e amargo", want.strong, { variety: want.robusta, category: coffee }],
  [
    "notas de chocolate e avelã",
    { category: roasted, notes: ["hazelnut"], anyNote: want.chocolate },
    { category: coffee, anyNote: ["hazelnut", ...want.chocolate] },
  ],
  ["sabor de maracujá", ...tasting(["passion_fruit"])],
  // Price and size
  ["café em grãos até 15 dólares", { category: whole, most: 1500 }, { category: ground, most: 1500 }],
  ["cafeteira até 50 dólares", { ...want.brewer, most: 5000 }, want.brewer],
  [
    "presente até 20 dólares",
    want.presents.map((one) => ({ ...one, most: 2000 })),
    want.lesserPresents.map((one) => ({ ...one, most: 2000 })),
  ],
  // Grind and caffeine
  ["descafeinado colombiano", { ...decaf, origin: "CO" }, decaf],
  ["café moído para prensa", want.forPress, { category: ground }],
  [
    "café para máquina de espresso",
    [{ category: roasted, name: /espresso/i }, want.forEspresso],
    { category: roasted, roast: ["medium-dark"] },
  ],
  ["pó de café extra forte", { category: ground, roast: ["dark", "medium-dark"] }, { category: ground }],
  ["café verde para torrar em casa 1 kg", { category: green, grams: 1000 }, { category: green }],
  // Presents
  ["cesta de café para presente", [want.presents[0]!, want.samplers], want.presents],
  ["kit degustação de cafés especiais", want.samplers, { name: /gift box/i }],
  // Not sold here
  ["cápsulas l'or", "nothing"],
  ["café solúvel nescafé", "nothing"],
  ["chá verde", "nothing"],
  ["cafeteira oster", "nothing"],
  ["açúcar mascavo pacote 1kg", "nothing"],
  ["copo descartável para café", "nothing"],
];
