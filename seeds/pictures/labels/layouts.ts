import type { LabelWords } from "../facts.ts";
import type { Palette } from "../palettes.ts";
import { mix, readable } from "../pen/colour.ts";
import { type Face, type Frame, ringText, setText, type Type } from "../pen/lettering.ts";
import type { Random } from "../pen/random.ts";
import { type Art, arch, box, type Clipped, oval, polygon } from "../pen/shape.ts";
import type { Motif } from "./motifs.ts";

/** All that a layout needs; the frame starts at 0,0 and is in the units of the picture. */
export interface LabelBrief {
  w: number;
  h: number;
  words: LabelWords;
  palette: Palette;
  motif: Motif;
  face: Face;
  random: Random;
}

export type Layout = (brief: LabelBrief) => Art[];

export const clipped = (frame: Frame, children: Art[]): Clipped => ({
  clip: box(frame.x, frame.y, frame.w, frame.h),
  children,
});

export const caps = (size: number, weight = 600): Type => ({
  face: "sans",
  weight,
  size,
  tracking: 0.14,
  isUpper: true,
});
export const display = (brief: LabelBrief, size: number): Type => ({
  face: brief.face,
  weight: brief.face === "sans" ? 700 : 560,
  size,
  tracking: brief.face === "sans" ? -0.01 : 0,
});
export const facts = (words: LabelWords): string =>
  [words.origin, words.process || words.roast || (words.origin ? "" : words.sort)]
    .filter(Boolean)
    .join("  ·  ");
const rule = (x: number, y: number, w: number, stroke: string, strokeWidth: number): Art => ({
  path: polygon(
    [
      [x, y],
      [x + w, y],
    ],
    false,
  ),
  stroke,
  strokeWidth,
});

/** Maker above, picture in the middle, name below: the classic. */
const classic: Layout = (brief) => {
  const { w, h, words, palette: c, motif, random } = brief;
  const m = w * 0.09;
  const art = { x: m, y: h * 0.17, w: w - m * 2, h: h * 0.34 };
  return [
    { path: box(0, 0, w, h), fill: c.paper },
    ...setText(words.vendor, caps(w * 0.062), { x: m, y: h * 0.045, w: w - m * 2, h: h * 0.09 }, c.ink, {
      lines: 2,
    }),
    clipped(art, motif(art, c, random)),
    ...setText(
      words.name,
      display(brief, w * 0.15),
      { x: m, y: h * 0.54, w: w - m * 2, h: h * 0.24 },
      c.ink,
      { lines: 3 },
    ),
    rule(w * 0.38, h * 0.805, w * 0.24, c.accent, w * 0.008),
    ...setText(facts(words), caps(w * 0.045), { x: m, y: h * 0.825, w: w - m * 2, h: h * 0.06 }, c.ink),
    ...setText(words.weight, caps(w * 0.045, 700), { x: m, y: h * 0.9, w: w - m * 2, h: h * 0.06 }, c.accent),
  ];
};

/** A large name at the left, a field of colour above it. */
const swiss: Layout = (brief) => {
  const { w, h, words, palette: c, motif, random } = brief;
  const m = w * 0.08;
  const top = { x: 0, y: 0, w, h: h * 0.42 };
  return [
    { path: box(0, 0, w, h), fill: c.paper },
    clipped(top, motif(top, c, random)),
    ...setText(
      words.vendor,
      caps(w * 0.05, 700),
      { x: m, y: h * 0.455, w: w - m * 2, h: h * 0.05 },
      c.accent,
      { anchor: 0, lines: 1 },
    ),
    ...setText(words.name, display(brief, w * 0.17), { x: m, y: h * 0.52, w: w - m * 2, h: h * 0.3 }, c.ink, {
      anchor: 0,
      rise: 0,
      lines: 3,
      leading: 0.98,
    }),
    rule(m, h * 0.86, w - m * 2, c.ink, w * 0.005),
    ...setText(
      facts(words),
      caps(w * 0.042, 500),
      { x: m, y: h * 0.885, w: (w - m * 2) * 0.72, h: h * 0.06 },
      c.ink,
      { anchor: 0 },
    ),
    ...setText(
      words.weight,
      caps(w * 0.046, 700),
      { x: w * 0.7, y: h * 0.885, w: w * 0.22, h: h * 0.06 },
      c.ink,
      { anchor: 1 },
    ),
  ];
};

