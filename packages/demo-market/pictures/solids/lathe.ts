import { type Canvas, ellipse, num, path, type Stop } from "../pen/canvas.ts";
import { lightnessOf, shade } from "../pen/colour.ts";
import { dataOf, smooth } from "../pen/shape.ts";

export type Ring = readonly [y: number, r: number];
export type Material = "matte" | "satin" | "glazed" | "metal" | "glass" | "wood";

const white = "#fffaf0";
const black = "#1a0f08";

/** Light from the left: how bright a turned thing is from its left edge to its right edge. */
const lights: Record<Material, Stop[]> = {
  matte: [
    [0, black, 0.3],
    [0.12, black, 0.06],
    [0.3, white, 0.14],
    [0.45, white, 0],
    [0.7, black, 0.1],
    [1, black, 0.42],
  ],
  satin: [
    [0, black, 0.36],
    [0.1, black, 0.04],
    [0.22, white, 0.3],
    [0.34, white, 0.06],
    [0.55, black, 0.02],
    [0.82, black, 0.26],
    [0.94, black, 0.36],
    [1, black, 0.24],
  ],
  glazed: [
    [0, black, 0.32],
    [0.1, black, 0.05],
    [0.17, white, 0.12],
    [0.2, white, 0.55],
    [0.255, white, 0.5],
    [0.29, white, 0.08],
    [0.5, white, 0],
    [0.8, black, 0.24],
    [0.93, black, 0.34],
    [1, white, 0.02],
  ],
  metal: [
    [0, black, 0.5],
    [0.06, black, 0.12],
    [0.14, white, 0.45],
    [0.22, white, 0.75],
    [0.27, white, 0.1],
    [0.4, black, 0.18],
    [0.55, black, 0.42],
    [0.6, black, 0.12],
    [0.74, white, 0.3],
    [0.86, black, 0.1],
    [0.95, black, 0.48],
    [1, white, 0.12],
  ],
  glass: [
    [0, "#4a5a58", 0.5],
    [0.03, white, 0.55],
    [0.08, "#5f706c", 0.16],
    [0.16, white, 0.1],
    [0.19, white, 0.6],
    [0.26, white, 0.5],
    [0.28, white, 0.03],
    [0.6, white, 0],
    [0.86, white, 0.1],
    [0.92, "#5f706c", 0.2],
    [0.97, white, 0.6],
    [1, "#4a5a58", 0.5],
  ],
  wood: [
    [0, black, 0.34],
    [0.15, black, 0.03],
    [0.32, white, 0.2],
    [0.5, black, 0.02],
    [0.8, black, 0.22],
    [1, black, 0.45],
  ],
};

export interface Turned {
  colour: string;
  material?: Material;
  /** How far the camera looks down: the ratio of a ring's depth to its width. */
  tilt?: number;
  isSoft?: boolean;
  /** What is painted on the wall before the light falls on it. */
  inner?: string;
  opacity?: number;
}

/** The outline of a turned thing, from its top ring to its foot. */
export function turnedOutline(rings: readonly Ring[], tilt: number, isSoft = false): string {
  const [top, foot] = [rings[0]!, rings.at(-1)!];
  const side = (points: (readonly [number, number])[]) =>
    isSoft
      ? dataOf(smooth(points)).slice(1)
      : points.map(([x, y], i) => `${i ? "L" : ""}${num(x)} ${num(y)}`).join("");
  const left = side(rings.map(([y, r]) => [-r, y] as const));
  const right = side([...rings].reverse().map(([y, r]) => [r, y] as const));
  const bottom = `A${num(foot[1])} ${num(foot[1] * tilt)} 0 0 0 ${num(foot[1])} ${num(foot[0])}`;
  const rim = `A${num(top[1])} ${num(top[1] * tilt)} 0 0 0 ${num(-top[1])} ${num(top[0])}Z`;
  return `M${left}${bottom}L${right}${rim}`;
}

