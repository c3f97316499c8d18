import sharp, { type Sharp } from "sharp";
import { places } from "../palettes.ts";
import { baseNames, type Crop, readBase } from "../photo/base.ts";
import { developBase, type Tints } from "../photo/develop-base.ts";
import { drawSheet, greenBean } from "../photo/photograph.ts";
import { plates } from "../photo/plates.ts";
import { siteStage } from "./site-stage.ts";

interface SiteShot {
  /** Of plates.ts; its base is the picture's too. */
  plate: string;
  crop: Crop;
  tints: Omit<Tints, "ground">;
  motif?: string;
}

const wide = 4 / 3;
const roasted = "#5a3420";
const shots: Record<string, SiteShot> = {
  hero: {
    plate: "hero",
    crop: { x: 0.5, y: 0.5, size: 1, ratio: 16 / 9 },
    tints: { body: "#c9a172", second: "#efe6d6", wall: "#c9ad8a", bean: roasted },
    motif: "mountains",
  },
  "green-beans": {
    plate: "sack",
    crop: { x: 0.5, y: 0.12, size: 0.9, ratio: wide },
    tints: { body: "#d8b988", wall: "#9fae98", bean: greenBean },
  },
  "roasted-coffee": {
    plate: "bagLeaves",
    crop: { x: 0.5, y: 0.9, size: 0.92, ratio: wide },
    tints: { body: "#2b1d18", wall: "#d9b08c", table: "#e6d3b8", bean: roasted },
  },
  "ground-coffee": {
    plate: "bagKraft",
    crop: { x: 0.5, y: 0.95, size: 1, ratio: wide },
    tints: { body: "#c9a172", second: "#b5362c", wall: "#d9d2bf", bean: "#5f3a22" },
  },
  "coffee-sweets": {
    plate: "carton",
    crop: { x: 0.5, y: 0.9, size: 1, ratio: wide },
    tints: { body: "#b5362c", table: "#e2cdb4", bean: roasted },
  },
  "coffee-snacks": {
    plate: "cookies",
    crop: { x: 0.5, y: 0.95, size: 1, ratio: wide },
    tints: { body: "#d2ac7d", second: "#b5362c", wall: "#d9b9a4", table: "#efe4d2", bean: roasted },
  },
  accessories: {
    plate: "cup",
    crop: { x: 0.5, y: 0.6, size: 1, ratio: wide },
    tints: { body: "#efe6d6", wall: "#a9b7a2", bean: roasted },
  },
};

/** One of the site's own pictures as a photograph, `width` across; undefined where its base is not there. */
export async function photographForSite(name: string, width: number): Promise<Sharp | undefined> {
  const shot = shots[name];
  const plate = shot && plates[shot.plate];
  if (!plate || !baseNames.includes(plate.base)) return undefined;
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
