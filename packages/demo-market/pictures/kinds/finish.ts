import { ellipse, num, path } from "../pen/canvas.ts";
import { mix } from "../pen/colour.ts";
import { setText } from "../pen/set-text.ts";
import { drawArt } from "../pen/shape.ts";
import type { Material } from "../solids/lathe.ts";
import { around } from "../solids/wrap.ts";
import type { Stage } from "../stage.ts";

export interface Finish {
  colour: string;
  material: Material;
}

export const steel: Finish = { colour: "#bdb8b0", material: "metal" };
export const copper: Finish = { colour: "#c07a50", material: "metal" };
export const brass: Finish = { colour: "#c8a458", material: "metal" };
export const black: Finish = { colour: "#2e2a27", material: "satin" };
export const oak: Finish = { colour: "#b78450", material: "wood" };
export const walnut: Finish = { colour: "#6f472b", material: "wood" };
export const glassColour = "#dbe6e1";

/** The finish of a machine's body: steel, black, or a colour of its maker. */
export function bodyFinish(stage: Stage, metals: readonly Finish[] = [steel, black]): Finish {
  const { random, palette } = stage;
  const enamel: Finish[] = [
    { colour: palette.body, material: "glazed" },
    { colour: palette.accent, material: "glazed" },
    { colour: mix(palette.paper, palette.second, 0.2), material: "glazed" },
    { colour: mix(palette.second, palette.body, 0.3), material: "satin" },
  ];
  return random.pick([...metals, ...enamel]);
}

export const gripFinish = (stage: Stage): Finish => stage.random.pick([black, oak, walnut, black]);

/** The maker's name in small letters, centred at x, y; bent when r is given. */
export function makersMark(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  fill: string,
  r?: number,
  tilt = 0.16,
): string {
  const face = stage.brand.face;
  const type = { face, weight: 600, size: w * 0.17, tracking: 0.03 };
  const art = setText(stage.words.vendor, type, { x: -w / 2, y: -w * 0.16, w, h: w * 0.32 }, fill, {
    lines: 2,
  });
  const bend = r ? around(r, tilt) : undefined;
  const drawn = drawArt(stage.canvas, art, bend);
  return `<g transform="translate(${num(x)} ${num(y)})">${drawn}</g>`;
}

/** A bent tube: handle, spout or arm, lit from the upper left. */
export function tube(d: string, colour: string, width: number, dark: string, light: string): string {
  return (
    path(
      d,
      `fill="none" stroke="${dark}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"`,
    ) +
    path(
      d,
      `fill="none" stroke="${colour}" stroke-width="${num(width * 0.66)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${num(-width * 0.08)} ${num(-width * 0.08)})"`,
    ) +
    path(
      d,
      `fill="none" stroke="${light}" stroke-opacity="0.8" stroke-width="${num(width * 0.16)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${num(-width * 0.18)} ${num(-width * 0.2)})"`,
    )
  );
}

/** A small pressure or heat dial. */
export function dial(stage: Stage, x: number, y: number, r: number): string {
  let marks = "";
  for (let i = -4; i <= 4; i++) {
    const a = (i * 28 * Math.PI) / 180;
    marks += `M${num(x + Math.sin(a) * r * 0.66)} ${num(y - Math.cos(a) * r * 0.66)}L${num(x + Math.sin(a) * r * 0.8)} ${num(y - Math.cos(a) * r * 0.8)}`;
  }
  const turn = stage.random.between(-1, 1);
  return (
    ellipse(
      x,
      y,
      r,
      r,
      `fill="${stage.canvas.linear(
        [
          [0, "#f4f0e8"],
          [0.5, "#9c968c"],
          [1, "#4d4842"],
        ],
        [0, 0, 1, 1],
      )}"`,
    ) +
    ellipse(x, y, r * 0.86, r * 0.86, `fill="#fbf8f1"`) +
    path(marks, `stroke="#2a1b15" stroke-width="${num(r * 0.05)}"`) +
    path(
      `M${num(x)} ${num(y)}L${num(x + Math.sin(turn) * r * 0.62)} ${num(y - Math.cos(turn) * r * 0.62)}`,
      `stroke="#b5362c" stroke-width="${num(r * 0.08)}" stroke-linecap="round"`,
    ) +
    ellipse(x, y, r * 0.09, r * 0.09, `fill="#2a1b15"`)
  );
}
