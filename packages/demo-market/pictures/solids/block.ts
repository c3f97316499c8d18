import { type Canvas, num, path, type Stop } from "../pen/canvas.ts";
import { shade } from "../pen/colour.ts";

export interface Block {
  svg: string;
  halfWidth: number;
  height: number;
}

export interface BlockSpec {
  w: number;
  h: number;
  d: number;
  colour: string;
  /** How far it is turned: 0 shows only the front, 1 shows as much of the side. */
  turn?: number;
  /** Drawn on the front in its own units, from 0,0 to w,h. */
  front?: string;
  side?: string;
  top?: string;
  /** The side panel looks to the left instead of the right. */
  isMirrored?: boolean;
  gloss?: number;
}

const at = (values: number[]) => values.map(num).join(" ");

/** A box seen a little from above, with its nearest edge to the right (or left) of the middle. */
export function block(canvas: Canvas, spec: BlockSpec): Block {
  const { w, h, d, colour, turn = 0.35, front = "", side = "", top = "", isMirrored, gloss = 0.12 } = spec;
  const fw = w * (1 - turn * 0.18);
  const sw = d * (0.25 + turn * 0.75);
  const fs = w * 0.1 * turn;
  const ss = d * (0.42 - turn * 0.2);
  const total = fw + sw;
  // Mirroring swaps the sides but not the text: the front is set on the other side of the edge.
  const m = isMirrored ? -1 : 1;
  const e = m * (total / 2 - sw);
  const outer = e - m * fw;
  const far = e + m * sw;
  const frontD = `M${at([e, 0])}L${at([outer, -fs])}L${at([outer, -fs - h])}L${at([e, -h])}Z`;
  const sideD = `M${at([e, 0])}L${at([far, -ss])}L${at([far, -ss - h])}L${at([e, -h])}Z`;
  const topD = `M${at([e, -h])}L${at([outer, -fs - h])}L${at([outer + m * sw, -fs - ss - h])}L${at([far, -ss - h])}Z`;
  const left = isMirrored ? e : outer;
  const slope = (isMirrored ? -fs : fs) / w;
  const leftTop = isMirrored ? -h : -fs - h;
  const frontAt = `matrix(${num(fw / w)} ${slope.toFixed(4)} 0 1 ${num(left)} ${num(leftTop)})`;
  const sideLeft = isMirrored ? far : e;
  const sideAt = `matrix(${num(sw / d)} ${((isMirrored ? ss : -ss) / d).toFixed(4)} 0 1 ${num(sideLeft)} ${num(isMirrored ? -ss - h : -h)})`;
  const lit: Stop[] = [
    [0, "#fffaf0", gloss],
    [0.45, "#fffaf0", 0],
    [1, "#1a0f08", 0.12],
  ];
  const dim: Stop[] = [
    [0, "#1a0f08", isMirrored ? 0.02 : 0.2],
    [1, "#1a0f08", isMirrored ? 0.1 : 0.36],
  ];
  const svg = [
    path(topD, `fill="${shade(colour, 0.07)}"`),
    top,
    path(frontD, `fill="${colour}"`),
    `<g ${canvas.clip(frontD)}><g transform="${frontAt}">${front}</g></g>`,
    path(frontD, `fill="${canvas.linear(lit, [0, 0, 1, 1])}"`),
    path(sideD, `fill="${shade(colour, isMirrored ? -0.02 : -0.06)}"`),
    `<g ${canvas.clip(sideD)}><g transform="${sideAt}">${side}</g></g>`,
    path(sideD, `fill="${canvas.linear(dim, [0, 0, 0.4, 1])}"`),
    path(
      `M${at([outer, -fs - h])}L${at([e, -h])}L${at([far, -ss - h])}M${at([e, -h])}L${at([e, 0])}`,
      `fill="none" stroke="${shade(colour, 0.14)}" stroke-width="2" stroke-opacity="0.7"`,
    ),
  ].join("");
  return { svg, halfWidth: total / 2, height: h + Math.max(fs, ss) };
}
