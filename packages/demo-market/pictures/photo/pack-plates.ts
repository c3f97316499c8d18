import { stencil } from "../kinds/burlap.ts";
import { rect } from "../pen/canvas.ts";
import { shade } from "../pen/colour.ts";
import { flatLabel } from "../solids/wrap.ts";
import type { Stage } from "../stage.ts";
import { boxed, film, kraft, onBag, type Plate, pack, whole } from "./plate.ts";

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
const onFront = [0.74, 0.66] as const;

const bag = (base: string, h: number, tints: Plate["tints"], ...states: Parameters<typeof pack>): Plate => ({
  base,
  sheet: [440, h],
  draw: onBag(440, h),
  back: onFront,
  tints,
  shows: pack(...states),
});

export const bagMatte = bag("bag-matte", 590, film, "beans");
export const bagLeaves = bag("bag-leaves", 560, film, "beans");
export const bagPaper = bag("bag-paper", 575, kraft, "beans");
export const bagKraft = bag("bag-kraft", 570, kraft, "ground");
export const bagGround = bag("bag-ground", 575, film, "ground");

export const tin: Plate = {
  base: "tin",
  sheet: [620, 447],
  draw: (stage) => band(stage, 620, 447),
  back: [0.5, 0.8],
  tints: ({ palette, random }) => ({
    body: palette.body,
    ground: palette.body,
    second: random.pick([palette.body, shade(palette.body, -0.06), palette.accent, palette.ink]),
  }),
  shows: { count: 1, materials: ["tin", "enamel"], states: ["beans", "thing"] },
};
export const tinGround: Plate = { ...tin, base: "tin-ground", shows: pack("ground") };

export const sack: Plate = {
  base: "sack",
  sheet: [640, 330],
  draw: (stage) => `<g transform="translate(320 0)">${stencil(stage, 330, 8, 316)}</g>`,
  tints: ({ random }) => {
    const jute = random.pick(jutes);
    return { body: jute, ground: jute, second: jute };
  },
  shows: pack("green"),
};
export const sackTall: Plate = {
  ...sack,
  base: "sack-tall",
  sheet: [640, 420],
  draw: (stage) => `<g transform="translate(320 0)">${stencil(stage, 340, 12, 396)}</g>`,
};

export const carton: Plate = {
  base: "carton",
  sheet: [440, 616],
  draw: whole(440, 616),
  back: [0.86, 0.86],
  tints: boxed,
  shows: pack("beans"),
};
/** A box without beans beside it: for sachets, papers and powders. */
export const cartonPlain: Plate = {
  ...carton,
  base: "carton-plain",
  shows: { count: 1, materials: ["paper"], states: ["ground", "thing"] },
};
export const book: Plate = {
  base: "book",
  sheet: [440, 632],
  draw: whole(440, 632),
  back: [0.8, 0.8],
  tints: film,
  shows: { count: 1, materials: ["paper"], states: ["thing"] },
};
export const hero: Plate = { ...bagMatte, base: "hero", tints: kraft };
