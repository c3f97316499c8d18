import { outline } from "../../../../src/platform/text-outlines/text-outlines.ts";
import { dataOf } from "../pen/shape.ts";
import { sitePalette } from "./site-stage.ts";

// A coffee cherry seen as a bean: one round fruit with the bean's seam, and the leaf that it grew under.
const fruit = `<circle cx="30" cy="37" r="20" fill="${sitePalette.accent}"/>`;
const seam = `<clipPath id="f"><circle cx="30" cy="37" r="20"/></clipPath><path clip-path="url(#f)" d="M42 14C45 30 33 32.5 30 37S15 44 18 60" fill="none" stroke="${sitePalette.paper}" stroke-width="4.2"/>`;
const leaf = `<path d="M35 19C35 8 45 3.5 57 6.5C58.5 18 50 26.5 40 23.8C37.5 23 35 21.5 35 19Z" fill="#6f9a5c"/><path d="M41 20C45 17 48.5 13.5 52 10.8" fill="none" stroke="${sitePalette.body}" stroke-opacity=".55" stroke-width="1.8" stroke-linecap="round"/>`;
const mark = fruit + seam + leaf;

/** The site's mark on its dark tile, 64 by 64; bleed leaves more room for icons that the system crops. */
export function drawMark(corner = 14, bleed = 0): string {
  const scale = 1 - bleed * 2;
  const moved = `<g transform="translate(${(64 * bleed).toFixed(2)} ${(64 * bleed).toFixed(2)}) scale(${scale})">${mark}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${sitePalette.body}"/>${bleed ? moved : mark}</svg>`;
}

/** Mark and name for the picture that other sites show beside a link. */
export function drawSignature(x: number, y: number, size: number): string {
  const scale = size / 64;
  const name = dataOf(
    outline("Cafeto", { face: "serif", weight: 600, size: size * 1.05 }, x + size * 1.28, y + size * 0.83, 0),
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect width="64" height="64" rx="14" fill="${sitePalette.paper}" fill-opacity=".1"/>${mark}</g><path d="${name}" fill="${sitePalette.paper}"/>`;
}

/** What stands where a product has no picture: a bag in a few lines, good on light and dark. */
export function drawPlaceholder(): string {
  const line = `fill="none" stroke="#b39b80" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><rect width="1000" height="1000" fill="#efe4d3"/><circle cx="500" cy="500" r="330" fill="#e6d7c1"/><g ${line}><path d="M352 300h296l-6 58c22 120 26 250 12 386q-154 18-308 0c-14-136-10-266 12-386z" fill="#f6eee1"/><path d="M358 358h284M370 326h260"/></g><g transform="translate(500 560) rotate(-32)"><ellipse rx="92" ry="64" fill="#b39b80"/><path d="M-84 8C-40-28-14 26 18 4S64-14 84-4" fill="none" stroke="#f6eee1" stroke-width="13" stroke-linecap="round"/></g></svg>`;
}
