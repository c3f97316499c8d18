import { mix } from "../pen/colour.ts";
import { type Art, arch, box, move, oval, polygon } from "../pen/shape.ts";
import { leafShape } from "./botany.ts";
import type { Motif } from "./motif.ts";

export const quilt: Motif = (frame, palette, random) => {
  const { x, y, w, h } = frame;
  const across = random.int(4, 6);
  const side = w / across;
  const fills = [
    palette.accent,
    palette.second,
    palette.ink,
    palette.paper,
    mix(palette.accent, palette.paper, 0.5),
  ];
  const art: Art[] = [{ path: box(x, y, w, h), fill: palette.paper }];
  const kinds = random.shuffle(["half", "quarter", "petal", "dot"]).slice(0, 2);
  for (let row = 0; row * side < h; row++) {
    for (let col = 0; col < across; col++) {
      const [cx, cy] = [x + (col + 0.5) * side, y + (row + 0.5) * side];
      const turn = random.int(0, 3) * 90;
      const kind = random.pick(kinds);
      art.push({ path: box(cx - side / 2, cy - side / 2, side, side), fill: random.pick(fills) });
      const s = side / 2;
      const forms = {
        half: polygon([
          [-s, -s],
          [s, -s],
          [-s, s],
        ]),
        quarter: [
          { op: "M" as const, at: [-s, -s] },
          { op: "L" as const, at: [s, -s] },
          { op: "C" as const, at: [s, s * 0.1, s * 0.1, s, -s, s] },
          { op: "Z" as const, at: [] },
        ],
        petal: leafShape(side * 1.35, 0.42).map((c) => ({
          ...c,
          at: c.at.map((v, i) => (i % 2 ? v : v - side * 0.675)),
        })),
        dot: oval(0, 0, s * 0.62),
      };
      art.push({
        path: move(forms[kind as "half"], cx, cy, 1, kind === "petal" ? turn + 45 : turn),
        fill: random.pick(fills),
      });
    }
  }
  return art;
};

export const stripes: Motif = (frame, palette, random) => {
  const { x, y, w, h } = frame;
  const fills = random.shuffle([palette.accent, palette.second, palette.ink, palette.paper]);
  const art: Art[] = [{ path: box(x, y, w, h), fill: palette.paper }];
  const upright = random.chance(0.4);
  const count = random.int(9, 15);
  const long = upright ? w : h;
  let at = 0;
  for (let i = 0; i < count; i++) {
    const size = (long / count) * random.pick([0.35, 0.6, 1, 1.4]);
    const stripe = upright ? box(x + at, y, size, h) : box(x, y + at, w, size);
    art.push({ path: stripe, fill: fills[i % fills.length] });
    at += size + (random.chance(0.5) ? long * 0.02 : 0);
  }
  return art;
};

export const terrazzo: Motif = (frame, palette, random) => {
  const { x, y, w, h } = frame;
  const fills = [palette.accent, palette.second, palette.ink, mix(palette.accent, palette.paper, 0.55)];
  const art: Art[] = [{ path: box(x, y, w, h), fill: mix(palette.paper, palette.body, 0.12) }];
  const cell = Math.min(w, h) / 6;
  for (let row = 0; row * cell < h; row++) {
    for (let col = 0; col * cell < w; col++) {
      if (random.chance(0.25)) continue;
      const sides = random.int(4, 6);
      const r = cell * random.between(0.18, 0.5);
      const points = Array.from({ length: sides }, (_, i): [number, number] => {
        const angle = ((i + random.between(-0.25, 0.25)) / sides) * Math.PI * 2;
        return [Math.cos(angle) * r, Math.sin(angle) * r];
      });
      const cx = x + (col + random.between(0.2, 0.8)) * cell;
      const cy = y + (row + random.between(0.2, 0.8)) * cell;
      art.push({ path: move(polygon(points), cx, cy), fill: random.pick(fills) });
    }
  }
  return art;
};

export const orbs: Motif = (frame, palette, random) => {
  const { x, y, w, h } = frame;
  const art: Art[] = [{ path: box(x, y, w, h), fill: mix(palette.paper, palette.second, 0.2) }];
  const fills = random.shuffle([palette.accent, palette.second, palette.ink, palette.body]);
  for (let i = 0; i < random.int(4, 6); i++) {
    const r = Math.min(w, h) * random.between(0.18, 0.42);
    const [cx, cy] = [x + w * random.between(0.1, 0.9), y + h * random.between(0.1, 0.9)];
    const half = random.chance(0.4);
    art.push({
      path: half ? move(arch(-r, -r, r * 2, r), cx, cy, 1, random.int(0, 3) * 90) : oval(cx, cy, r),
      fill: fills[i % 4],
      opacity: 0.88,
    });
  }
  return art;
};

export const arches: Motif = (frame, palette, random) => {
  const { x, y, w, h } = frame;
  const fills = random.shuffle([palette.accent, palette.second, palette.ink, palette.paper]);
  const art: Art[] = [{ path: box(x, y, w, h), fill: mix(palette.paper, palette.body, 0.2) }];
  const across = random.int(2, 3);
  const side = w / across;
  for (let row = 0; row * side * 0.75 < h; row++) {
    for (let col = 0; col < across + (row % 2); col++) {
      const left = x + col * side - (row % 2 ? side / 2 : 0);
      const foot = y + (row + 1) * side * 0.75;
      for (let ring = 0; ring < 4; ring++) {
        const size = side * (1 - ring * 0.24);
        const inset = (side - size) / 2;
        art.push({
          path: arch(left + inset, foot - size / 2, size, size / 2),
          fill: fills[(ring + row) % 4],
        });
      }
    }
  }
  return art;
};
