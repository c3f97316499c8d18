import type { Face, Type } from "../../../../src/platform/text-outlines/text-outlines.ts";
import type { LabelWords } from "../facts.ts";
import type { Palette } from "../palettes.ts";
import type { Random } from "../pen/random.ts";
import type { Frame } from "../pen/set-text.ts";
import { type Art, box, type Clipped, polygon } from "../pen/shape.ts";
import type { Motif } from "./motif.ts";

/** All that a layout needs; the frame starts at 0,0 and is in the units of the picture. */
export interface LabelBrief {
  w: number;
  h: number;
  words: LabelWords;
  palette: Palette;
  motif: Motif;
  face: Face;
  random: Random;
}

export type Layout = (brief: LabelBrief) => Art[];

export const clipped = (frame: Frame, children: Art[]): Clipped => ({
  clip: box(frame.x, frame.y, frame.w, frame.h),
  children,
});

export const caps = (size: number, weight = 600): Type => ({
  face: "sans",
  weight,
  size,
  tracking: 0.14,
  isUpper: true,
});

export const display = (brief: LabelBrief, size: number): Type => ({
  face: brief.face,
  weight: brief.face === "sans" ? 700 : 560,
  size,
  tracking: brief.face === "sans" ? -0.01 : 0,
});

export const facts = (words: LabelWords): string =>
  [words.origin, words.process || words.roast || (words.origin ? "" : words.sort)]
    .filter(Boolean)
    .join("  ·  ");

export const rule = (x: number, y: number, w: number, stroke: string, strokeWidth: number): Art => ({
  path: polygon(
    [
      [x, y],
      [x + w, y],
    ],
    false,
  ),
  stroke,
  strokeWidth,
});
