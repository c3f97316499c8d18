import type { CategorySlug, Process, RoastLevel, SceneKind } from "@cafeto/demo-market/types";
import type { Language } from "#kernel/languages.ts";

/** What a found product of the demo market must be. Of several values one is enough; of several traits all must hold. */
export type Trait = {
  name?: RegExp;
  vendor?: string;
  category?: CategorySlug[];
  kind?: SceneKind[];
  origin?: string;
  region?: RegExp;
  variety?: RegExp;
  process?: Process;
  roast?: RoastLevel[];
  notes?: string[];
};

/** `every` of the first three is so (or of as many as are on sale), or `some` of them. */
export type Query = { search: string; language: Language } & ({ every: Trait } | { some: Trait });

const coffee: CategorySlug[] = ["green-beans", "roasted-coffee", "ground-coffee"];
const beans: CategorySlug[] = ["green-beans", "roasted-coffee"];
const decaf = /decaf|descafeinad/i;
const geisha = /ge(i)?sha/i;
const grinders: SceneKind[] = ["grinder", "hand-grinder"];

const en: [string, { every: Trait } | { some: Trait }][] = [
  ["Ethiopian Coffee", { every: { origin: "ET", category: coffee } }],
  ["Colombian Beans", { every: { origin: "CO", category: beans } }],
  ["Espresso Machine", { every: { kind: ["espresso-machine"] } }],
  ["French Press", { every: { kind: ["french-press"] } }],
  ["Cold Brew", { every: { name: /cold|gelado|iced|fr[ií]o/i } }],
  ["moka pot", { every: { kind: ["moka"] } }],
  ["stovetop espresso maker", { every: { kind: ["moka"] } }],
  ["coffe grinder", { every: { kind: grinders } }],
  ["hand grinders", { every: { kind: ["hand-grinder"] } }],
  ["gooseneck ketle", { every: { kind: ["kettle"] } }],
  ["decaf", { every: { name: decaf } }],
  ["decaffeinated coffee from colombia", { every: { name: decaf, origin: "CO" } }],
  ["gesha panama", { every: { origin: "PA", variety: geisha } }],
  ["washed kenya", { every: { origin: "KE", process: "washed" } }],
  ["honey process costa rica", { every: { origin: "CR", process: "honey" } }],
  ["light roast ethiopia", { every: { origin: "ET", roast: ["light", "medium-light"] } }],
  ["jasmine bergamot", { every: { notes: ["jasmine", "bergamot"] } }],
  ["blueberries natural", { every: { notes: ["blueberry"], process: "natural" } }],
  ["blue mountian", { every: { name: /blue mountain/i } }],
  ["ethiopa yirgachefe", { every: { origin: "ET", region: /yirgacheffe/i } }],
  ["green beans brazil", { every: { origin: "BR", category: ["green-beans"] } }],
  ["pour over dripper", { every: { kind: ["pourover"] } }],
  ["travel mug", { every: { kind: ["travel-mug"] } }],
  ["paper filters", { every: { kind: ["filter-papers"], name: /pap(er|el)/i } }],
  ["milk jug", { every: { kind: ["pitcher"] } }],
  ["chocolate covered coffee beans", { some: { name: /granos de café bañados|grãos de café cobertos/i } }],
  ["fjordlys espresso", { every: { vendor: "fjordlys", name: /espresso/i } }],
  ["Nyeri Peaberry", { every: { name: /nyeri peaberry/i } }],
];

