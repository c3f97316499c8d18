import { labelWords, type PictureFacts } from "./facts.ts";
import { drawKind } from "./kinds/kinds.ts";
import { brandOf } from "./labels/label.ts";
import { beanColours, palettes, places } from "./palettes.ts";
import { Canvas } from "./pen/canvas.ts";
import { type Random, randomFrom } from "./pen/random.ts";
import { composeScene } from "./scenery/compose-scene.ts";
import type { Stage } from "./stage.ts";

/** Beans lying about: green only beside green coffee. */
function shownRoast({ category, roastLevel }: PictureFacts, random: Random): string {
  if (category === "green-beans") return "none";
  return roastLevel in beanColours && roastLevel !== "none"
    ? roastLevel
    : random.pick(["medium", "medium-dark", "dark"]);
}

/** The colours, words and chance of one picture; a maker's brand is the same on all of its products. */
export function stageFor(facts: PictureFacts, seed = facts.key): Stage {
  const random = randomFrom(seed);
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

/**
 * Draws a product's first picture as an SVG of 1200 by 1200 without any outside reference: text is drawn as outlines.
 * The same facts give the same picture, and another key gives another one.
 */
export function drawProduct(facts: PictureFacts): string {
  const stage = stageFor(facts);
  const subject = drawKind(stage);
  return composeScene(stage, subject);
}
