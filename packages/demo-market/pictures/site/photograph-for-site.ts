import sharp, { type Sharp } from "sharp";
import { places } from "../palettes.ts";
import { type Crop, readBase } from "../photo/base.ts";
import { developBase, type Tints } from "../photo/develop-base.ts";
import { cookies, sweets } from "../photo/food-plates.ts";
import { bagKraft, bagLeaves, hero, sack } from "../photo/pack-plates.ts";
import { drawSheet, greenBean } from "../photo/photograph.ts";
import type { Plate } from "../photo/plate.ts";
import { cup, espressoMachine } from "../photo/ware-plates.ts";
import { siteStage } from "./site-stage.ts";

interface SiteShot {
  plate: Plate;
  crop: Crop;
  tints: Omit<Tints, "ground">;
  motif?: string;
}

const wide = 4 / 3;
const roasted = "#5a3420";
const shots: Record<string, SiteShot> = {
  hero: {
    plate: hero,
    crop: { x: 0.5, y: 0.5, size: 1, ratio: 16 / 9 },
    tints: { body: "#c9a172", second: "#efe6d6", wall: "#c9ad8a", bean: roasted },
    motif: "mountains",
  },
  "green-beans": {
    plate: sack,
    crop: { x: 0.5, y: 0.12, size: 0.9, ratio: wide },
    tints: { body: "#d8b988", wall: "#9fae98", bean: greenBean },
  },
  "roasted-coffee": {
    plate: bagLeaves,
    crop: { x: 0.5, y: 0.9, size: 0.92, ratio: wide },
    tints: { body: "#2b1d18", wall: "#d9b08c", table: "#e6d3b8", bean: roasted },
  },
  "ground-coffee": {
    plate: bagKraft,
    crop: { x: 0.5, y: 0.95, size: 1, ratio: wide },
    tints: { body: "#c9a172", second: "#b5362c", wall: "#d9d2bf", bean: "#5f3a22" },
  },
  "coffee-sweets": {
    plate: sweets,
    crop: { x: 0.5, y: 0.7, size: 1, ratio: wide },
    tints: { body: "#b5362c", second: "#d9a24a", wall: "#dcc7c0", table: "#e2cdb4", bean: roasted },
  },
  "coffee-snacks": {
    plate: cookies,
    crop: { x: 0.5, y: 0.95, size: 1, ratio: wide },
    tints: { body: "#d2ac7d", second: "#b5362c", wall: "#d9b9a4", table: "#efe4d2", bean: roasted },
  },
  equipment: {
    plate: espressoMachine,
    crop: { x: 0.5, y: 0.5, size: 1, ratio: wide },
    tints: { body: "#2b2a29", wall: "#a9b7a2", table: "#d9c4a5", bean: roasted },
  },
  accessories: {
    plate: cup,
    crop: { x: 0.5, y: 0.6, size: 1, ratio: wide },
    tints: { body: "#efe6d6", wall: "#a9b7a2", bean: roasted },
  },
};

/** The categories that have a tile. */
export const categorySlugs: readonly string[] = Object.keys(shots).filter((name) => name !== "hero");

/** One of the site's own pictures as a photograph, `width` across. */
export async function photographForSite(name: string, width: number): Promise<Sharp> {
  const shot = shots[name]!;
  const { plate } = shot;
  const stage = siteStage({
    seed: name,
    kind: "bag",
    place: places[0]!,
    ...(shot.motif ? { motif: shot.motif } : {}),
  });
  const base = await readBase(plate.base, shot.crop, width);
  const ground = shot.tints.body ?? "#efe6d6";
  const pixels = developBase(base, { ...shot.tints, ground }, await drawSheet(stage, plate, base));
  return sharp(pixels, { raw: { width: base.width, height: base.height, channels: 3 } });
}
