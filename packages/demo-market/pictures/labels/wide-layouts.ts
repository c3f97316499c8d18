import { mix, readable } from "../pen/colour.ts";
import { setText } from "../pen/set-text.ts";
import { box, oval, polygon } from "../pen/shape.ts";
import { caps, clipped, display, facts, type Layout } from "./layout.ts";

/** Art at the left, words at the right. */
const beside: Layout = (brief) => {
  const { w, h, words, palette: c, motif, random } = brief;
  const art = { x: 0, y: 0, w: w * 0.34, h };
  const column = { x: w * 0.4, w: w * 0.53 };
  return [
    { path: box(0, 0, w, h), fill: c.paper },
    clipped(art, motif(art, c, random)),
    ...setText(words.vendor, caps(h * 0.075), { ...column, y: h * 0.1, h: h * 0.12 }, c.accent, {
      anchor: 0,
    }),
    ...setText(words.name, display(brief, h * 0.22), { ...column, y: h * 0.25, h: h * 0.45 }, c.ink, {
      anchor: 0,
      lines: 3,
    }),
    ...setText(
      [facts(words), words.weight].join("  ·  "),
      caps(h * 0.062, 500),
      { ...column, y: h * 0.77, h: h * 0.12 },
      c.ink,
      { anchor: 0 },
    ),
  ];
};

/** Name in the middle, double rules, no art: an apothecary's label. */
const apothecary: Layout = (brief) => {
  const { w, h, words, palette: c, random } = brief;
  const ground = random.chance(0.35) ? c.ink : c.paper;
  const ink = readable(ground, c.ink, c.paper);
  const m = h * 0.05;
  return [
    { path: box(0, 0, w, h), fill: ground },
    { path: box(m, m, w - m * 2, h - m * 2), stroke: ink, strokeWidth: h * 0.012 },
    { path: box(m * 1.6, m * 1.6, w - m * 3.2, h - m * 3.2), stroke: ink, strokeWidth: h * 0.005 },
    ...setText(words.vendor, caps(h * 0.08), { x: w * 0.12, y: h * 0.13, w: w * 0.76, h: h * 0.13 }, ink),
    {
      path: polygon(
        [
          [w * 0.42, h * 0.3],
          [w * 0.58, h * 0.3],
        ],
        false,
      ),
      stroke: c.accent,
      strokeWidth: h * 0.014,
    },
    ...setText(
      words.name,
      display(brief, h * 0.25),
      { x: w * 0.1, y: h * 0.33, w: w * 0.8, h: h * 0.38 },
      ink,
      { lines: 2 },
    ),
    ...setText(
      [facts(words), words.weight].join("  ·  "),
      caps(h * 0.065),
      { x: w * 0.1, y: h * 0.75, w: w * 0.8, h: h * 0.11 },
      ink,
    ),
  ];
};

/** The motif over everything and the name on an oval. */
const medallion: Layout = (brief) => {
  const { w, h, words, palette: c, motif, random } = brief;
  const all = { x: 0, y: 0, w, h };
  const [rx, ry] = [Math.min(w * 0.44, h * 0.74), h * 0.43];
  return [
    clipped(all, motif(all, c, random)),
    { path: oval(w / 2, h / 2, rx, ry), fill: c.paper },
    { path: oval(w / 2, h / 2, rx * 0.94, ry * 0.93), stroke: c.accent, strokeWidth: h * 0.01 },
    ...setText(
      words.vendor,
      caps(h * 0.062),
      { x: w / 2 - rx * 0.55, y: h * 0.19, w: rx * 1.1, h: h * 0.1 },
      c.accent,
    ),
    ...setText(
      words.name,
      display(brief, h * 0.19),
      { x: w / 2 - rx * 0.78, y: h * 0.31, w: rx * 1.56, h: h * 0.36 },
      c.ink,
      { lines: 3 },
    ),
    ...setText(
      words.weight,
      caps(h * 0.062),
      { x: w / 2 - rx * 0.5, y: h * 0.72, w: rx, h: h * 0.09 },
      c.ink,
    ),
  ];
};

/** A block of the brand's colour with the name left, a strip of art below. */
const banner: Layout = (brief) => {
  const { w, h, words, palette: c, motif, random } = brief;
  const ground = random.chance(0.5) ? c.accent : mix(c.body, c.ink, 0.2);
  const ink = readable(ground, c.ink, c.paper);
  const strip = { x: 0, y: h * 0.74, w, h: h * 0.26 };
  return [
    { path: box(0, 0, w, h), fill: ground },
    clipped(strip, motif(strip, c, random)),
    ...setText(
      words.vendor,
      caps(h * 0.07, 700),
      { x: w * 0.07, y: h * 0.08, w: w * 0.86, h: h * 0.1 },
      ink,
      { anchor: 0 },
    ),
    ...setText(
      words.name,
      display(brief, h * 0.24),
      { x: w * 0.07, y: h * 0.2, w: w * 0.86, h: h * 0.38 },
      ink,
      { anchor: 0, lines: 2 },
    ),
    ...setText(
      [facts(words), words.weight].join("  ·  "),
      caps(h * 0.06, 500),
      { x: w * 0.07, y: h * 0.61, w: w * 0.86, h: h * 0.09 },
      ink,
      { anchor: 0 },
    ),
  ];
};

export const wideLayouts: Record<string, Layout> = { beside, apothecary, medallion, banner };
