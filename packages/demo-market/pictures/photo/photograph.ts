import sharp, { type Sharp } from "sharp";
import { stageFor } from "../draw-product.ts";
import type { PictureFacts } from "../facts.ts";
import { drawBack } from "../labels/back.ts";
import { beanColours, type Place } from "../palettes.ts";
import { mix, shade } from "../pen/colour.ts";
import { randomFrom } from "../pen/random.ts";
import type { Stage } from "../stage.ts";
import { type Base, baseNames, type Crop, readBase } from "./base.ts";
import { developBase, type Sheet } from "./develop-base.ts";
import type { Plate } from "./plate.ts";
import { platesFor } from "./plates.ts";

/** Pixels across of a product's first picture, and of the others, which say less. */
export const [firstWidth, furtherWidth] = [1000, 800];
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
  /** The pack turned around: its back has the facts in small type. */
  isBack?: boolean;
  order: string;
}

/** How a product is photographed, or undefined where no base shows its kind. */
export function planShot(facts: PictureFacts): Shot | undefined {
  const all = platesFor(facts);
  const known = all.filter(({ base }) => baseNames.includes(base));
  if (known.length === 0) return undefined;
  const chance = randomFrom(`shot/${facts.key}`);
  const first = chance.pick(all);
  // One base more changes only the pictures that it makes.
  const plate = known.includes(first) ? first : chance.pick(known);
  const crop = chance.pick(crops);
  return {
    stage: stageFor(facts),
    plate,
    crop,
    isMirrored: chance.chance(0.5),
    order: `${plate.base} ${crops.indexOf(crop)}`,
  };
}

/** Draws what a plate lays on its base's label, about as large as the picture shows it. */
export async function drawSheet(stage: Stage, plate: Plate, base: Base, isBack = false): Promise<Sheet> {
  const across = base.label ? Math.round(((base.label.w * 2) / base.label.step) * 1.1) : 16;
  const [w, h] = plate.sheet;
  const content = isBack && plate.back ? drawBack(stage, w, h, plate.back) : plate.draw(stage);
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
export const tintsOfPlace = (place: Place) => ({
  wall: mix(place.wall, "#e6d9c6", place.isDark ? 0.12 : 0.3),
  table: mix(place.table, "#e0d0b8", 0.35),
});

const tintsAround = ({ place, facts, bean }: Stage) => ({
  ...tintsOfPlace(place),
  bean: facts.category === "green-beans" ? greenBean : shade(bean, 0.05),
});

/** Makes the planned picture, `width` across and down. */
export async function takeShot(shot: Shot, width: number): Promise<Sharp> {
  const { stage, plate, crop, isMirrored, isBack } = shot;
  const base = await readBase(plate.base, crop, width);
  const tints = { ...tintsAround(stage), ...plate.tints(stage) };
  const pixels = developBase(base, tints, await drawSheet(stage, plate, base, isBack), isMirrored);
  return sharp(pixels, { raw: { width, height: width, channels: 3 } });
}

/** A close look at beans in the colour of their roast. */
export async function takeBeans(facts: PictureFacts): Promise<Sharp> {
  const chance = randomFrom(`beans/${facts.key}`);
  const crop = { x: chance.next(), y: chance.next(), size: chance.between(0.8, 0.98) };
  const base = await readBase("beans-close", crop, furtherWidth);
  const colour = beanColours[facts.roastLevel] ?? beanColours["medium-dark"]!;
  const bean = mix(colour, "#6b4024", chance.between(0.25, 0.4));
  const pixels = developBase(base, { bean, ground: bean }, undefined, chance.chance(0.5));
  return sharp(pixels, { raw: { width: furtherWidth, height: furtherWidth, channels: 3 } });
}