const es: [string, { every: Trait } | { some: Trait }][] = [
  ["cafetera italiana", { every: { kind: ["moka"] } }],
  ["greca", { every: { kind: ["moka"] } }],
  ["cafeteras", { every: { category: ["equipment"] } }],
  ["molinillo manual", { every: { kind: ["hand-grinder"] } }],
  ["molino electrico", { every: { kind: ["grinder"] } }],
  ["prensa francesa", { every: { kind: ["french-press"] } }],
  ["hervidor cuello de cisne", { every: { kind: ["kettle"] } }],
  ["maquina de expreso", { every: { kind: ["espresso-machine"] } }],
  ["cafe de etiopia", { every: { origin: "ET", category: coffee } }],
  ["café colombiano en grano", { every: { origin: "CO", category: beans } }],
  ["cafe sin cafeina", { every: { name: decaf } }],
  ["descafeinados de colombia", { every: { name: decaf, origin: "CO" } }],
  ["guatemala lavado", { every: { origin: "GT", process: "washed" } }],
  ["miel costa rica", { every: { origin: "CR", process: "honey" } }],
  ["geisha panameño", { every: { origin: "PA", variety: geisha } }],
  ["keniano", { every: { origin: "KE" } }],
  ["tueste claro", { every: { roast: ["light"] } }],
  ["café molido para moka", { every: { category: ["ground-coffee"], name: /moka|italiana|stovetop/i } }],
  ["balanza", { every: { kind: ["scale"] } }],
  ["filtros de papel", { every: { kind: ["filter-papers"], name: /pap(er|el)/i } }],
  ["tasas de cafe", { every: { kind: ["cup", "mug", "glass"] } }],
  ["colonbia", { every: { origin: "CO" } }],
  ["cafe verde de brasil", { every: { origin: "BR", category: ["green-beans"] } }],
  ["jazmin", { every: { notes: ["jasmine"] } }],
  ["arandanos", { every: { notes: ["blueberry"] } }],
  ["alfajores", { every: { name: /alfajor/i } }],
  ["chorreadores", { some: { name: /^chorreador/i } }],
];

const pt: [string, { every: Trait } | { some: Trait }][] = [
  ["cafeteira italiana", { every: { kind: ["moka"] } }],
  ["prensa francesa", { every: { kind: ["french-press"] } }],
  ["moedor de cafe", { every: { kind: grinders } }],
  ["moinhos manuais", { every: { kind: ["hand-grinder", "grinder"], name: /moinho|manual|hand|mill/i } }],
  ["chaleira bico de ganso", { some: { name: /chaleira bico de ganso/i } }],
  ["chaleiras", { every: { kind: ["kettle"] } }],
  ["café sem cafeína", { every: { name: decaf } }],
  ["descafeinado em grãos", { every: { name: decaf } }],
  ["café da etiópia", { every: { origin: "ET", category: coffee } }],
  ["colômbia", { every: { origin: "CO" } }],
  ["quenia", { every: { origin: "KE" } }],
  ["café queniano lavado", { every: { origin: "KE", process: "washed" } }],
  ["cafe verde", { every: { category: ["green-beans"] } }],
  ["torra clara", { every: { roast: ["light"] } }],
  ["café moido", { every: { category: ["ground-coffee"] } }],
  ["canecas", { every: { kind: ["mug", "travel-mug", "cup"] } }],
  ["xicaras de cafe", { every: { kind: ["cup", "mug"] } }],
  ["filtros de papel", { every: { kind: ["filter-papers"], name: /pap(er|el)/i } }],
  ["balança", { every: { kind: ["scale"] } }],
  ["brigadeiros", { some: { name: /brigadeiro/i } }],
  ["notas de jasmim", { every: { notes: ["jasmine"] } }],
  ["torrador", { every: { kind: ["roaster"] } }],
  ["bourbon amarelo", { every: { name: /bourbon amar(el|il)/i } }],
  ["maquina de expresso", { every: { kind: ["espresso-machine"] } }],
  ["cafetera itliana", { every: { kind: ["moka"] } }],
  ["doce de leite", { some: { name: /doce de leite|dulce de leche/i } }],
];

/** Written as a shopper types, before looking at what is found: misspelt, in the plural, without accents, by other words. */
export const queries: Query[] = [
  ...en.map(([search, wanted]) => ({ search, language: "en" as const, ...wanted })),
  ...es.map(([search, wanted]) => ({ search, language: "es" as const, ...wanted })),
  ...pt.map(([search, wanted]) => ({ search, language: "pt" as const, ...wanted })),
];
