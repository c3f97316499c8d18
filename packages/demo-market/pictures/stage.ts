import type { LabelWords, PictureFacts } from "./facts.ts";
import type { Brand } from "./labels/label.ts";
import type { Palette, Place } from "./palettes.ts";
import type { Canvas } from "./pen/canvas.ts";
import type { Random } from "./pen/random.ts";

/** Everything that the parts of one picture share. */
export interface Stage {
  canvas: Canvas;
  facts: PictureFacts;
  words: LabelWords;
  random: Random;
  palette: Palette;
  place: Place;
  brand: Brand;
  bean: string;
}

/** A drawn thing: it stands on y = 0 with its middle at x = 0, or lies around 0,0 when it is seen from above. */
export interface Subject {
  svg: string;
  halfWidth: number;
  height: number;
  /** Seen from above, on a table top. */
  isFlat?: boolean;
  /** Half depth of its foot, for the shadow on the table. */
  foot?: number;
  /** The thing brings its own shadow. */
  hasShadow?: boolean;
}

export type Draw = (stage: Stage) => Subject;
