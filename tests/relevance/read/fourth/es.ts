import type { Row } from "../../traits.ts";
import * as want from "../../wants.ts";

const { chocolate, coffee, cups, decaf, geisha, green, grinders, ground, roasted, tasting, whole } = want;

/** Judged before any search of them was run, and untouched at first; read since, and tuned by. */
export const es: Row[] = [
  // Things to brew with
  [
    "chorreador de madera",
    { kind: ["cloth-filter"], name: /chorreador (de|pintado)/i },
    { kind: ["cloth-filter"] },
  ],
  [
    "media para colar cafe",
    { kind: ["cloth-filter"], name: /filtros de tela|bolsitas|sock/i },
    { kind: ["cloth-filter"] },
  ],
  ["cafetera fransesa", { kind: ["french-press"] }, { kind: ["aeropress"] }],
  ["molino eléctrico para casa", { kind: ["grinder"], not: /parede/i, most: 70_000 }, { kind: grinders }],
  ["cafetera moka de 3 tazas", { kind: ["moka"], name: /three|três/i }, { kind: ["moka"] }],
  ["sifón de vidrio", { kind: ["siphon"] }],
  [
    "jarra de vidrio para café",
    [
      { kind: ["server"], name: /glass/i },
      { kind: ["pourover"], name: /carafe|jarra/i },
    ],
    { kind: ["server"] },
  ],
  ["tetera eléctrica", want.electricKettle, { kind: ["kettle"] }],
  ["hervidor de cobre", { kind: ["kettle"], name: /copper/i }, { kind: ["kettle"] }],
  ["máquina espresso para cafetería", want.barMachine, want.espressoMachine],
  ["cafetera arabe", { name: /dallah/i }, { kind: ["cezve"] }],
  [
    "tostador de café para negocio",
    { kind: ["roaster"], least: 80_000 },
    { kind: ["roaster"], not: /sand/i },
  ],
  ["filtro permanente de acero", { name: /no paper/i }, { kind: ["pourover", "cloth-filter"] }],
  ["espumar leche sin máquina", want.milkSteamer, { kind: ["pitcher"] }],
  ["molinilo manual", { kind: ["hand-grinder"] }, { kind: ["grinder"] }],
  // Beside it
  ["taza de talavera", { name: /talavera/i }, { kind: cups }],
  ["jarritos de barro", { name: /jarritos de barro/i }, { kind: ["cup", "mug"], name: /greda|grés/i }],
  ["termo de acero inoxidable", { name: /steel thermos|flask|termo cebador/i }, { kind: ["travel-mug"] }],
  ["tasitas para expreso", { kind: ["cup"] }, { kind: ["glass"] }],
  ["cuchara dosificadora", { kind: ["spoon"], name: /dosadora|scoop/i }, { kind: ["spoon"] }],
  ["kit limpieza máquina espresso", { name: /backflush/i }, { kind: ["cleaning", "brush"] }],
  ["termómetro", { kind: ["thermometer"] }],
  ["funda tejida para taza", { name: /mug sleeve/i }],
  ["estuche para molino y prensa", { name: /travel case/i }],
  ["apisonador de café", { kind: ["tamper"], name: /tamper/i }, { kind: ["tamper"] }],
  ["puck screen 58", { name: /puck screen/i }, { kind: ["tamper"] }],
  ["portafiltro naked", { name: /portafiltros sin fondo/i }, { kind: ["tamper"] }],
  ["recipiente para guardar granos", want.canister, { kind: ["canister"] }],
  ["filtros desechables", want.papers],
  // To eat
  ["chocolate para taza", { name: /chocolate de mesa/i }, { kind: ["bar"], name: /chocolate|barra/i }],
  ["arequipe", { name: /arequipe/i }, { kind: ["spread"], name: /dulce de leche|doce de leite/i }],
  ["chocolates rellenos", { kind: ["truffles"] }, { kind: ["dates", "bar"], category: ["coffee-sweets"] }],
  ["cereal para el desayuno", { kind: ["granola"] }, { kind: ["bar"], category: ["coffee-snacks"] }],
  ["chips de plátano", { name: /chips de plátano/i }, { kind: ["dried-fruit"] }],
  [
    "galletas saladas",
    { kind: ["cookies"], name: /picos camperos|crackers|oatcakes/i },
    { kind: ["cookies"], name: /tostas|rosquitas|rosquillas/i },
  ],
  ["dulces de coco", { name: /cocadas|cajetas de coco/i }, { name: /coconut/i }],
  ["bocadillo de guayaba", { name: /bocadillo/i }],
  ["malvaviscos", { kind: ["marshmallow"] }],
  [
    "jarabe de maple",
    { kind: ["syrup"], name: /maple/i },
    [{ kind: ["syrup"] }, { category: want.food, name: /maple/i }],
  ],
  ["barra de proteína", { name: /protein/i }, { kind: ["bar"], category: ["coffee-snacks"] }],
  ["habas tostadas", { name: /habas/i }, { kind: ["nuts"] }],
  // Places
  ["café panameño", { origin: "PA", category: coffee }],
  ["cafe ecuatoriano", { origin: "EC", category: coffee }],
  ["café guatemalteco en grano", { origin: "GT", category: want.beans }, { origin: "GT", category: coffee }],
  ["cafe de jinotega", { region: /jinotega/i }, { origin: "NI", category: coffee }],
  ["café del Quindío", { region: /quindío/i }, { origin: "CO", category: coffee }],
  ["cafe de santander", { region: /santander/i }, { origin: "CO", category: coffee }],
  ["café de Cajamarca", { region: /cajamarca/i }, { origin: "PE", category: coffee }],
  ["tanzania", { origin: "TZ", category: coffee }],
  ["café de Papúa Nueva Guinea", { origin: "PG", category: coffee }],
  // Words of the trade
  ["gesha natural", { variety: geisha, process: "natural" }, { variety: geisha }],
  ["maceración carbónica", { process: "carbonic_maceration" }, { process: "anaerobic" }],
  [
    "café tueste medio oscuro",
    { category: roasted, roast: ["medium-dark"] },
    { category: roasted, roast: ["dark"] },
  ],
  ["café verde mexicano", { origin: "MX", category: green }, { origin: "MX", category: coffee }],
  ["variedad castillo", { variety: /castillo/i }],
  ["café con certificado rainforest", { certified: "rainforest_alliance", category: coffee }],
  ["descafeinado orgánico", { ...decaf, certified: "organic" }, decaf],
  ["café de mujeres productoras", want.byWomen],
  // By name
  ["sierra viva minca", { name: /minca/i }, { vendor: "sierra-viva" }],
  ["valle inca", { vendor: "valle-inca" }],
  ["caja baru", { name: /caja barú/i }, { vendor: "casa-baru" }],
  ["taller gracia molino", { vendor: "taller-gracia", kind: grinders }, { vendor: "taller-gracia" }],
  // Taste
  [
    "notas de maracuyá",
    { category: roasted, notes: ["passion_fruit"] },
    [{ category: green, notes: ["passion_fruit"] }, { name: /maracuyá/i }],
  ],
  ["café que no sea amargo", want.notBitter, want.hardlyBitter],
  ["café torrado sin azúcar", { name: /sin azúcar/i }, { category: roasted, roast: ["dark"] }],
  ["cafe sin acidez", want.mild, want.lessMild],
  ["café con toque de ron", ...tasting(["rum"])],
  [
    "cafe con chocolate y caramelo",
    { category: roasted, notes: ["caramel"], anyNote: chocolate },
    { category: coffee, anyNote: ["caramel", ...chocolate] },
  ],
  ["notas de manzana verde", ...tasting(["green_apple"])],
  [
    "café floral tueste claro",
    { category: roasted, roast: ["light"], anyNote: want.flowers },
    [
      { category: roasted, anyNote: want.flowers },
      { category: roasted, roast: ["light"] },
    ],
  ],
  // Price, size, grind
  ["prensa francesa barata", { kind: ["french-press"], cheapest: true }, { kind: ["french-press"] }],
  ["taza por menos de 15 dólares", { kind: ["cup", "mug"], most: 1500 }, { kind: ["cup", "mug"] }],
  [
    "máquina de espresso menos de 500 dólares",
    { ...want.espressoMachine, most: 50_000 },
    want.espressoMachine,
  ],
  ["café en grano 250 g", { category: whole, grams: 250 }, { category: whole }],
  [
    "saco grande de café verde",
    { category: green, least: 15_000, not: /blue mountain/i },
    { category: green, grams: 5000 },
  ],
  ["molido para cold brew", want.forCold, { category: ground, name: /gruesa|grueso|coarse/i }],
  ["cafe molido para greca", want.forMoka, want.finelyGround],
  ["café sin cafeína molido", { ...decaf, category: ground }, decaf],
  // Presents
  ["canasta de regalo de café", want.giftBox, want.presents],
  [
    "chocolates para regalar",
    { kind: ["truffles"] },
    [{ kind: ["dates"] }, { kind: ["bar"], category: ["coffee-sweets"] }],
  ],
  ["regalo para mi novio cafetero", want.presents, want.lesserPresents],
  // Not sold here
  ["nespresso inissia", "nothing"],
  ["cafetera krups", "nothing"],
  ["punta del cielo", "nothing"],
];
