import type { Row } from "../traits.ts";
import * as want from "../wants.ts";

const { chocolate, coffee, geisha, green, grinders, ground, roasted, tasting, whole } = want;

/** Judged before any search of them was run, and not read when the search is tuned. */
export const pt: Row[] = [
  // Things to brew with
  ["cafeteira moka", { kind: ["moka"] }, want.forMoka],
  ["moedor elétrico de café", { kind: ["grinder"], not: /parede/i }, { kind: ["hand-grinder"] }],
  ["prensa francesa de vidro", { kind: ["french-press"], says: /vidrio|glass/i }, { kind: ["french-press"] }],
  [
    "coador v60 de cerâmica",
    { kind: ["pourover"], name: /porcelain|ceramic|grés|greda|barro/i },
    { kind: ["pourover"] },
  ],
  ["máquina de espresso manual", { kind: ["espresso-machine"], name: /manual|lever/i }, want.espressoMachine],
  [
    "jarra para café coado",
    { kind: ["server"], not: /flask/i },
    { kind: ["pourover"], name: /carafe|jarra|server/i },
  ],
  ["chaleira elétrica bico de ganso", [want.electricKettle, want.gooseneck], { kind: ["kettle"] }],
  ["cafeteira vietnamita", { kind: ["vietnamese-phin"], name: /phin/i }, { kind: ["vietnamese-phin"] }],
  ["balança para café espresso", { kind: ["scale"] }],
  ["torrador de café pequeno", want.homeRoaster, { kind: ["roaster"], not: /sand/i }],
  ["cafeteira de filtro elétrica", want.batchBrewer, { name: /programmable/i }],
  ["moinho de café manual antigo", { name: /lap mill|brass hand mill|de parede/i }, { kind: grinders }],
  // Beside it
  ["filtros de papel para café", want.papers],
  ["xícaras de porcelana", { kind: ["cup"], says: /porcelain|porcelana/i }, { kind: ["cup"] }],
  ["caneca esmaltada", { name: /caneca esmaltada/i }, { kind: ["mug"] }],
  ["copo térmico para café", { kind: ["travel-mug"] }, { name: /flask|termo/i }],
  ["pote de vidro para café", { name: /glass storage jar/i }, [want.canister[0]!, { kind: ["canister"] }]],
  ["leiteira para espumar leite", want.milkJug, { kind: ["pitcher"] }],
  ["distribuidor de agulhas", { name: /distribuidor de agujas/i }, { kind: ["tamper"] }],
  ["termômetro para café", { kind: ["thermometer"] }],
  ["kit de cupping", { name: /cupping set/i }, { name: /catar|tasting/i }],
  ["bandeja de cobre", { name: /copper serving tray/i }, { kind: ["tray"] }],
  // To eat
  ["brigadeiro de café", { name: /brigadeiro/i }, { kind: ["truffles"] }],
  [
    "biscoitos de amêndoa",
    { kind: ["cookies", "biscotti"], says: /almond|almendra|amêndoa/i },
    { kind: ["cookies", "biscotti"] },
  ],
  [
    "barra de chocolate amargo",
    { kind: ["bar"], name: /(70|72|75|85)/ },
    { kind: ["bar"], name: /chocolate|barra|bar/i },
  ],
  ["grãos cobertos com chocolate", want.coatedBeans, { name: /cubiertas de chocolate/i }],
  ["macadâmia com café", { name: /macadamia/i, kind: ["nuts"] }, { name: /macadamia/i }],
  [
    "doce de leite com café",
    { name: /doce de leite|dulce de leche con/i },
    { name: /dulce de leche|arequipe/i },
  ],
  ["bolo para café da tarde", { kind: ["cake"] }],
  ["caramelos salgados", { name: /salted coffee caramels/i }, { kind: ["caramels"] }],
  // Places
  [
    "café de minas gerais",
    { region: /minas|cerrado|mantiqueira/i, category: coffee },
    { origin: "BR", category: coffee },
  ],
  ["café do peru orgânico", { origin: "PE", says: /org[aá]nic/i }, { origin: "PE", category: coffee }],
  ["etiópia sidamo", { region: /sidama/i }, { origin: "ET", category: coffee }],
  ["café do quênia em grãos", { origin: "KE", category: whole }, { origin: "KE", category: coffee }],
  [
    "panamá geisha",
    { origin: "PA", variety: geisha },
    [{ origin: "PA", category: coffee }, { variety: geisha }],
  ],
  ["cafés da américa central", { origin: ["GT", "CR", "HN", "SV", "NI", "PA", "MX"], category: coffee }],
  ["café do caparaó", { region: /caparaó/i }, { region: /espírito santo/i }],
  // Words of the trade
  ["catuaí natural", { variety: /catuaí/i, process: "natural" }, { variety: /catuaí/i }],
  ["robusta amazônico", { name: /amazônico/i }, { variety: want.robusta }],
  ["café lavado colombiano", { origin: "CO", process: "washed" }],
  [
    "torra escura em grãos",
    { category: whole, roast: ["dark"] },
    { category: whole, roast: ["medium-dark"] },
  ],
  ["café de fermentação anaeróbica", { process: "anaerobic" }, { process: "carbonic_maceration" }],
  // By name
  ["torra alfama", { vendor: "torra-alfama" }],
  ["coado orgânico", { name: /coado nº 5/i }, { vendor: "coado", category: coffee }],
  ["metalurgica araucaria", { vendor: "araucaria" }],
  // Taste
  ["café com notas de mel", ...tasting(["honey"])],
  ["café com sabor de chocolate", ...tasting(chocolate)],
  [
    "café frutado torra clara",
    {
      category: roasted,
      roast: ["light"],
      anyNote: [
        ...want.redBerries,
        "peach",
        "mango",
        "apricot",
        "cherry",
        "plum",
        "lychee",
        "papaya",
        "pineapple",
        "nectarine",
        "grape",
        "lime",
        "lemon",
        "orange",
        "mandarin",
        "grapefruit",
      ],
    },
    want.lessFruity,
  ],
  [
    "notas de castanha e caramelo",
    { category: roasted, notes: ["caramel"], anyNote: want.nuts },
    { category: coffee, anyNote: ["caramel", ...want.nuts] },
  ],
  [
    "café pouco amargo",
    [...want.mild, { category: roasted, anyNote: want.sugars }],
    { category: roasted, roast: ["medium", "medium-light"] },
  ],
  // Price, size, grind
  ["chaleira até 100 dólares", { kind: ["kettle"], most: 10_000 }, { kind: ["kettle"] }],
  ["moedor manual até 150 dólares", { kind: ["hand-grinder"], most: 15_000 }, { kind: ["hand-grinder"] }],
  ["café em grãos 250g", { category: whole, grams: 250 }],
  [
    "café moído grosso",
    { category: ground, name: /coarse|gruesa|grueso|press|prensa|cafetière|plunger|émbolo|cold/i },
    { category: ground },
  ],
  ["café moído para espresso", want.forEspresso, { category: ground, roast: ["medium-dark"] }],
  ["café verde 5 kg", { category: green, grams: 5000 }, { category: green }],
  // Presents
  ["caixa de presente café", { name: /gift box|caja barú|filter trio|sample box/i }, want.presents],
  ["presente dia dos pais café", want.presents, want.lesserPresents],
  // Not sold here
  ["cápsulas compatíveis nespresso", "nothing"],
  ["cafeteira delonghi", "nothing"],
  ["cappuccino em pó instantâneo", "nothing"],
];
