import type { Row } from "../../traits.ts";
import * as want from "../../wants.ts";

const { coffee, decaf, geisha, green, ground, roasted, tasting, whole } = want;

/** Judged before any search of them was run, and untouched at first; read since, and tuned by. */
export const es: Row[] = [
  // Things to brew with
  ["cafetera moka 6 tazas", { kind: ["moka"], name: /six|seis/i }, { kind: ["moka"] }],
  ["molinillo electrico para espresso", { kind: ["grinder"], not: /parede/i }, { kind: ["hand-grinder"] }],
  ["cafetera de sifon japones", { kind: ["siphon"] }],
  ["hervidor electrico cuello de ganso", [want.electricKettle, want.gooseneck], { kind: ["kettle"] }],
  ["jarra para cold brew", { kind: ["cold-brew"] }, want.forCold],
  [
    "maquina de cafe para oficina",
    [want.batchBrewer, want.espressoMachine],
    { kind: ["pourover"], name: /programmable/i },
  ],
  [
    "cono de filtrado para una taza",
    { kind: ["pourover"], name: /una taza|dos tazas|one to two/i },
    { kind: ["pourover"] },
  ],
  ["tostador pequeño", want.homeRoaster, { kind: ["roaster"], not: /sand/i }],
  ["metodo v60", { kind: ["pourover"] }, [want.papers, want.forFilter]],
  ["cafetera portatil", { name: /nomade|travel pour-over|cabin press/i }, { kind: ["aeropress", "moka"] }],
  ["pesa digital para cafe", { kind: ["scale"] }],
  ["cafetera manual de madera", { name: /chorreador de madera/i }, { name: /chorreador|cherry handle/i }],
  // Beside it
  ["tazas para cafe turco", { kind: ["cup"], name: /copper cups|finjan/i }, { kind: ["cup"] }],
  ["vaso para llevar cafe", { kind: ["travel-mug"] }],
  ["filtros para cafetera", want.papers, { kind: ["cloth-filter"], name: /filtros|bolsitas/i }],
  ["frasco de vidrio con tapa de corcho", { name: /glass storage jar/i }, { kind: ["canister"] }],
  ["espumar leche", [want.milkJug, want.milkSteamer], { kind: ["pitcher"] }],
  ["prensador de café 58 mm", { kind: ["tamper"], name: /tamper/i }, { kind: ["tamper"] }],
  [
    "pocillos de ceramica",
    { kind: ["cup"], says: /porcel|celadon|barro|loza|talavera|ceramic/i },
    { kind: ["cup", "mug"] },
  ],
  ["caja de posos", { kind: ["knock-box"] }],
  ["manual de barista libro", { kind: ["book"] }],
  ["cucharas para cafe", { kind: ["spoon"], name: /spoon|scoop|cuchara|colher/i }],
  // To eat
  ["trufas de cafe", { kind: ["truffles"], name: /truf/i }, { kind: ["truffles"] }],
  [
    "barra de chocolate 70%",
    { kind: ["bar"], name: /(70|72|75|85)/ },
    { kind: ["bar"], name: /chocolate|barra|bar/i },
  ],
  ["galletas para acompañar el cafe", { kind: ["cookies", "biscotti"] }, { kind: ["cake"] }],
  ["miel de abeja", { name: /^miel (melipona|de azahar)/i }],
  [
    "caramelos de leche",
    { kind: ["caramels"], says: /leche|leite|nata|cream|butter|mantequilla/i },
    { kind: ["caramels"] },
  ],
  ["mermelada de cafe", { name: /marmelada|jelly/i }, { kind: ["spread", "jar"] }],
  ["snacks dulces y salados", { category: ["coffee-snacks", "coffee-sweets"] }],
  [
    "almendras con chocolate",
    { kind: ["nuts", "bar", "truffles", "cookies"], says: /almond|almendra|amêndoa/i },
    { kind: ["nuts", "truffles", "bar"] },
  ],
  // Places
  [
    "café colombiano de Huila tueste medio",
    { region: /huila/i, roast: ["medium"] },
    { region: /huila/i, category: coffee },
  ],
  ["etiopia guji", { region: /guji/i }, { origin: "ET", category: coffee }],
  ["cafe de veracruz coatepec", { name: /coatepec/i }, { region: /veracruz/i }],
  ["cafe brasileño natural", { origin: "BR", process: "natural" }, { origin: "BR", category: coffee }],
  ["café de Guatemala Huehuetenango", { region: /huehuetenango/i }, { origin: "GT", category: coffee }],
  [
    "cafes de africa lavados",
    {
      origin: ["ET", "KE", "RW", "BI", "TZ", "UG", "CD", "ZM", "MZ", "AO", "ST", "CV", "MW"],
      process: "washed",
    },
  ],
  ["yemen", { origin: "YE" }],
  ["café hawaiano kona", { region: /kona/i }, { name: /kona/i }],
  // Words of the trade
  ["geisha lavado", { variety: geisha, process: "washed" }, { variety: geisha }],
  ["cafe honey", { process: "honey", category: coffee }],
  [
    "café de altura organico",
    { category: coffee, says: /org[áaâ]nic/i },
    { category: coffee, certified: "organic" },
  ],
  [
    "blend para espresso",
    { category: roasted, name: /espresso|mezcla|blend/i },
    { category: roasted, roast: ["medium-dark"] },
  ],
  ["grano verde de colombia", { origin: "CO", category: green }, { category: green }],
  ["caturra", { variety: /caturra/i }],
  // By name
  ["taller gracia tamper", { vendor: "taller-gracia", kind: ["tamper"] }, { kind: ["tamper"] }],
  ["boquete alto", { vendor: "boquete" }],
  // Taste
  [
    "cafe frutal y dulce",
    {
      category: roasted,
      anyNote: [
        ...want.redBerries,
        "mango",
        "peach",
        "apricot",
        "pineapple",
        "papaya",
        "plum",
        "cherry",
        "lychee",
        "guava",
        "passion_fruit",
        "nectarine",
        "raisin",
        "red_apple",
        "orange",
        "mandarin",
      ],
    },
    want.lessFruity,
  ],
  [
    "notas de vino y chocolate",
    { category: roasted, notes: ["red_wine"] },
    { category: coffee, anyNote: ["red_wine", ...want.chocolate] },
  ],
  ["sabor a nuez", ...tasting(want.nuts)],
  ["café intenso para la mañana", want.strong, { variety: want.robusta, category: coffee }],
  ["notas de miel", ...tasting(["honey"])],
  // Price and size
  [
    "molino manual menos de 100 dolares",
    { kind: ["hand-grinder"], most: 10_000 },
    { kind: ["hand-grinder"] },
  ],
  ["cafe geisha economico", { variety: geisha, category: coffee, cheapest: true }, { variety: geisha }],
  ["cafe en grano 500 gramos", { category: whole, grams: 500 }, { category: ground, grams: 500 }],
  ["tazas baratas", { kind: ["cup", "mug"], cheapest: true }, { kind: ["cup", "mug", "glass"] }],
  // Grind and caffeine
  ["cafe molido para cafetera de goteo", want.forFilter, { category: ground }],
  ["café descafeinado barato", { ...decaf, cheapest: true }, decaf],
  ["café molido mexicano", { origin: "MX", category: ground }, { origin: "MX", category: coffee }],
  ["molido para espresso", want.forEspresso, { category: ground, roast: ["medium-dark"] }],
  ["granos para moler en casa", { category: whole }, { category: ["green-beans"] }],
  // Presents
  ["regalo para mi papa que toma cafe", want.presents, want.lesserPresents],
  ["surtido de cafes del mundo", want.samplers, { name: /gift box|caja/i }],
  // Not sold here
  ["pods de cafe", "nothing"],
  ["cafetera oster", "nothing"],
  ["nescafe gold", "nothing"],
  ["azucar morena en sobres", "nothing"],
  ["te verde", "nothing"],
  ["cafetera philips", "nothing"],
];
