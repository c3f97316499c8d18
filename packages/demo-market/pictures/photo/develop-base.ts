import type { Base, Coordinates, Slot } from "./base.ts";
import { developed, lightOf, linearColour, linearOf } from "./light.ts";

/** What is laid on a label's surface: RGBA, its own size. */
export interface Sheet {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Tints extends Partial<Record<Exclude<Slot, "print">, string>> {
  /** What shows where the sheet is clear. */
  ground: string;
}

/** Places with less of a mask than this (of 255) are outside it; lossy pictures never say exactly zero. */
const least = 3;

/** Colour of the sheet at u, v (0..1, v upwards), between its four nearest places, in scene-linear light. */
function readSheet(sheet: Sheet, ground: readonly number[], u: number, v: number, out: Float32Array): void {
  const x = Math.min(sheet.width - 1.001, Math.max(0, u * sheet.width - 0.5));
  const y = Math.min(sheet.height - 1.001, Math.max(0, (1 - v) * sheet.height - 0.5));
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  out[0] = 0;
  out[1] = 0;
  out[2] = 0;
  for (let k = 0; k < 4; k++) {
    const weight = (k & 1 ? fx : 1 - fx) * (k & 2 ? fy : 1 - fy);
    const i = ((y0 + (k >> 1)) * sheet.width + x0 + (k & 1)) * 4;
    const alpha = sheet.data[i + 3]! / 255;
    for (let c = 0; c < 3; c++)
      out[c]! += weight * (linearOf[sheet.data[i + c]!]! * alpha + ground[c]! * (1 - alpha));
  }
}

/** Colour of the label at x, y of the picture. */
function readPrint(
  label: Coordinates,
  sheet: Sheet,
  ground: readonly number[],
  x: number,
  y: number,
  isMirrored: boolean,
  out: Float32Array,
): void {
  const hx = Math.min(label.w - 1.001, Math.max(0, (label.left + x * label.step) / 2 - label.x));
  const hy = Math.min(label.h - 1.001, Math.max(0, (label.top + y * label.step) / 2 - label.y));
  const [ix, iy] = [Math.floor(hx), Math.floor(hy)];
  const [fx, fy] = [hx - ix, hy - iy];
  const j = iy * label.w + ix;
  const [a, b, c, d] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
  const { u: us, v: vs } = label;
  const u = us[j]! * a + us[j + 1]! * b + us[j + label.w]! * c + us[j + label.w + 1]! * d;
  const v = vs[j]! * a + vs[j + 1]! * b + vs[j + label.w]! * c + vs[j + label.w + 1]! * d;
  readSheet(sheet, ground, isMirrored ? 1 - u : u, v, out);
}

/**
 * Develops a base with a product's colours and label: light times reflectance, plus what needs no colour, through the
 * film's curve. Mirrored pictures keep their text readable. Returns bytes of three channels.
 */
export function developBase(base: Base, tints: Tints, sheet?: Sheet, isMirrored = false): Buffer {
  const { width, height, light, rest, masks, label } = base;
  const out = Buffer.alloc(width * height * 3);
  const slots = (["body", "second", "wall", "table", "bean"] as const)
    .filter((slot) => masks[slot])
    .map((slot) => ({ mask: masks[slot]!, colour: linearColour(tints[slot] ?? "#b9a48b") }));
  const ground = linearColour(tints.ground);
  const printed = new Float32Array(3);
  let [r, g, b] = [0, 0, 0];
  for (let i = 0; i < width * height; i++) {
    r = 0;
    g = 0;
    b = 0;
    for (const { mask, colour } of slots) {
      const share = mask[i]!;
      if (share < least) continue;
      r += (colour[0] * share) / 255;
      g += (colour[1] * share) / 255;
      b += (colour[2] * share) / 255;
    }
    const print = masks.print ? masks.print[i]! : 0;
    if (print >= least) {
      printed.set(ground);
      if (label && sheet)
        readPrint(label, sheet, ground, i % width, Math.floor(i / width), isMirrored, printed);
      r += (printed[0]! * print) / 255;
      g += (printed[1]! * print) / 255;
      b += (printed[2]! * print) / 255;
    }
    const from = i * 3;
    const to = isMirrored ? (i - 2 * (i % width) + width - 1) * 3 : from;
    out[to] = developed(lightOf[rest[from]!]! + r * lightOf[light[from]!]!);
    out[to + 1] = developed(lightOf[rest[from + 1]!]! + g * lightOf[light[from + 1]!]!);
    out[to + 2] = developed(lightOf[rest[from + 2]!]! + b * lightOf[light[from + 2]!]!);
  }
  return out;
}
