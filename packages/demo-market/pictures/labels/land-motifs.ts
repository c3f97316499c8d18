import { mix, shade } from "../pen/colour.ts";
import type { Random } from "../pen/random.ts";
import type { Frame } from "../pen/set-text.ts";
import { type Art, box, move, oval, polygon, smooth } from "../pen/shape.ts";
import { leafShape, sprig } from "./botany.ts";
import type { Motif } from "./motif.ts";

/** A ridge from left to right, closed at the foot of the frame. */
function ridge(frame: Frame, base: number, swing: number, random: Random, sharp: boolean) {
  const { x, y, w, h } = frame;
  const steps = sharp ? random.int(4, 7) : random.int(3, 5);
  const points: [number, number][] = [];
  for (let i = 0; i <= steps; i++) {
    const up = sharp && i % 2 ? swing : -swing * 0.4;
    points.push([x - 10 + ((w + 20) * i) / steps, y + h * (base - up * random.between(0.5, 1.1))]);
  }
  const line = sharp ? polygon(points, false) : smooth(points);
  return [
    ...line,
    { op: "L" as const, at: [x + w + 10, y + h + 10] },
    { op: "L" as const, at: [x - 10, y + h + 10] },
    { op: "Z" as const, at: [] },
  ];
}

export const mountains: Motif = (frame, palette, random) => {
  const { x, y, w, h } = frame;
  const sky = mix(palette.paper, palette.second, random.between(0.25, 0.6));
  const sun = Math.min(w, h) * random.between(0.13, 0.24);
  const art: Art[] = [
    { path: box(x, y, w, h), fill: sky },
    {
      path: oval(x + w * random.between(0.25, 0.75), y + h * random.between(0.28, 0.45), sun),
      fill: palette.accent,
    },
  ];
  const layers = random.int(3, 4);
  const sharp = random.chance(0.5);
  for (let i = 0; i < layers; i++) {
    const share = (i + 1) / layers;
    const fill = mix(sky, palette.ink, 0.15 + share * 0.72);
    art.push({ path: ridge(frame, 0.5 + 0.38 * share, 0.2 * (1.1 - share), random, sharp && i < 2), fill });
  }
  return art;
};

export const contours: Motif = (frame, palette, random) => {
  const { x, y, w, h } = frame;
  const dark = random.chance(0.5);
  const ground = dark ? palette.ink : mix(palette.paper, palette.second, 0.3);
  const line = dark ? palette.second : palette.ink;
  const art: Art[] = [{ path: box(x, y, w, h), fill: ground }];
  for (const [cx, cy] of [
    [random.between(0.1, 0.45), random.between(0.15, 0.5)],
    [random.between(0.6, 0.95), random.between(0.55, 0.9)],
  ] as const) {
    const bumps = Array.from({ length: 9 }, () => random.between(0.75, 1.25));
    for (let ring = 1; ring <= 11; ring++) {
      const r = (Math.max(w, h) * ring) / 17;
      const points = bumps.map((bump, i): [number, number] => {
        const angle = (i / bumps.length) * Math.PI * 2;
        return [x + w * cx + Math.cos(angle) * r * bump, y + h * cy + Math.sin(angle) * r * bump * 0.8];
      });
      const fill = ring === 1 ? palette.accent : undefined;
      art.push({ path: smooth(points, true), stroke: line, strokeWidth: w * 0.006, opacity: 0.8, fill });
    }
  }
  return art;
};

export const sunburst: Motif = (frame, palette, random) => {
  const { x, y, w, h } = frame;
  const cx = x + w / 2;
  const cy = y + h * random.pick([0.5, 0.72, 1]);
  const rays = random.pick([16, 20, 24, 32]);
  const reach = w + h;
  const art: Art[] = [{ path: box(x, y, w, h), fill: mix(palette.paper, palette.second, 0.55) }];
  for (let i = 0; i < rays; i++) {
    const a = ((i * 2) / (rays * 2)) * Math.PI * 2;
    const b = ((i * 2 + 1) / (rays * 2)) * Math.PI * 2;
    const at = (t: number): [number, number] => [cx + Math.cos(t) * reach, cy + Math.sin(t) * reach];
    art.push({ path: polygon([[cx, cy], at(a), at(b)]), fill: palette.paper, opacity: 0.85 });
  }
  const r = Math.min(w, h) * 0.26;
  art.push(
    { path: oval(cx, cy, r * 1.18), fill: palette.paper },
    { path: oval(cx, cy, r), fill: palette.accent },
  );
  if (cy < y + h) art.push(...sprig(cx, cy + r * 0.7, r * 1.25, -90, palette.ink, palette.paper, random));
  return art;
};

