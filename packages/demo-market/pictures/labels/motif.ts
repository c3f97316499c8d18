import type { Palette } from "../palettes.ts";
import type { Random } from "../pen/random.ts";
import type { Frame } from "../pen/set-text.ts";
import type { Art } from "../pen/shape.ts";

export type Motif = (frame: Frame, palette: Palette, random: Random) => Art[];
