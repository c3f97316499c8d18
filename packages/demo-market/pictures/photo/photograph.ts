import sharp, { type Sharp } from "sharp";
import { stageFor } from "../draw-product.ts";
import type { PictureFacts } from "../facts.ts";
import { beanColours } from "../palettes.ts";
import { mix, shade } from "../pen/colour.ts";
import { randomFrom } from "../pen/random.ts";
import type { Stage } from "../stage.ts";
import { type Base, baseNames, type Crop, readBase } from "./base.ts";
import { developBase, type Sheet } from "./develop-base.ts";
import { type Plate, platesFor } from "./plates.ts";

const width = 1000;
const crops: readonly Crop[] = [
  { x: 0.5, y: 0.5, size: 1 },
  { x: 0.45, y: 0.6, size: 0.92 },
  { x: 0.6, y: 0.45, size: 0.96 },
];

/** What decides a picture before it is made; pictures of one order are cheapest made after each other. */
export interface Shot {
  stage: Stage;
  plate: Plate;
  crop: Crop;
  isMirrored: boolean;
  order: string;
}

/** How a product is photographed, or undefined where no base shows its kind. */
export function planShot(facts: PictureFacts): Shot | undefined {
  const stage = stageFor(facts);
  const all = platesFor(stage);
  const known = all.filter(({ base }) => baseNames.includes(base));
  if (known.length === 0) return undefined;
  const chance = randomFrom(`shot/${facts.key}`);
  const first = chance.pick(all);
  // One base more changes only the pictures that it makes.
  const plate = known.includes(first) ? first : chance.pick(known);
  const crop = chance.pick(crops);
  return {
    stage,
    plate,
    crop,
    isMirrored: chance.chance(0.5),
    order: `${plate.base} ${crops.indexOf(crop)}`,
  };
}

/** Draws what a plate lays on its base's label, about as large as the picture shows it. */
export async function drawSheet(stage: Stage, plate: Plate, base: Base): Promise<Sheet> {
  const across = base.label ? Math.round(((base.label.w * 2) / base.label.step) * 1.1) : 16;
  const [w, h] = plate.sheet;
  const content = plate.draw(stage);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${Math.round((across * h) / w)}" viewBox="0 0 ${w} ${h}">${stage.canvas.definitions()}${content}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Paler than a drawing's: the shade between beans is in the light already. */
export const greenBean = "#c0b78a";

/** Walls stay near the site's warm tones, whatever the place is. */
const place = (stage: Stage) => ({
  wall: mix(stage.place.wall, "#e6d9c6", stage.place.isDark ? 0.12 : 0.3),
  table: mix(stage.place.table, "#e0d0b8", 0.35),
  bean: stage.facts.category === "green-beans" ? greenBean : shade(stage.bean, 0.05),
});

/** Makes the planned picture: bytes of three channels, 1000 by 1000. */
export async function takeShot({ stage, plate, crop, isMirrored }: Shot): Promise<Sharp> {
  const base = await readBase(plate.base, crop, width);
  const tints = { ...place(stage), ...plate.tints(stage) };
  const pixels = developBase(base, tints, await drawSheet(stage, plate, base), isMirrored);
  return sharp(pixels, { raw: { width, height: width, channels: 3 } });
}

/** A closer look at a thing in its own photograph; undefined for green coffee and where no base shows the kind. */
export async function takeClose(facts: PictureFacts): Promise<Sharp | undefined> {
  const shot = facts.category === "green-beans" ? undefined : planShot(facts);
  return shot && takeShot({ ...shot, crop: { x: 0.5, y: 0.6, size: 0.7 } });
}

/** A close look at beans in the colour of their roast; undefined for what is no roasted coffee. */
export async function takeBeans(facts: PictureFacts): Promise<Sharp | undefined> {
  const isRoasted = ["roasted-coffee", "ground-coffee"].includes(facts.category);
  if (!isRoasted || !baseNames.includes("beans-close")) return undefined;
  const chance = randomFrom(`beans/${facts.key}`);
  const crop = { x: chance.next(), y: chance.next(), size: chance.between(0.8, 0.98) };
  const base = await readBase("beans-close", crop, width);
  const colour = beanColours[facts.roastLevel] ?? beanColours["medium-dark"]!;
  const bean = mix(colour, "#6b4024", chance.between(0.25, 0.4));
  const pixels = developBase(base, { bean, ground: bean }, undefined, chance.chance(0.5));
  return sharp(pixels, { raw: { width, height: width, channels: 3 } });
}
