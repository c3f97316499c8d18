import tastingNotes from "../../../../src/domains/catalogue/tasting-notes.json" with { type: "json" };
import { rect } from "../pen/canvas.ts";
import { setText } from "../pen/set-text.ts";
import { type Art, box, drawArt } from "../pen/shape.ts";
import type { Stage } from "../stage.ts";
import { caps, rule } from "./layout.ts";

/** What a coffee tastes of, in its vendor's language. */
function notesOf({ facts: { tastingNotes: keys, language = "en" } }: Stage): string {
  const words: Record<string, Record<string, string>> = tastingNotes;
  return keys
    .map((key) => words[key]?.[language] ?? "")
    .filter(Boolean)
    .join(", ");
}

/** Bars as on any pack; they are no real number. */
function bars(stage: Stage, x: number, y: number, w: number, h: number): Art[] {
  const random = stage.random.fork("bars");
  const out: Art[] = [];
  for (let at = 0; at < w - 4; ) {
    const wide = random.pick([2, 2, 3, 5]);
    out.push({ path: box(x + at, y, wide, h), fill: "#211a16" });
    at += wide + random.pick([2, 3, 4]);
  }
  return out;
}

/** The back of a pack, w by h, its corner at 0,0: the facts in small type on the maker's paper. */
function backLabel(stage: Stage, w: number, h: number): Art[] {
  const { words, palette, brand } = stage;
  const pad = w * 0.09;
  const inner = w - pad * 2;
  const rows = [words.origin, words.process, words.roast, words.sort, notesOf(stage)].filter(Boolean);
  const top = h * 0.36;
  const step = Math.min(h * 0.085, (h * 0.42) / rows.length);
  const foot = h * 0.83;
  const name = { face: brand.face, weight: 560, size: h * 0.11 };
  const art: Art[] = [
    ...setText(words.vendor, caps(w * 0.05), { x: pad, y: h * 0.06, w: inner, h: h * 0.06 }, palette.accent),
    ...setText(words.name, name, { x: pad, y: h * 0.13, w: inner, h: h * 0.19 }, palette.ink, { lines: 2 }),
  ];
  for (const [i, row] of rows.entries()) {
    const y = top + i * step;
    const type = { face: "sans" as const, weight: 500, size: step * 0.62 };
    art.push(rule(pad, y, inner, palette.accent, Math.max(1, h * 0.003)));
    art.push(
      ...setText(row, type, { x: pad, y: y + step * 0.12, w: inner, h: step * 0.78 }, palette.ink, {
        anchor: 0,
      }),
    );
  }
  const type = { face: "sans" as const, weight: 600, size: h * 0.06 };
  art.push(
    ...setText(words.weight, type, { x: pad, y: foot, w: inner * 0.4, h: h * 0.1 }, palette.ink, {
      anchor: 0,
    }),
  );
  return [...art, ...bars(stage, w - pad - inner * 0.46, foot, inner * 0.46, h * 0.1)];
}

/** The back drawn on its paper, in the middle of a sheet: `share` of its width and height. */
export function drawBack(
  stage: Stage,
  w: number,
  h: number,
  [across, down]: readonly [number, number],
): string {
  const [bw, bh] = [w * across, h * down];
  const [x, y] = [(w - bw) / 2, (h - bh) * 0.56];
  return (
    rect(x, y, bw, bh, `fill="${stage.palette.paper}"`) +
    `<g transform="translate(${x} ${y})">${drawArt(stage.canvas, backLabel(stage, bw, bh))}</g>`
  );
}