/** A window with a round top, the name under it, all on the colour of the brand. */
const windowed: Layout = (brief) => {
  const { w, h, words, palette: c, motif, random } = brief;
  const ground = random.chance(0.5) ? c.paper : mix(c.accent, c.ink, 0.12);
  const ink = readable(ground, c.ink, c.paper);
  const frame = { x: w * 0.17, y: h * 0.15, w: w * 0.66, h: h * 0.42 };
  return [
    { path: box(0, 0, w, h), fill: ground },
    ...setText(words.vendor, caps(w * 0.056), { x: w * 0.08, y: h * 0.045, w: w * 0.84, h: h * 0.07 }, ink),
    { clip: arch(frame.x, frame.y, frame.w, frame.h), children: motif(frame, c, random) },
    {
      path: arch(frame.x - w * 0.025, frame.y - w * 0.025, frame.w + w * 0.05, frame.h + w * 0.025),
      stroke: ink,
      strokeWidth: w * 0.006,
    },
    ...setText(
      words.name,
      display(brief, w * 0.135),
      { x: w * 0.08, y: h * 0.61, w: w * 0.84, h: h * 0.23 },
      ink,
      { lines: 3 },
    ),
    ...setText(facts(words), caps(w * 0.043), { x: w * 0.08, y: h * 0.85, w: w * 0.84, h: h * 0.05 }, ink),
    ...setText(words.weight, caps(w * 0.043), { x: w * 0.08, y: h * 0.915, w: w * 0.84, h: h * 0.05 }, ink),
  ];
};

/** Art over the whole face and a small paper tag on it. */
const fullBleed: Layout = (brief) => {
  const { w, h, words, palette: c, motif, random } = brief;
  const all = { x: 0, y: 0, w, h };
  const tag = { x: w * 0.1, y: h * random.pick([0.44, 0.5, 0.3]), w: w * 0.8, h: h * 0.4 };
  const inner = { x: tag.x + w * 0.05, w: tag.w - w * 0.1 };
  return [
    clipped(all, motif(all, c, random)),
    { path: box(tag.x, tag.y, tag.w, tag.h), fill: c.paper },
    {
      path: box(tag.x + w * 0.02, tag.y + w * 0.02, tag.w - w * 0.04, tag.h - w * 0.04),
      stroke: c.accent,
      strokeWidth: w * 0.005,
    },
    ...setText(
      words.vendor,
      caps(w * 0.045),
      { ...inner, y: tag.y + tag.h * 0.1, h: tag.h * 0.13 },
      c.accent,
    ),
    ...setText(
      words.name,
      display(brief, w * 0.12),
      { ...inner, y: tag.y + tag.h * 0.26, h: tag.h * 0.46 },
      c.ink,
      { lines: 3 },
    ),
    ...setText(
      [facts(words), words.weight].filter(Boolean).join("  ·  "),
      caps(w * 0.04),
      { ...inner, y: tag.y + tag.h * 0.76, h: tag.h * 0.14 },
      c.ink,
    ),
  ];
};

/** A round seal with the maker's name around it. */
const seal: Layout = (brief) => {
  const { w, h, words, palette: c, motif, random } = brief;
  const ground = random.chance(0.4) ? c.ink : c.paper;
  const ink = readable(ground, c.ink, c.paper);
  const r = Math.min(w * 0.4, h * 0.3);
  const cy = h * 0.36;
  const inner = r * 0.68;
  const view = { x: w / 2 - inner, y: cy - inner, w: inner * 2, h: inner * 2 };
  const once = `${words.vendor}  •  ${words.origin || words.sort}  •  `;
  const round = once.length < 26 ? once + once : once;
  const size = Math.min(r * 0.15, (r * 6.1) / (round.length * 0.78));
  return [
    { path: box(0, 0, w, h), fill: ground },
    { path: oval(w / 2, cy, r), fill: c.accent },
    {
      path: ringText(round, caps(size, 600), r * 0.79, 0, w / 2, cy),
      fill: readable(c.accent, c.ink, c.paper),
      isText: true,
    },
    { clip: oval(w / 2, cy, inner), children: motif(view, c, random) },
    ...setText(
      words.name,
      display(brief, w * 0.14),
      { x: w * 0.08, y: h * 0.67, w: w * 0.84, h: h * 0.19 },
      ink,
      { lines: 2 },
    ),
    ...setText(
      [words.process || words.roast || words.sort, words.weight].filter(Boolean).join("  ·  "),
      caps(w * 0.043),
      { x: w * 0.08, y: h * 0.885, w: w * 0.84, h: h * 0.055 },
      ink,
    ),
  ];
};