/** A turned thing: tin, cup, bottle, leg of a stand. */
export function lathe(canvas: Canvas, rings: readonly Ring[], turned: Turned): string {
  const { colour, material = "satin", tilt = 0.16, isSoft, inner = "", opacity = 1 } = turned;
  const d = turnedOutline(rings, tilt, isSoft);
  const light = canvas.linear(lights[material]);
  const base = `fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}`;
  const content = inner ? `<g ${canvas.clip(d)}>${inner}</g>` : "";
  const low = canvas.linear(
    [
      [0, black, 0],
      [0.75, black, 0],
      [1, black, material === "glass" ? 0.08 : 0.22],
    ],
    "y",
  );
  const edge =
    material === "glass"
      ? path(d, `fill="none" stroke="#50615c" stroke-opacity="0.4" stroke-width="2.6"`)
      : "";
  return path(d, base) + content + path(d, `fill="${light}"`) + path(d, `fill="${low}"`) + edge;
}

/** A closed top: a lid seen a little from above. */
export function lidTop(canvas: Canvas, r: number, y: number, colour: string, tilt = 0.16): string {
  const fill = canvas.linear([
    [0, shade(colour, 0.1)],
    [0.5, shade(colour, 0.03)],
    [1, shade(colour, -0.08)],
  ]);
  const edge = `fill="none" stroke="${shade(colour, 0.16)}" stroke-width="2.5" stroke-opacity="0.8"`;
  return ellipse(0, y, r, r * tilt, `fill="${fill}"`) + ellipse(0, y, r - 2, (r - 2) * tilt, edge);
}

export interface Mouth {
  colour: string;
  tilt?: number;
  /** Thickness of the wall. */
  wall?: number;
  /** What stands in it, and how deep its surface lies. */
  liquid?: string;
  depth?: number;
  isGlass?: boolean;
}

/** An open top: rim, inner wall and, if there is any, the surface of the drink. */
export function mouth(canvas: Canvas, r: number, y: number, spec: Mouth): string {
  const { colour, tilt = 0.16, wall = 8, liquid, depth = 14, isGlass } = spec;
  const inside = r - wall;
  if (isGlass) {
    const line = `fill="#ffffff" fill-opacity="0.14" stroke="#ffffff" stroke-opacity="0.85" stroke-width="3"`;
    const far = `fill="none" stroke="#52635f" stroke-opacity="0.35" stroke-width="1.5"`;
    return ellipse(0, y, r, r * tilt, line) + ellipse(0, y, inside, inside * tilt, far);
  }
  const rim = canvas.linear([
    [0, shade(colour, 0.06)],
    [0.3, shade(colour, 0.14)],
    [1, shade(colour, -0.04)],
  ]);
  const hollow = canvas.linear([
    [0, shade(colour, -0.3)],
    [0.5, shade(colour, -0.14)],
    [1, shade(colour, lightnessOf(colour) > 0.5 ? -0.03 : 0.04)],
  ]);
  const inner = `M${num(-inside)} ${num(y)}a${num(inside)} ${num(inside * tilt)} 0 1 0 ${num(inside * 2)} 0a${num(inside)} ${num(inside * tilt)} 0 1 0 ${num(-inside * 2)} 0Z`;
  let surface = "";
  if (liquid) {
    const fill = canvas.radial(
      [
        [0, shade(liquid, 0.06)],
        [0.75, liquid],
        [0.93, shade(liquid, 0.12)],
        [1, shade(liquid, -0.05)],
      ],
      0.4,
      0.5,
      0.6,
    );
    surface = `<g ${canvas.clip(inner)}>${ellipse(0, y + depth, inside * 0.97, inside * tilt * 0.97, `fill="${fill}"`)}</g>`;
  }
  return ellipse(0, y, r, r * tilt, `fill="${rim}"`) + path(inner, `fill="${hollow}"`) + surface;
}
