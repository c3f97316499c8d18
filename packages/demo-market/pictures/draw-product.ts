import { labelWords, type PictureFacts } from "./facts.ts";
import { goodsOf } from "./goods.ts";
import { drawKind } from "./kinds/kinds.ts";
import { brandOf } from "./labels/label.ts";
import { beanColours, palettes, places } from "./palettes.ts";
import { Canvas, ellipse, group } from "./pen/canvas.ts";
import { type Random, randomFrom } from "./pen/random.ts";
import type { Stage } from "./stage.ts";

/** Beans lying about: green only beside green coffee. */
function shownRoast({ category, roastLevel }: PictureFacts, random: Random): string {
  if (category === "green-beans") return "none";
  return roastLevel in beanColours && roastLevel !== "none"
    ? roastLevel
    : random.pick(["medium", "medium-dark", "dark"]);
}

/** The colours, words and chance of one picture; a maker's brand is the same on all of its products. */
export function stageFor(facts: PictureFacts): Stage {
  const random = randomFrom(facts.key);
  const maker = randomFrom(`brand/${facts.vendorName}`);
  const own = maker.shuffle(palettes);
  return {
    canvas: new Canvas(),
    facts,
    words: labelWords(facts),
    random,
    palette: own[random.int(0, 7)]!,
    place: random.pick(places),
    brand: { ...brandOf(maker), ...(random.chance(0.35) ? { motif: brandOf(random).motif } : {}) },
    bean: beanColours[shownRoast(facts, random)]!,
  };
}

/** A drawn thing and its shadow on the table, each an SVG of 1000 by 1000 that is clear around it. */
export interface Drawing {
  thing: string;
  shadow: string;
  /** Seen from above. */
  isFlat: boolean;
}

const side = 1000;
/** Where things stand; those seen from above lie in the middle. */
const foot = 765;

interface Spot {
  x: number;
  y: number;
}

/** Where the pieces of a set stand, those behind first: up to three in a row, four by two, a dozen by four. */
function spotsFor(count: number, isFlat: boolean): { spots: Spot[]; columns: number } {
  const columns = count > 6 ? 4 : count === 4 ? 2 : Math.min(count, 3);
  const rows = Math.ceil(count / columns);
  const spots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const behind = rows - 1 - row;
    return {
      x: side / 2 + ((i % columns) - (columns - 1) / 2) * (720 / columns) + behind * 26,
      y: isFlat ? side / 2 + (row - (rows - 1) / 2) * (680 / rows) : foot + 40 * (rows - 1) - behind * 105,
    };
  });
  return { spots, columns };
}

/**
 * Draws a thing that no base shows, as many as are sold together, without any outside reference: text is drawn as
 * outlines. The same facts give the same drawing, and another key gives another one.
 */
export function drawProduct(facts: PictureFacts): Drawing {
  const stage = stageFor(facts);
  const { svg, halfWidth, height, isFlat = false } = drawKind(stage);
  const { canvas } = stage;
  const { spots, columns } = spotsFor(goodsOf(facts).count, isFlat);
  const scale = Math.min(700 / columns / (halfWidth * 2), (isFlat ? 680 : 640) / height);
  const w = halfWidth * scale;
  const soft = `fill="#120a05" fill-opacity="0.5" ${canvas.blur(26 / Math.sqrt(columns))}`;
  const tight = `fill="#0b0603" fill-opacity="0.7" ${canvas.blur(7)}`;
  const shadowAt = ({ x, y }: Spot) =>
    isFlat
      ? ellipse(x + 26, y + 34, w * 0.96, height * scale * 0.46, soft)
      : ellipse(x + w * 0.55, y + 6, w * 1.35, 34 / columns, soft) +
        ellipse(x, y + 3, w * 0.98, 15 / columns, tight);
  const whole = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${canvas.definitions()}${content}</svg>`;
  return {
    isFlat,
    thing: whole(spots.map(({ x, y }) => group(svg, x, y, scale)).join("")),
    shadow: whole(spots.map(shadowAt).join("")),
  };
}