/** Facts in a ruled table, as on a sample tray. */
const specimen: Layout = (brief) => {
  const { w, h, words, palette: c, motif, random } = brief;
  const m = w * 0.09;
  const rows = [words.origin, words.process, words.roast, words.sort].filter(Boolean).slice(0, 3);
  const strip = { x: 0, y: 0, w, h: h * 0.16 };
  const out: Art[] = [
    { path: box(0, 0, w, h), fill: c.paper },
    clipped(strip, motif(strip, c, random)),
    ...setText(
      words.vendor,
      { face: "italic", weight: 500, size: w * 0.075 },
      { x: m, y: h * 0.195, w: w - m * 2, h: h * 0.07 },
      c.ink,
      { anchor: 0 },
    ),
    ...setText(
      words.name,
      display(brief, w * 0.16),
      { x: m, y: h * 0.28, w: w - m * 2, h: h * 0.32 },
      c.ink,
      { anchor: 0, lines: 4, leading: 1 },
    ),
  ];
  const top = h * 0.64;
  const step = (h * 0.24) / rows.length;
  rows.forEach((row, i) => {
    out.push(rule(m, top + i * step, w - m * 2, c.ink, w * 0.004));
    out.push(
      ...setText(row, caps(w * 0.045, 500), { x: m, y: top + i * step, w: w - m * 2, h: step }, c.ink, {
        anchor: 0,
      }),
    );
  });
  out.push({ path: box(0, h * 0.9, w, h * 0.1), fill: c.accent });
  const onAccent = readable(c.accent, c.ink, c.paper);
  out.push(
    ...setText(
      words.weight,
      caps(w * 0.048, 700),
      { x: m, y: h * 0.92, w: w - m * 2, h: h * 0.06 },
      onAccent,
      { anchor: 0 },
    ),
  );
  return out;
};

/** One giant first letter, cropped by the edge. */
const initial: Layout = (brief) => {
  const { w, h, words, palette: c, random } = brief;
  const dark = random.chance(0.5);
  const ground = dark ? mix(c.body, c.ink, 0.35) : mix(c.paper, c.second, 0.3);
  const ink = readable(ground, c.ink, c.paper);
  const letter = [...words.name][0] ?? "C";
  const giant = setText(
    letter,
    { face: "serif", weight: 640, size: w * 1.1 },
    { x: -w * 0.1, y: h * 0.1, w: w * 1.2, h: h * 0.62 },
    c.accent,
  );
  return [
    { path: box(0, 0, w, h), fill: ground },
    clipped(
      { x: 0, y: h * 0.13, w, h: h * 0.87 },
      giant.map((shape) => ({ ...shape, isText: false })),
    ),
    ...setText(
      words.vendor,
      caps(w * 0.052, 700),
      { x: w * 0.08, y: h * 0.05, w: w * 0.84, h: h * 0.06 },
      ink,
      { anchor: 0 },
    ),
    { path: box(0, h * 0.64, w, h * 0.36), fill: ground },
    rule(w * 0.08, h * 0.67, w * 0.84, ink, w * 0.006),
    ...setText(
      words.name,
      display(brief, w * 0.12),
      { x: w * 0.08, y: h * 0.69, w: w * 0.84, h: h * 0.19 },
      ink,
      { anchor: 0, rise: 0.5, lines: 3 },
    ),
    ...setText(
      [facts(words), words.weight].filter(Boolean).join("  ·  "),
      caps(w * 0.04),
      { x: w * 0.08, y: h * 0.9, w: w * 0.84, h: h * 0.055 },
      ink,
      { anchor: 0 },
    ),
  ];
};

/** Stripes of art at head and foot, the name large between double rules. */
const ribbon: Layout = (brief) => {
  const { w, h, words, palette: c, motif, random } = brief;
  const head = { x: 0, y: 0, w, h: h * 0.2 };
  const foot = { x: 0, y: h * 0.8, w, h: h * 0.2 };
  const ground = random.chance(0.35) ? c.accent : c.paper;
  const ink = readable(ground, c.ink, c.paper);
  return [
    { path: box(0, 0, w, h), fill: ground },
    clipped(head, motif(head, c, random)),
    clipped(foot, motif(foot, c, random)),
    ...setText(
      words.vendor,
      caps(w * 0.054, 700),
      { x: w * 0.08, y: h * 0.235, w: w * 0.84, h: h * 0.06 },
      ink,
    ),
    rule(w * 0.08, h * 0.32, w * 0.84, ink, w * 0.004),
    ...setText(
      words.name,
      display(brief, w * 0.165),
      { x: w * 0.07, y: h * 0.34, w: w * 0.86, h: h * 0.3 },
      ink,
      { lines: 3 },
    ),
    rule(w * 0.08, h * 0.665, w * 0.84, ink, w * 0.004),
    ...setText(
      [facts(words), words.weight].filter(Boolean).join("  ·  "),
      caps(w * 0.043),
      { x: w * 0.07, y: h * 0.695, w: w * 0.86, h: h * 0.06 },
      ink,
    ),
  ];
};

export const layouts: Record<string, Layout> = {
  classic,
  swiss,
  windowed,
  fullBleed,
  seal,
  specimen,
  initial,
  ribbon,
};
