import { branch, contours, foliage, mountains, sunburst, valley, waves } from "./land-motifs.ts";
import type { Motif } from "./motif.ts";
import { arches, orbs, quilt, stripes, terrazzo } from "./pattern-motifs.ts";

export const motifs: Record<string, Motif> = {
  mountains,
  contours,
  sunburst,
  quilt,
  foliage,
  waves,
  stripes,
  terrazzo,
  orbs,
  branch,
  valley,
  arches,
};
