import { label } from "../labels/label.ts";
import { type Bend, drawArt } from "../pen/shape.ts";
import type { Stage } from "../stage.ts";

/** Bends flat art (its middle at x = 0) around a turned thing of radius r. */
export function around(r: number, tilt: number): Bend {
  return (x, y) => [r * Math.sin(x / r), y + r * tilt * Math.cos(x / r)];
}

/** A label stuck around a turned thing; top is the height of its upper edge on the axis. */
export function wrappedLabel(
  stage: Stage,
  r: number,
  top: number,
  height: number,
  tilt = 0.16,
  reach = 0.92,
): string {
  const w = r * 2 * reach;
  const art = label(w, height, stage.words, stage.palette, stage.brand, stage.random.fork("label"));
  const bend = around(r, tilt);
  return drawArt(stage.canvas, art, (x, y) => bend(x - w / 2, y + top));
}

/** A label on something flat, its corner at x, y. */
export function flatLabel(stage: Stage, x: number, y: number, w: number, h: number): string {
  const art = label(w, h, stage.words, stage.palette, stage.brand, stage.random.fork("label"));
  return `<g transform="translate(${x} ${y})">${drawArt(stage.canvas, art)}</g>`;
}
