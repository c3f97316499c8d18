import { type Canvas, ellipse, group, num, path } from "../pen/canvas.ts";
import { shade } from "../pen/colour.ts";
import type { Random } from "../pen/random.ts";
import { lathe, lidTop, mouth, type Ring } from "../solids/lathe.ts";

export const coffeeColour = "#3a2012";

/** A handle on the right of a cup: from its upper to its lower joint. */
export function handle(
  _canvas: Canvas,
  x: number,
  top: number,
  bottom: number,
  reach: number,
  colour: string,
  width = 22,
): string {
  const d = `M${num(x - 6)} ${num(top)}C${num(x + reach * 1.2)} ${num(top - 12)} ${num(x + reach * 1.15)} ${num(bottom - 6)} ${num(x - 8)} ${num(bottom)}`;
  return (
    path(d, `fill="none" stroke="${shade(colour, -0.17)}" stroke-width="${width}" stroke-linecap="round"`) +
    path(
      d,
      `fill="none" stroke="${shade(colour, -0.03)}" stroke-width="${num(width * 0.6)}" stroke-linecap="round" transform="translate(-2.5 -2.5)"`,
    ) +
    path(
      d,
      `fill="none" stroke="${shade(colour, 0.14)}" stroke-width="${num(width * 0.18)}" stroke-linecap="round" transform="translate(-4 -5)"`,
    )
  );
}

export const cupForms: Record<string, readonly Ring[]> = {
  tulip: [
    [-118, 92],
    [-84, 90],
    [-44, 74],
    [-16, 50],
    [0, 44],
  ],
  straight: [
    [-128, 78],
    [-60, 78],
    [-22, 74],
    [0, 60],
  ],
  bowl: [
    [-104, 108],
    [-66, 98],
    [-28, 72],
    [0, 46],
  ],
  tumbler: [
    [-130, 70],
    [-60, 63],
    [0, 54],
  ],
};

/** Steam: three soft ribbons. */
export function steam(canvas: Canvas, random: Random, x: number, y: number, height: number): string {
  let out = "";
  for (let i = -1; i <= 1; i++) {
    const sway = random.between(18, 38) * (random.chance(0.5) ? 1 : -1);
    const [sx, h] = [x + i * 26, height * random.between(0.7, 1)];
    const d = `M${num(sx)} ${num(y)}C${num(sx + sway)} ${num(y - h * 0.3)} ${num(sx - sway)} ${num(y - h * 0.6)} ${num(sx + sway * 0.6)} ${num(y - h)}`;
    out += path(
      d,
      `fill="none" stroke="#fffaf0" stroke-opacity="0.5" stroke-width="15" stroke-linecap="round"`,
    );
  }
  return `<g ${canvas.blur(9, 0.5)}>${out}</g>`;
}

export interface CupSpec {
  form?: keyof typeof cupForms;
  colour: string;
  liquid?: string;
  hasSaucer?: boolean;
  hasHandle?: boolean;
  /** Painted on the wall. */
  inner?: string;
  hasArt?: boolean;
}

/** A cup about 200 wide. */
export function cup(canvas: Canvas, spec: CupSpec): string {
  const {
    form = "tulip",
    colour,
    liquid = coffeeColour,
    hasSaucer = true,
    hasHandle = true,
    inner,
    hasArt,
  } = spec;
  const rings = cupForms[form]!;
  const tilt = 0.2;
  const [topY, r] = rings[0]!;
  const lift = hasSaucer ? -14 : 0;
  const saucer = hasSaucer
    ? ellipse(14, 6, 160, 34, `fill="#1a0f08" fill-opacity="0.28" ${canvas.blur(7)}`) +
      lathe(
        canvas,
        [
          [-16, 148],
          [-6, 120],
          [0, 70],
        ],
        { colour, material: "satin", tilt: 0.2 },
      ) +
      lidTop(canvas, 148, -16, colour, 0.2) +
      ellipse(0, -13, 70, 13, `fill="${shade(colour, -0.12)}" fill-opacity="0.55"`)
    : "";
  const art = hasArt
    ? `<g transform="translate(0 ${num(topY + 12)}) scale(1 ${tilt})">${path("M0 46C-52 6 -46 -40 -14 -34C-4 -31 0 -22 0 -18C0 -22 4 -31 14 -34C46 -40 52 6 0 46Z", `fill="#efdcc0"`)}${path("M0 26C-26 4 -22 -18 -8 -14C-2 -12 0 -6 0 -4C0 -6 2 -12 8 -14C22 -18 26 4 0 26Z", `fill="${liquid}"`)}</g>`
    : "";
  const ear = hasHandle ? handle(canvas, r * 0.88, topY * 0.8, topY * 0.26, 62, colour, 20) : "";
  return (
    saucer +
    group(
      ear +
        lathe(canvas, rings, { colour, material: "glazed", tilt, isSoft: true, inner }) +
        mouth(canvas, r, topY, { colour, tilt, liquid, depth: 11, wall: 6 }) +
        art,
      0,
      lift,
    )
  );
}
