import sharp, { type Sharp } from "sharp";
import { drawProduct } from "../draw-product.ts";
import type { PictureFacts } from "../facts.ts";
import { type Place, places } from "../palettes.ts";
import { randomFrom } from "../pen/random.ts";
import { type Crop, readBase } from "./base.ts";
import { developBase } from "./develop-base.ts";
import { firstWidth, furtherWidth, tintsOfPlace } from "./photograph.ts";
import type { View } from "./views.ts";

const width = firstWidth;

const all: Crop = { x: 0.5, y: 0.5, size: 1 };
/** The part of the room that is table only, for what is seen from above. */
const tableTop: Crop = { x: 0.5, y: 1, size: 0.58 };

interface Look {
  place: Place;
  crop: Crop;
  across: number;
}

/** Light from the window at the left, falling off to the right, on what stands in the room. */
const falloff = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><linearGradient id="g"><stop offset="0.2" stop-color="#fff2dd"/><stop offset="0.5" stop-color="#d8c9b6"/><stop offset="0.8" stop-color="#8d7f72"/></linearGradient><rect width="${width}" height="${width}" fill="url(#g)"/></svg>`;

async function lay(facts: PictureFacts, { place, crop, across: wanted }: Look): Promise<Sharp> {
  const { isFlat, thing, shadow } = drawProduct(facts);
  const base = await readBase("interior", isFlat ? tableTop : all, width);
  const tints = tintsOfPlace(place);
  const raw = { width, height: width, channels: 3 as const };
  const room = developBase(base, { ...tints, ground: tints.table });
  const lit = await sharp(Buffer.from(thing))
    .composite([
      { input: Buffer.from(falloff), blend: "multiply" },
      { input: Buffer.from(thing), blend: "dest-in" },
    ])
    .blur(0.7)
    .png()
    .toBuffer();
  const whole = await sharp(room, { raw })
    .composite([{ input: Buffer.from(shadow) }, { input: lit }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const across = Math.round(width * crop.size);
  const [left, top] = [Math.round((width - across) * crop.x), Math.round((width - across) * crop.y)];
  return sharp(whole, { raw }).extract({ left, top, width: across, height: across }).resize(wanted, wanted);
}

/** By chance these would stand exactly where another of their kind does. */
const movedOn = ["cold-drip-tower-namsan-eight-hours"];

/** The pictures of a thing that is drawn, laid on a table that was rendered: whole, near, and in another room. */
export function planDrawnViews(facts: PictureFacts): View[] {
  const chance = randomFrom(`laid/${facts.key}${movedOn.includes(facts.key) ? "/2" : ""}`);
  const [first, other] = chance.shuffle(places.filter(({ isDark }) => !isDark));
  const looks: Look[] = [
    { place: first!, crop: all, across: firstWidth },
    { place: first!, crop: { x: chance.pick([0.4, 0.6]), y: 0.62, size: 0.62 }, across: furtherWidth },
    { place: other!, crop: { x: chance.pick([0.3, 0.7]), y: 0.6, size: 0.82 }, across: furtherWidth },
  ];
  return looks.map((look) => ({ order: "laid", take: () => lay(facts, look) }));
}
