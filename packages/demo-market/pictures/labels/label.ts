import type { Face } from "../../../../src/platform/text-outlines/text-outlines.ts";
import type { LabelWords } from "../facts.ts";
import type { Palette } from "../palettes.ts";
import type { Random } from "../pen/random.ts";
import type { Art } from "../pen/shape.ts";
import { layouts } from "./layouts.ts";
import { motifs } from "./motifs.ts";
import { wideLayouts } from "./wide-layouts.ts";

/** How one maker's labels look: the same on every product, so that a shelf of one maker hangs together. */
export interface Brand {
  face: Face;
  layout: string;
  wideLayout: string;
  motif: string;
}

export function brandOf(random: Random): Brand {
  return {
    face: random.pick(["serif", "serif", "serif", "sans", "italic", "sans"] as const),
    layout: random.pick(Object.keys(layouts)),
    wideLayout: random.pick(Object.keys(wideLayouts)),
    motif: random.pick(Object.keys(motifs)),
  };
}

/** A label of w by h, its corner at 0,0. */
export function label(
  w: number,
  h: number,
  words: LabelWords,
  palette: Palette,
  brand: Brand,
  random: Random,
): Art[] {
  const layout = w > h * 1.05 ? wideLayouts[brand.wideLayout]! : layouts[brand.layout]!;
  return layout({ w, h, words, palette, face: brand.face, motif: motifs[brand.motif]!, random });
}
