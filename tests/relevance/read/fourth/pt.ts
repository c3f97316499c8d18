import type { Row } from "../../traits.ts";
import * as want from "../../wants.ts";

const { coffee, cups, decaf, geisha, green, grinders, ground, roasted, tasting, whole } = want;

/** Judged before any search of them was run, and untouched at first; read since, and tuned by. */
export const pt: Row[] = [
  // Things to brew with
  ["coador de café", [{ kind: ["pourover"] }, { kind: ["cloth-filter"] }], want.papers],
  ["moedor com mós planas", { kind: ["grinder"], says: /flat burr|muelas planas/i }, { kind: ["grinder"] }],
  ["moka inox", { kind: ["moka"], name: /acero/i }, { kind: ["moka"] }],
  ["cafeteira globinho", { kind: ["siphon"] }],
  [
    "máquina de espresso com alavanca",
    { kind: ["espresso-machine"], name: /lever|palanca/i },
    want.espressoMachine,
  ],
  ["torrador para fogão", want.stoveRoaster, { kind: ["roaster"], not: /sand/i }],
  ["kit cold brew", { kind: ["cold-brew"] }, want.forCold],
  ["cezve de cobre", { kind: ["cezve"], name: /copper/i }, { kind: ["cezve"] }],
  ["coador vietnamita", { kind: ["vietnamese-phin"], name: /phin/i }, { kind: ["vietnamese-phin"] }],
  ["cafeteira portátil", { name: /nomade|tabi/i }, { kind: ["aeropress", "french-press"] }],
  ["cafeteira para escritório", want.officeBrewer, want.brewer],
  ["máquina de café profissional dois grupos", { name: /two-group/i }, want.barMachine],
  [
    "filtro reutilizável",
    [{ name: /no paper|filter block/i }, { kind: ["cloth-filter"] }],
    { kind: ["vietnamese-phin"] },
  ],
  ["prensa fransesa", { kind: ["french-press"] }, want.forPress],
  ["vaporizador de leite para fogão", want.milkSteamer, { kind: ["pitcher"] }],
  // Beside it
  ["copo de vidro parede dupla", { kind: ["glass"], name: /double-wall/i }, { kind: ["glass"] }],
  [
    "jogo de xícaras",
    { kind: ["cup"], name: /\bset\b|\bsix\b|pair|quatro|cuatro|dozen|\bpar\b/i },
    { kind: cups },
  ],
  ["xícara de espresso", { kind: ["cup"] }, { kind: ["glass"] }],
  ["escovinha de limpeza", { kind: ["brush"], not: /burr/i }, { name: /group brush/i }],
  ["porta-filtro sem fundo", { name: /portafiltros sin fondo/i }, { kind: ["tamper"] }],
  ["batedor de borra", { kind: ["knock-box"] }],
  ["luva térmica", { name: /gloves/i }],
  ["pote de cerâmica para café", want.clayCanister, { kind: ["canister"] }],
  ["descanso de colher", { name: /descanso de colher|spoon rest/i }, { kind: ["tray"] }],
  ["caderno de degustação", { name: /libreta/i }, { kind: ["book"] }],
  ["colheres para latte", { name: /latte spoon/i }, { kind: ["spoon"] }],
  ["organizador de filtros de papel", { name: /filter stand/i }, want.papers],
  ["copo reutilizável", { kind: ["travel-mug"] }, { kind: ["mug"] }],
  ["calcador de café 58mm", { kind: ["tamper"], name: /tamper/i }, { kind: ["tamper"] }],
  // To eat
  ["marshmallow", { kind: ["marshmallow"] }],
  ["mix de castanhas", { kind: ["nuts"], not: /habas|seed mix/i }, { kind: ["nuts"] }],
  ["amêndoas torradas", { kind: ["nuts"], name: /amêndoa|almendra/i }, { kind: ["nuts"] }],
  [
    "biscoito de aveia",
    { kind: ["cookies"], name: /\boat|anzac/i },
    [{ kind: ["cookies"] }, { name: /oat bars/i }],
  ],
  ["waffle holandês", { name: /stroopwafel/i }, { name: /lace waffles/i }],
  ["calda de caramelo", { name: /caramel sauce/i }, { kind: ["syrup"] }],
  [
    "creme de avelã",
    { name: /hazelnut coffee spread/i },
    [{ kind: ["spread"] }, { kind: ["truffles"], name: /gianduiotti|cremini/i }],
  ],
  ["torrone", { kind: ["bar"], name: /turrón|nougat/i }],
  ["tâmaras recheadas", { kind: ["dates"] }, { name: /date cookies/i }],
  ["chocolate com sal", { kind: ["bar"], name: /lava salt/i }, { kind: ["bar"], name: /chocolate|barra/i }],
  ["alfajor", { name: /alfajores de/i }, { name: /conitos/i }],
  ["fruta desidratada", { kind: ["dried-fruit"] }, { kind: ["dates"] }],
  ["bolo de frutas", { name: /dundee|fruit cake/i }, { kind: ["cake"] }],
  ["pasta de amendoim", { name: /paçoca de colher/i }, { kind: ["spread"] }],
  // Places
  ["café do paraná", { region: /paraná/i }, { origin: "BR", category: coffee }],
  ["café mexicano", { origin: "MX", category: coffee }],
  ["café da nicarágua", { origin: "NI", category: coffee }],
  ["café de honduras em grãos", { origin: "HN", category: want.beans }, { origin: "HN", category: coffee }],
  ["café do equador", { origin: "EC", category: coffee }],
  ["huila", { region: /huila/i }, { origin: "CO", category: coffee }],
  ["café jamaica blue mountain", { origin: "JM", category: coffee }],
  ["café do iêmen", { origin: "YE", category: coffee }],
  ["etiopia yirgachefe", { region: /yirgacheffe/i }, { origin: "ET", category: coffee }],
  // Words of the trade
  ["pacamara", { variety: /pacamara/i }],
  ["café natural brasileiro", { origin: "BR", process: "natural" }, { origin: "BR", category: coffee }],
  ["maceração carbônica", { process: "carbonic_maceration" }, { process: "anaerobic" }],
  ["torra média moído", { category: ground, roast: ["medium"] }, { category: roasted, roast: ["medium"] }],
  [
    "torra clara em grãos",
    { category: whole, roast: ["light"] },
    { category: whole, roast: ["medium-light"] },
  ],
  ["café verde brasileiro", { origin: "BR", category: green }, { origin: "BR", category: coffee }],
  ["café comércio justo", { certified: "fair_trade", category: coffee }],
  [
    "selo rainforest alliance",
    { certified: "rainforest_alliance", category: coffee },
    { certified: "rainforest_alliance" },
  ],
  ["café produzido por mulheres", want.byWomen],
  // By name
  [
    "bonde geisha",
    { name: /bonde mantiqueira geisha/i },
    [{ vendor: "bonde", category: coffee }, { variety: geisha }],
  ],
  ["coado 2 frutado", { name: /coado nº 2/i }, { vendor: "coado" }],
  ["officina vesuvio", { vendor: "vesuvio" }],
  ["brigadeiro vovó zélia", { name: /brigadeiro/i }, { vendor: "vovo-zelia" }],
  // Taste
  [
    "café com notas de frutas amarelas",
    ...tasting(["peach", "apricot", "nectarine", "mango", "papaya", "pineapple", "passion_fruit"]),
  ],
  ["café cítrico", ...tasting(want.citrus)],
  ["café sem amargor", want.notBitter, want.hardlyBitter],
  ["café que não seja ácido", want.mild, want.lessMild],
  ["gosto de canela", ...tasting(["cinnamon"])],
  ["café com sabor de amêndoas", ...tasting(["almond"])],
  ["café com gosto de vinho", ...tasting(["red_wine"])],
  // Price, size, grind
  ["cafeteira italiana até 30 dólares", { kind: ["moka"], most: 3000 }, { kind: ["moka"] }],
  ["balança até 80 dólares", { kind: ["scale"], most: 8000 }, { kind: ["scale"] }],
  ["geisha até 40 dólares", { variety: geisha, most: 4000 }, { variety: geisha }],
  ["café em grãos barato", { category: whole, cheapest: true }, { category: whole }],
  ["moedor entre 100 e 200 dólares", { kind: grinders, least: 10_000, most: 20_000 }, { kind: grinders }],
  ["meio quilo de café moído", { category: ground, grams: 500 }, { category: ground, grams: 400 }],
  ["café moído para cold brew", want.forCold, { category: ground, name: /coarse|gruesa|grueso/i }],
  [
    "pó para coador de pano",
    [
      want.forFilter,
      { category: ground, vendor: "coado", not: /italiana/i },
      { category: ground, name: /nel drip|colar|colador|chorreador/i },
    ],
    { category: ground },
  ],
  ["drip coffee", { kind: ["drip-bag"], name: /drip bags/i }, [{ kind: ["drip-bag"] }, want.forFilter]],
  ["café zero cafeína", decaf],
  ["café decaf moído", { ...decaf, category: ground }, decaf],
  // Presents
  ["kit presente café", want.giftBox, want.presents],
  ["presente dia das mães", want.presents, want.lesserPresents],
  [
    "caixa de bombons",
    { kind: ["truffles"] },
    [{ kind: ["dates"] }, { kind: ["bar"], category: ["coffee-sweets"] }],
  ],
  // Not sold here
  ["cafeteira electrolux", "nothing"],
  ["nescau", "nothing"],
  ["cafeteira philco", "nothing"],
];
