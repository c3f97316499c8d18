import { face } from "../kinds/bag.ts";
import { stencil } from "../kinds/burlap.ts";
import { rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { flatLabel } from "../solids/wrap.ts";
import type { Stage } from "../stage.ts";
import type { Tints } from "./develop-base.ts";

/** How a base takes a product: the size of its label's surface, what is drawn on it, and the colours around it. */
export interface Plate {
  base: string;
  sheet: readonly [w: number, h: number];
  draw: (stage: Stage) => string;
  tints: (stage: Stage) => Pick<Tints, "body" | "second" | "ground">;
}

const whole = (w: number, h: number) => (stage: Stage) => flatLabel(stage, 0, 0, w, h);
const onBag = (w: number, h: number) => (stage: Stage) =>
  `<g transform="translate(${w / 2} 0)">${face(stage, w, 0, h)}</g>`;

const film: Plate["tints"] = ({ palette }) => ({
  body: palette.body,
  ground: palette.body,
  second: palette.accent,
});

const krafts = ["#c9a172", "#d2ac7d", "#bd9565"];

/** Kraft paper for most makers, white or coloured paper for the others. */
const kraft: Plate["tints"] = ({ palette, random }) => {
  const paper = random.chance(0.6) ? random.pick(krafts) : random.pick([palette.paper, palette.body]);
  return { body: paper, ground: paper, second: palette.accent };
};

/** A label between two bands that go around the tin. */
function band(stage: Stage, w: number, h: number): string {
  const { palette, random } = stage;
  const [lw, lh] = [w * 0.56, h * random.pick([0.84, 0.84, 1])];
  const edge = h * 0.035;
  const lines =
    lh < h
      ? rect(0, h * 0.025, w, edge, `fill="${palette.accent}"`) +
        rect(0, h * 0.94, w, edge, `fill="${palette.accent}"`)
      : "";
  return lines + flatLabel(stage, (w - lw) / 2, (h - lh) / 2, lw, lh);
}

const jutes = ["#d8b988", "#cdaa78", "#dfc69c", "#c39f6e"];

const bagMatte: Plate = { base: "bag-matte", sheet: [440, 590], draw: onBag(440, 590), tints: film };
const bagLeaves: Plate = { base: "bag-leaves", sheet: [440, 560], draw: onBag(440, 560), tints: film };
const bagKraft: Plate = { base: "bag-kraft", sheet: [440, 570], draw: onBag(440, 570), tints: kraft };
const bagPaper: Plate = { base: "bag-paper", sheet: [440, 575], draw: onBag(440, 575), tints: kraft };
const bagGround: Plate = { base: "bag-ground", sheet: [440, 575], draw: onBag(440, 575), tints: film };
const tin: Plate = {
  base: "tin",
  sheet: [620, 447],
  draw: (stage) => band(stage, 620, 447),
  tints: ({ palette, random }) => ({
    body: palette.body,
    ground: palette.body,
    second: random.pick([palette.body, shade(palette.body, -0.06), palette.accent, palette.ink]),
  }),
};
const sack: Plate = {
  base: "sack",
  sheet: [640, 330],
  draw: (stage) => `<g transform="translate(320 0)">${stencil(stage, 330, 8, 316)}</g>`,
  tints: ({ random }) => {
    const jute = random.pick(jutes);
    return { body: jute, ground: jute, second: jute };
  },
};
const carton: Plate = {
  base: "carton",
  sheet: [440, 616],
  draw: whole(440, 616),
  tints: ({ palette }) => ({
    body: mix(palette.body, palette.paper, 0.1),
    ground: palette.paper,
    second: palette.accent,
  }),
};
const cookies: Plate = { base: "cookies", sheet: [440, 575], draw: onBag(440, 575), tints: kraft };

/** The wrapper's colours around chocolate as dark as its name says. */
const chocolate: Plate["tints"] = (stage) => ({
  ...film(stage),
  second: /milk|leche|leite/i.test(stage.facts.name) ? "#754a2e" : "#3f2317",
});

const bar: Plate = { base: "bar", sheet: [450, 850], draw: whole(450, 850), tints: chocolate };
const wrapped: Plate = { base: "wrapped", sheet: [420, 900], draw: whole(420, 900), tints: film };
const sackTall: Plate = {
  ...sack,
  base: "sack-tall",
  sheet: [640, 420],
  draw: (stage) => `<g transform="translate(320 0)">${stencil(stage, 340, 12, 396)}</g>`,
};
const sweets: Plate = { base: "sweets", sheet: [700, 472], draw: whole(700, 472), tints: film };

const jar: Plate = { base: "jar", sheet: [730, 400], draw: whole(730, 400), tints: film };
const bottle: Plate = { base: "bottle", sheet: [520, 600], draw: whole(520, 600), tints: film };

/** Metal painted as kitchens have it, rarely in a colour of the maker's. */
const painted: Plate["tints"] = ({ facts: { name }, palette, random }) => {
  const any = random.pick(["#211f1e", "#2b2a29", "#efebe3", "#e4dccd", palette.body]);
  const paint = /negro/i.test(name) ? "#2b2725" : /stainless|steel/i.test(name) ? "#c9c7c2" : any;
  return { body: paint, ground: paint, second: paint };
};
const plain = (base: string, tints: Plate["tints"]): Plate => ({
  base,
  sheet: [10, 10],
  draw: () => "",
  tints,
});
const canister = plain("canister", painted);
const handGrinder = plain("hand-grinder", painted);
const grinder = plain("grinder", painted);
const kettle = plain("kettle", painted);
const kettleElectric = plain("kettle-electric", painted);
const scale = plain("scale", painted);
const tumbler = plain("tumbler", (stage) => ({
  ...painted(stage),
  second: /cork/i.test(stage.facts.name) ? "#c09a6c" : stage.palette.accent,
}));

/** Clay glazed white, sand or in one of its maker's colours. */
const glazed: Plate["tints"] = ({ palette, random }) => {
  const clay = random.pick(["#efe6d6", "#f6f1e7", palette.body, palette.second, "#d9c4a5"]);
  return { body: clay, ground: clay, second: clay };
};
const cup = plain("cup-window", glazed);
const finjan = plain("finjan", (stage) => {
  const clay = glazed(stage);
  return { ...clay, second: /gold/i.test(stage.facts.name) ? "#c39a4a" : clay.body };
});
const mug = plain("mug", glazed);
const pourover = plain("pourover", glazed);
const press = plain("press", (stage) =>
  /steel|double wall/i.test(stage.facts.name) ? { ...painted(stage), body: "#c9c7c2" } : glazed(stage),
);
const moka = plain("moka", glazed);
const cezve = plain("cezve", glazed);
const carafe = plain("carafe", glazed);
const glasses = plain("glasses", glazed);
const pitcher = plain("pitcher", glazed);
const scoop = plain("scoop", glazed);
const tamper = plain("tamper", glazed);
const kettleCopper = plain("kettle-copper", glazed);
const phin = plain("phin", glazed);
const phinBrass = plain("phin-brass", glazed);
const storageJar = plain("storage-jar", glazed);
const cloths = plain("cloths", ({ palette }) => ({
  body: palette.paper,
  ground: palette.paper,
  second: palette.accent,
}));
const flask = plain("flask", painted);
const espressoMachine = plain("espresso-machine", painted);
const chorreador = plain("chorreador", (stage) => ({
  ...glazed(stage),
  second: /pintado/i.test(stage.facts.name) ? "#b5362c" : "#8f5a36",
}));
const book: Plate = { base: "book", sheet: [440, 632], draw: whole(440, 632), tints: film };
const hero: Plate = { base: "hero", sheet: [440, 590], draw: onBag(440, 590), tints: kraft };

/** Every plate by its name. */
export const plates: Record<string, Plate> = {
  bagMatte,
  bagLeaves,
  bagKraft,
  bagPaper,
  bagGround,
  sack,
  sackTall,
  tin,
  carton,
  bar,
  wrapped,
  jar,
  bottle,
  canister,
  handGrinder,
  grinder,
  kettle,
  kettleElectric,
  scale,
  tumbler,
  cookies,
  cup,
  finjan,
  mug,
  pourover,
  press,
  moka,
  cezve,
  carafe,
  glasses,
  pitcher,
  scoop,
  tamper,
  kettleCopper,
  phin,
  phinBrass,
  storageJar,
  cloths,
  flask,
  espressoMachine,
  chorreador,
  book,
  sweets,
  hero,
};

/** Packs with coffee beans beside them, right for anything eaten that is made with coffee. */
const packs = [carton, bagMatte, bagLeaves];

/** Which plates show a kind, and of which names only: a photograph of another thing is worse than a drawing. */
const platesOfKind: Record<string, readonly (readonly [of: RegExp, plates: readonly Plate[]])[]> = {
  bag: [[/./, [bagMatte, bagPaper, bagLeaves]]],
  burlap: [[/./, [sack, sackTall]]],
  tin: [[/./, [tin]]],
  cookies: [
    [/cookie|galleta|biscuit|oat|shortbread/i, [cookies]],
    [/./, packs],
  ],
  truffles: [
    [/truf|bomb|pralin|bouchon|brigadeiro|ganache/i, [sweets]],
    [/./, packs],
  ],
  bar: [
    [/^(?!.*(kiwicha|salame|protein|oat)).*(chocolate|barra|\bbar\b)/i, [bar]],
    [/./, [wrapped]],
  ],
  candy: [[/./, packs]],
  caramels: [[/./, packs]],
  biscotti: [[/./, packs]],
  nuts: [[/./, packs]],
  granola: [[/./, packs]],
  "dried-fruit": [[/./, packs]],
  marshmallow: [[/./, packs]],
  dates: [[/./, [carton]]],
  box: [[/./, [carton]]],
  "filter-papers": [[/paper|papel/i, [carton]]],
  cleaning: [[/./, [carton]]],
  "drip-bag": [[/./, [carton]]],
  capsules: [[/./, [carton]]],
  spread: [[/./, [jar]]],
  jar: [
    [/miel|ambrosia/i, [jar]],
    [/cork/i, [storageJar]],
  ],
  syrup: [[/./, [bottle]]],
  canister: [[/\bbote\b|\blata\b|tarro|stainless/i, [canister]]],
  "hand-grinder": [[/molin|klingenthal k1/i, [handGrinder]]],
  grinder: [[/passeig|hangang|sund|m64/i, [grinder]]],
  kettle: [
    [/ganso|slim-spout/i, [kettle]],
    [/variable heat|digital/i, [kettleElectric]],
    [/termo/i, [flask]],
    [/copper/i, [kettleCopper]],
  ],
  scale: [[/./, [scale]]],
  "travel-mug": [[/./, [tumbler]]],
  cup: [
    [/cup and saucer|espresso cup|chávena|taza de bar/i, [cup]],
    [/finjan|sini|stacking/i, [finjan]],
  ],
  mug: [[/stoneware|grés|diner|greda|stacking/i, [mug]]],
  glass: [[/cortado|glass cups/i, [glasses]]],
  pitcher: [[/jarra de leche|milk pitcher/i, [pitcher]]],
  spoon: [[/colher dosadora|scoop/i, [scoop]]],
  pourover: [
    [/v-cone|porcelain|cono de greda|cone de grés/i, [pourover]],
    [/glass|guaduas/i, [carafe]],
  ],
  "cloth-filter": [[/chorreador (?!.*unidades)/i, [chorreador]]],
  "espresso-machine": [[/caldera doble|home espresso/i, [espressoMachine]]],
  "vietnamese-phin": [
    [/steel phin/i, [phin]],
    [/brass phin/i, [phinBrass]],
  ],
  cloth: [[/cloth/i, [cloths]]],
  tamper: [[/tamper/i, [tamper]]],
  server: [[/flask/i, [flask]]],
  book: [[/./, [book]]],
  "french-press": [[/double wall|stoneware/i, [press]]],
  moka: [[/moka|cafeteira italiana/i, [moka]]],
  cezve: [[/copper cezve/i, [cezve]]],
};

/** The bases that can show a product; none for those that are drawn. */
export function platesFor({ facts: { kind, category, name } }: Stage): readonly Plate[] {
  if (kind === "bag" && category === "ground-coffee") return [bagKraft, bagGround];
  return platesOfKind[kind]?.find(([of]) => of.test(name))?.[1] ?? [];
}
