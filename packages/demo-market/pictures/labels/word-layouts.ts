import { mix, readable } from "../pen/colour.ts";
import { ringText, setText } from "../pen/set-text.ts";
import { type Art, box, oval } from "../pen/shape.ts";
import { caps, clipped, display, facts, type Layout, rule } from "./layout.ts";

/** A round seal with the maker's name around it. */
export const seal: Layout = (brief) => {
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
export const specimen: Layout = (brief) => {
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
export const initial: Layout = (brief) => {
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
export const ribbon: Layout = (brief) => {
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
