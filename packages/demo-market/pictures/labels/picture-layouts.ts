import { mix, readable } from "../pen/colour.ts";
import { setText } from "../pen/set-text.ts";
import { arch, box } from "../pen/shape.ts";
import { caps, clipped, display, facts, type Layout, rule } from "./layout.ts";

/** Maker above, picture in the middle, name below: the classic. */
export const classic: Layout = (brief) => {
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
export const swiss: Layout = (brief) => {
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
export const windowed: Layout = (brief) => {
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
export const fullBleed: Layout = (brief) => {
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
