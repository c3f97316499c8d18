import type { Row } from "../../traits.ts";
import * as want from "../../wants.ts";

const { chocolate, coffee, cups, decaf, green, grinders, roasted, tasting, whole } = want;

/** Judged before any search of them was run, and untouched at first; read since, and tuned by. */
export const pt: Row[] = [
  // Things to brew with
  ["cafeteira italiana 6 xícaras", { kind: ["moka"], name: /six|seis/i }, { kind: ["moka"] }],
  ["moedor manual de café portátil", { kind: ["hand-grinder"], name: /travel/i }, { kind: ["hand-grinder"] }],
  ["suporte para filtro de café", { kind: ["pourover"], not: /programmable/i }, { name: /filter stand/i }],
  ["chaleira com temperatura", want.electricKettle, { kind: ["kettle"] }],
  [
    "cafeteira para acampar",
    { name: /cabin press|nomade|kokekanne|travel pour-over/i },
    { kind: ["moka", "aeropress"] },
  ],
  ["prensa para café", { kind: ["french-press"] }, want.forPress],
  ["balança com cronômetro", { kind: ["scale"], says: /timer|cronómetro/i }, { kind: ["scale"] }],
  ["máquina de expresso para casa", { ...want.espressoMachine, most: 100_000 }, want.espressoMachine],
  ["torrador de café para casa", want.homeRoaster, { kind: ["roaster"], not: /sand/i }],
  ["cafeteira turca de cobre", { kind: ["cezve"], name: /copper/i }, { kind: ["cezve"] }],
  [
    "coador de café de metal",
    { name: /steel dripper|flat-bottom dripper|coador em arame/i },
    { kind: ["pourover", "vietnamese-phin"] },
  ],
  ["como fazer cold brew", [{ kind: ["cold-brew"] }, want.forCold], { name: /cold|gelado|iced/i }],
  // Beside it
  [
    "filtro de papel 103",
    { name: /filtros de papel coado|filter papers, flat/i },
    { kind: ["filter-papers"], name: /pap/i },
  ],
  ["xícara de café com pires", { kind: ["cup"], name: /saucer|pires/i }, { kind: ["cup"] }],
  [
    "conjunto de xícaras",
    { kind: cups, name: /six|four|pair|seis|cuatro|quatro|\bpar\b|dozen/i },
    { kind: cups },
  ],
  ["copo térmico com tampa", { kind: ["travel-mug"], not: /lane/i }, { kind: ["travel-mug"] }],
  ["pote para guardar café", want.canister, { kind: ["canister"] }],
  ["jarra de leite para latte art", { kind: ["pitcher"], name: /pitcher|jarra/i }, { kind: ["pitcher"] }],
  ["escova para limpar moedor", { kind: ["brush"], name: /brush|cepillo/i }],
  ["descalcificante", { name: /descal/i }, { kind: ["cleaning"] }],
  ["livro sobre café", { kind: ["book"] }],
  // To eat
  ["trufas de chocolate", { kind: ["truffles"], name: /truf/i }, { kind: ["truffles"] }],
  [
    "biscoitos amanteigados",
    { kind: ["cookies"], says: /shortbread|manteiga|mantequilla|butter|areias|sequilhos/i },
    { kind: ["cookies"] },
  ],
  ["castanhas caramelizadas", { kind: ["nuts"] }, { name: /brittle|pé de moleque|maní/i }],
  ["doce para tomar com café", { category: ["coffee-sweets"] }, { kind: ["cookies", "biscotti", "cake"] }],
  [
    "chocolate ao leite com café",
    { kind: ["bar"], name: /milk|leche|leite/i },
    { kind: ["bar", "truffles"], says: /chocolat/i },
  ],
  [
    "snack saudável",
    { category: ["coffee-snacks"], kind: ["nuts", "dried-fruit", "granola", "bar"] },
    { category: ["coffee-snacks"] },
  ],
  ["doces sem açúcar", { name: /85/ }, { category: ["coffee-sweets"] }],
  // Places
  ["café do sul de minas", { region: /sul de minas/i, category: coffee }, { region: /minas/i }],
  ["café etíope natural", { origin: "ET", process: "natural" }, { origin: "ET", category: coffee }],
  ["café da colômbia em grãos", { origin: "CO", category: whole }, { origin: "CO", category: coffee }],
  ["café de ruanda", { origin: "RW", category: coffee }],
  ["café do havaí", { origin: "US", region: /kona/i }, { name: /kona/i }],
  ["café quênia lavado", { origin: "KE", process: "washed" }],
  // Words of the trade
  ["grão verde para torrar", { category: green }],
  [
    "torra clara para coado",
    { category: roasted, roast: ["light", "medium-light"] },
    { category: roasted, roast: ["medium"] },
  ],
  [
    "café geisha brasileiro",
    { origin: "BR", variety: want.geisha },
    [{ variety: want.geisha }, { origin: "BR", category: coffee }],
  ],
  ["bourbon vermelho", { variety: /red bourbon|bourbon (rojo|vermelho)/i }, { variety: /bourbon/i }],
  [
    "café orgânico certificado",
    { certified: "organic", category: coffee },
    { says: /org[âa]nic/i, category: coffee },
  ],
  // By name
  ["bonde chapada diamantina", { name: /bonde chapada/i }, { vendor: "bonde", category: coffee }],
  ["coado numero 3", { name: /coado nº 3/i }, { vendor: "coado", category: coffee }],
  ["klingental k1", { name: /klingenthal k1/i }, { vendor: "klingenthal" }],
  // Taste
  ["café com notas de frutas vermelhas", ...tasting([...want.redBerries, "cherry", "black_cherry"])],
  [
    "café achocolatado e encorpado",
    { ...want.strong, anyNote: chocolate },
    [want.strong, { category: roasted, anyNote: chocolate }],
  ],
  ["café com gosto de caramelo", ...tasting(["caramel", "toffee", "butterscotch"])],
  ["café suave para todo dia", want.mild, want.lessMild],
  ["cafe com sabor de nozes", ...tasting(want.nuts)],
  ["notas florais", ...tasting(want.flowers)],
  // Price and size
  ["café até 12 dólares", { category: roasted, most: 1200 }, { category: green, most: 1200 }],
  ["moedor elétrico barato", { kind: ["grinder"], not: /parede/i, cheapest: true }, { kind: grinders }],
  ["caneca até 20 dólares", { kind: ["mug"], most: 2000 }, { kind: cups, most: 2000 }],
  ["café 1 kg em grãos", { category: whole, grams: 1000 }, { category: green, grams: 1000 }],
  ["saca de café verde 30kg", { category: green, grams: 30_000 }, { category: green }],
  // Grind and caffeine
  ["café moído para cafeteira italiana", want.forMoka, want.forEspresso],
  ["café descafeinado em grãos", { ...decaf, category: whole }, decaf],
  ["café para prensa francesa", want.forPress, { category: roasted }],
  [
    "qual café para espresso",
    [{ category: roasted, name: /espresso/i }],
    { category: roasted, roast: ["medium-dark"] },
  ],
  // Presents
  ["presente para quem gosta de café", want.presents, want.lesserPresents],
  [
    "presente de natal até 30 dólares",
    [{ name: /\bjul\b/i, most: 3000 }, ...want.presents.map((one) => ({ ...one, most: 3000 }))],
    want.lesserPresents.map((one) => ({ ...one, most: 3000 })),
  ],
  // Not sold here
  ["cafeteira nespresso", "nothing"],
  ["moedor hario", "nothing"],
  ["leite de amêndoas", "nothing"],
  ["café 3 corações", "nothing"],
  ["adoçante", "nothing"],
];
