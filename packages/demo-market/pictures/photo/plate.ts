import { face } from "../kinds/bag.ts";
import { mix, shade } from "../pen/colour.ts";
import { flatLabel } from "../solids/wrap.ts";
import type { Stage } from "../stage.ts";
import type { Tints } from "./develop-base.ts";

/** What a thing is made of, as far as a picture shows it; packs of food and coffee have none. */
export type Material =
  | "aluminium"
  | "brass"
  | "clay"
  | "cloth"
  | "copper"
  | "cork"
  | "enamel"
  | "glass"
  | "leather"
  | "paper"
  | "plastic"
  | "porcelain"
  | "steel"
  | "stoneware"
  | "tin"
  | "wood";

/** What is in a pack and lies beside it. */
export type State = "green" | "beans" | "ground" | "food" | "thing";

/** What a base shows: how many of the thing, which materials its colours can make it, and what lies beside it. */
export interface Shown {
  count: number;
  materials: readonly Material[];
  states: readonly State[];
}

/** How a base takes a product: the size of its label's surface, what is drawn on it, and the colours around it. */
export interface Plate {
  base: string;
  sheet: readonly [w: number, h: number];
  draw: (stage: Stage) => string;
  /** What is drawn on its back, for packs that have one. */
  back?: readonly [across: number, down: number];
  tints: (stage: Stage) => Pick<Tints, "body" | "second" | "ground" | "bean">;
  shows: Shown;
}

export const pack = (...states: State[]): Shown => ({ count: 1, materials: [], states });
export const thing = (count: number, ...materials: Material[]): Shown => ({
  count,
  materials,
  states: ["thing"],
});

export const whole = (w: number, h: number) => (stage: Stage) => flatLabel(stage, 0, 0, w, h);
export const onBag = (w: number, h: number) => (stage: Stage) =>
  `<g transform="translate(${w / 2} 0)">${face(stage, w, 0, h)}</g>`;

export const film: Plate["tints"] = ({ palette }) => ({
  body: palette.body,
  ground: palette.body,
  second: palette.accent,
});

export const boxed: Plate["tints"] = ({ palette }) => ({
  body: mix(palette.body, palette.paper, 0.1),
  ground: palette.paper,
  second: palette.accent,
});

const krafts = ["#c9a172", "#d2ac7d", "#bd9565"];

/** Kraft paper for most makers, white or coloured paper for the others. */
export const kraft: Plate["tints"] = ({ palette, random }) => {
  const paper = random.chance(0.6) ? random.pick(krafts) : random.pick([palette.paper, palette.body]);
  return { body: paper, ground: paper, second: palette.accent };
};

/** Metal painted as kitchens have it, rarely in a colour of the maker's; bare where the name says steel. */
export const painted: Plate["tints"] = ({ facts: { name }, palette, random }) => {
  const any = random.pick(["#211f1e", "#2b2a29", "#efebe3", "#e4dccd", palette.body]);
  const paint = /negro/i.test(name) ? "#2b2725" : /stainless|steel|inox|acero/i.test(name) ? "#c9c7c2" : any;
  return { body: paint, ground: paint, second: paint };
};

/** The colour that a name gives its clay, if it does. */
const clays: readonly (readonly [of: RegExp, colour: string])[] = [
  [/barro negro|bruñido/i, "#2b2623"],
  [/\bbarro\b|greda/i, "#a65f3c"],
  [/celadon/i, "#a9bda3"],
  [/stoneware|gr[eé]s/i, "#cdb999"],
  [/evening|azul/i, "#3d5273"],
  [/ame\b/i, "#a9b0b3"],
  [/hare\b|snow|yuki|kumo|white|porcelain|porcelana|loza|diner/i, "#f6f1e7"],
];

/** Clay in the colour that its name says, else glazed white, sand or in one of its maker's colours. */
export const glazed: Plate["tints"] = ({ facts: { name }, palette, random }) => {
  const any = random.pick(["#efe6d6", "#f6f1e7", palette.body, palette.second, "#d9c4a5"]);
  const told = clays.find(([of]) => of.test(name))?.[1];
  const clay = told ? shade(told, random.between(-0.03, 0.03)) : any;
  return { body: clay, ground: clay, second: clay };
};

/** A base without a label. */
export const plain = (base: string, tints: Plate["tints"], shows: Shown): Plate => ({
  base,
  sheet: [10, 10],
  draw: () => "",
  tints,
  shows,
});
