import type { Row } from "../../traits.ts";
import * as want from "../../wants.ts";

const { coffee, decaf, food, roasted, tasting, whole } = want;

/** Judged before any search of them was run, and untouched at first; read since, and tuned by. */
export const pt: Row[] = [
  // Things to brew with
  [
    "coador de inox sem papel",
    { name: /steel dripper with fine mesh/i },
    { name: /filter block|steel phin|flat-bottom dripper/i },
  ],
  [
    "cone de cerâmica",
    { kind: ["pourover"], name: /grés|greda|porcelain|barro|ceramic/i },
    { kind: ["pourover"] },
  ],
  [
    "bule de cafe",
    { name: /saco minhota|^dallah|kokekanne|long-spout pot|enamel briki/i },
    { kind: ["server", "cezve"] },
  ],
  [
    "máquina de café profissional",
    { name: /vesuvio (due|una)|sardana|commercial batch/i },
    want.espressoMachine,
  ],
  ["moedor profissional para cafeteria", { kind: ["grinder"], least: 100_000 }, { kind: ["grinder"] }],
  ["prensa francesa inox", { name: /cabin press/i }, { kind: ["french-press"] }],
  ["chaleira de cobre", { name: /copper kettle/i }, { kind: ["kettle"] }],
  ["garrafa para cold brew", { name: /cold brew bottle/i }, { kind: ["cold-brew"] }],
  ["jarra de vidro para servir café", { kind: ["server"], name: /glass/i }, { kind: ["server"] }],
  [
    "balança de precisão 0,1g",
    { kind: ["scale"], says: /tenth of a gram|décima de gramo/i },
    { kind: ["scale"] },
  ],
  // Beside it
  ["copo americano", { name: /copo americano/i }, { kind: ["glass"] }],
  ["kit de limpeza para máquina de café", { name: /backflush/i }, { kind: ["cleaning"] }],
  ["caneca de ceramica", { kind: ["mug"], not: /esmaltada/i }, { kind: ["cup"] }],
  [
    "copinhos para café árabe",
    { name: /finjan/i },
    { kind: ["cup"], name: /sini|copper cups|finjan|jarritos/i },
  ],
  ["xícaras empilháveis", { kind: ["cup", "mug"], name: /stacking/i }, { kind: ["cup"] }],
  ["moedor de cardamomo", { name: /cardamom mill/i }],
  ["peneira para pó de café", { name: /sieve tin/i }],
  ["estojo de viagem", { name: /travel case/i }, { name: /travel pour-over|travel grinder/i }],
  // To eat
  ["pe de moleque", { name: /pé de moleque/i }, { name: /paçoca/i }],
  ["broa de fubá", { name: /broa de fubá/i }, { kind: ["cake"] }],
  ["biscoito de povilho", { name: /polvilho/i }, { name: /sequilhos|biscoitos/i }],
  ["palha italiana", { name: /palha italiana/i }, { name: /brigadeiro/i }],
  ["castanha de caju", { name: /cashew/i, category: food }, { kind: ["nuts"] }],
  ["banana passa", { name: /banana seca/i }, { kind: ["dried-fruit"] }],
  [
    "barrinha de cereal",
    { kind: ["bar"], name: /oat bars|kiwicha|amaranto/i },
    [{ name: /protein bar/i }, { kind: ["granola"] }],
  ],
  ["sequilhos", { name: /sequilhos/i }, { kind: ["cookies"], name: /biscoito|areias/i }],
  ["xarope de café", { kind: ["syrup"] }, { name: /with coffee syrup|in syrup/i }],
  ["salame de chocolate", { name: /salame de chocolate/i }, { name: /palha italiana/i }],
  // Places
  ["café de são tomé", { origin: "ST", category: coffee }, { origin: "ST" }],
  ["cabo verde", { origin: "CV" }],
  ["café moçambicano", { origin: "MZ", category: coffee }],
  ["alta mogiana", { region: /mogiana/i }],
  ["matas de minas", { region: /matas de minas/i }, { region: /minas/i }],
  ["café do espírito santo", [{ region: /espírito santo/i }, { vendor: "caparao" }]],
  ["café da bahia", { region: /chapada diamantina/i, category: coffee }],
  ["café do vietnã", { origin: "VN", category: coffee }, { origin: "VN" }],
  ["tanzania", { origin: "TZ" }],
  ["café indiano", { origin: "IN", category: coffee }],
  ["peru cajamarca", { region: /cajamarca/i }, { origin: "PE", category: coffee }],
  // Words of the trade
  ["catucai", { variety: /catucaí/i }],
  ["variedade arara", { variety: /arara/i }],
  ["mundo novo natural", { variety: /mundo novo/i, process: "natural" }, { variety: /mundo novo/i }],
  ["anaeróbico brasileiro", { origin: "BR", process: "anaerobic" }, { process: "anaerobic" }],
  ["hibrido de timor", { variety: /híbrido de timor/i }, { origin: "TL", category: coffee }],
  ["sl34", { variety: /sl34/i }],
  // By name
  ["terreiro serra clara", { name: /terreiro/i }, { vendor: "serra-clara" }],
  ["alfama uraga", { name: /uraga/i }, { vendor: "torra-alfama", category: coffee }],
  ["pastelaria da ribeira", { vendor: "pastelaria-ribeira" }],
  ["olaria do cavado", { vendor: "olaria-barcelos" }],
  // Taste
  ["café com notas de amendoim", { category: roasted, notes: ["peanut"] }, { notes: ["peanut"] }],
  ["notas de baunilha", ...tasting(["vanilla"])],
  ["mel e pêssego", { notes: ["honey", "peach"] }, { notes: ["peach"] }],
  [
    "café encorpado",
    [want.strong, { category: roasted, name: /encorpado/i }, { category: roasted, process: "wet_hulled" }],
    { category: roasted, roast: ["medium"], process: "natural" },
  ],
  // Price
  ["xícaras até 25 dólares", { kind: ["cup"], most: 2500 }, { kind: ["mug", "glass"], most: 2500 }],
  [
    "chocolate até 8 dólares",
    { category: food, name: /chocolate|barra \d|milk bar/i, most: 800 },
    { category: food, says: /chocolat|cacau|cacao/i, most: 800 },
  ],
  [
    "café acima de 30 dólares",
    { category: roasted, least: 3000 },
    { category: ["green-beans"], least: 3000 },
  ],
  ["maquina de espresso até 700 dólares", { ...want.espressoMachine, most: 70_000 }],
  // Size
  ["café em grãos 340g", { category: whole, grams: 340 }],
  ["embalagem de 100 gramas", { category: roasted, grams: 100 }, { category: food, grams: 100 }],
  // Grind and caffeine
  ["pó para café expresso", want.forEspresso, want.finelyGround],
  ["café com pouca cafeína", [{ says: /cafeína baixa/i }, decaf]],
  // For what one has, and presents
  ["mós de reposição para moedor", { name: /burr set/i }],
  [
    "lembrancinha de café",
    want.presents.map((one) => ({ ...one, most: 2000 })),
    want.lesserPresents.map((one) => ({ ...one, most: 2000 })),
  ],
  // Not sold here
  ["café orfeu", "nothing"],
  ["delta cafés", "nothing"],
  ["café caboclo", "nothing"],
  ["mondial", "nothing"],
  ["timemore", "nothing"],
  ["guaraná em pó", "nothing"],
  ["açúcar demerara", "nothing"],
];