export const foliage: Motif = (frame, palette, random) => {
  const { x, y, w, h } = frame;
  const dark = random.chance(0.55);
  const ground = dark ? mix(palette.ink, palette.body, 0.3) : mix(palette.paper, palette.second, 0.18);
  const greens = [
    palette.second,
    mix(palette.second, palette.ink, 0.4),
    mix(palette.second, palette.paper, 0.35),
  ];
  const art: Art[] = [{ path: box(x, y, w, h), fill: ground }];
  const unit = Math.min(w, h) * 0.34;
  for (let i = 0; i < 16; i++) {
    const cx = x + w * ((i % 4) / 3) + random.between(-0.1, 0.1) * w;
    const cy = y + h * (Math.floor(i / 4) / 3) + random.between(-0.1, 0.1) * h;
    const angle = random.between(0, 360);
    const size = unit * random.between(0.7, 1.15);
    const fill = random.pick(greens);
    art.push({ path: move(leafShape(size, random.between(0.3, 0.42)), cx, cy, 1, angle), fill });
    const vein = move(
      polygon(
        [
          [size * 0.06, 0],
          [size * 0.9, 0],
        ],
        false,
      ),
      cx,
      cy,
      1,
      angle,
    );
    art.push({ path: vein, stroke: ground, strokeWidth: unit * 0.025 });
  }
  for (let i = 0; i < 9; i++) {
    const r = unit * random.between(0.09, 0.14);
    const at: [number, number] = [x + w * random.next(), y + h * random.next()];
    art.push({ path: oval(at[0], at[1], r), fill: palette.accent });
    art.push({ path: oval(at[0] - r * 0.3, at[1] - r * 0.35, r * 0.25), fill: shade(palette.accent, 0.2) });
  }
  return art;
};

export const waves: Motif = (frame, palette, random) => {
  const { x, y, w, h } = frame;
  const fills = random.shuffle([palette.accent, palette.second, palette.ink, palette.paper, palette.body]);
  const art: Art[] = [{ path: box(x, y, w, h), fill: fills[0] }];
  const bands = random.int(5, 8);
  const swing = h * random.between(0.03, 0.08);
  const phase = random.between(0, 6);
  for (let i = 1; i < bands; i++) {
    const level = y + (h * i) / bands;
    const points: [number, number][] = [];
    for (let s = 0; s <= 8; s++) {
      points.push([x - 8 + ((w + 16) * s) / 8, level + Math.sin(s * 0.9 + phase + i * 0.6) * swing]);
    }
    const close = [
      { op: "L" as const, at: [x + w + 8, y + h + 8] },
      { op: "L" as const, at: [x - 8, y + h + 8] },
      { op: "Z" as const, at: [] },
    ];
    art.push({ path: [...smooth(points), ...close], fill: fills[i % fills.length] });
  }
  return art;
};

export const branch: Motif = (frame, palette, random) => {
  const { x, y, w, h } = frame;
  const ground = mix(palette.paper, palette.second, random.between(0.05, 0.3));
  const length = Math.min(w * 0.95, h) * 0.92;
  const art: Art[] = [{ path: box(x, y, w, h), fill: ground }];
  const lean = random.between(-14, 14);
  art.push(
    ...sprig(
      x + w / 2 - lean,
      y + h * 0.98,
      length,
      -90 + lean,
      palette.ink,
      palette.accent,
      random,
      palette.second,
    ),
  );
  return art;
};

export const valley: Motif = (frame, palette, random) => {
  const { x, y, w, h } = frame;
  const sky = mix(palette.paper, palette.accent, 0.18);
  const art: Art[] = [{ path: box(x, y, w, h), fill: sky }];
  art.push({
    path: oval(x + w * 0.5, y + h * 0.42, Math.min(w, h) * 0.17),
    fill: mix(palette.accent, palette.paper, 0.15),
  });
  art.push({ path: ridge(frame, 0.5, 0.16, random, true), fill: mix(palette.ink, sky, 0.45) });
  // Rows of coffee shrubs run towards one point on the horizon.
  art.push({ path: box(x, y + h * 0.6, w, h * 0.4), fill: mix(palette.second, palette.ink, 0.2) });
  const eye: [number, number] = [x + w * random.between(0.35, 0.65), y + h * 0.58];
  for (let i = -5; i <= 5; i++) {
    const foot = x + w / 2 + i * w * 0.2;
    const row = polygon([eye, [foot - w * 0.05, y + h], [foot + w * 0.05, y + h]]);
    art.push({ path: row, fill: mix(palette.second, palette.paper, 0.3), opacity: 0.9 });
  }
  return art;
};
