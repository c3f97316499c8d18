import { type Canvas, ellipse, group, path, use } from "../pen/canvas.ts";
import { shade } from "../pen/colour.ts";
import type { Random } from "../pen/random.ts";

/** A coffee leaf of 100 from its stalk at the origin, glossy, with ribs. */
export function leafSymbol(canvas: Canvas, colour: string): string {
  const outline = "M0 0C18 -30 62 -30 100 2C64 26 20 26 0 0Z";
  const fill = canvas.linear(
    [
      [0, shade(colour, 0.12)],
      [0.48, colour],
      [0.5, shade(colour, -0.06)],
      [1, shade(colour, -0.12)],
    ],
    [0.4, 0, 0.6, 1],
  );
  let ribs = "";
  for (const x of [18, 34, 50, 66, 80]) {
    const reach = 15 - Math.abs(x - 42) * 0.2;
    ribs += `M${x} 0Q${x + 8} ${-reach * 0.6} ${x + 17} ${-reach}M${x} 0Q${x + 8} ${reach * 0.5} ${x + 17} ${reach * 0.8}`;
  }
  const veins = path(
    ribs,
    `fill="none" stroke="${shade(colour, 0.14)}" stroke-width="1.3" stroke-opacity="0.55"`,
  );
  return canvas.symbol(
    path(outline, `fill="${fill}"`) +
      `<g ${canvas.clip(outline)}>${veins}</g>` +
      path("M0 0Q50 -4 98 2", `fill="none" stroke="${shade(colour, 0.2)}" stroke-width="2.2"`) +
      path("M14 -9C34 -24 58 -24 78 -13C56 -17 34 -15 14 -9Z", `fill="#fffbe8" fill-opacity="0.2"`),
  );
}

export function cherrySymbol(canvas: Canvas, colour: string): string {
  const fill = canvas.radial(
    [
      [0, shade(colour, 0.16)],
      [0.4, colour],
      [1, shade(colour, -0.18)],
    ],
    0.36,
    0.3,
    0.75,
  );
  return canvas.symbol(
    ellipse(0, 0, 50, 47, `fill="${fill}"`) +
      ellipse(-17, -20, 13, 8, `fill="#fff" fill-opacity="0.6" transform="rotate(-35 -17 -20)"`) +
      ellipse(18, 27, 7, 4.5, `fill="${shade(colour, -0.25)}" fill-opacity="0.8"`),
  );
}

export interface BranchSpec {
  length: number;
  leaf: string;
  cherry: string;
  /** Leaf pairs. */
  pairs?: number;
  hasCherries?: boolean;
}

/** A coffee branch along the x axis from the origin. */
export function branch(canvas: Canvas, random: Random, spec: BranchSpec): string {
  const { length, leaf, cherry, pairs = 4, hasCherries = true } = spec;
  const leaves = [
    leafSymbol(canvas, leaf),
    leafSymbol(canvas, shade(leaf, -0.05)),
    leafSymbol(canvas, shade(leaf, 0.05)),
  ];
  const cherries = [cherry, shade(cherry, -0.06), shade(cherry, 0.05)].map((c) => cherrySymbol(canvas, c));
  const sag = random.between(-0.12, 0.12) * length;
  const y = (t: number) => sag * Math.sin(t * Math.PI);
  let out = path(
    `M0 0Q${length * 0.5} ${sag * 2} ${length} 0`,
    `fill="none" stroke="#6a4a33" stroke-width="${length * 0.016}" stroke-linecap="round"`,
  );
  let front = "";
  for (let i = 0; i < pairs; i++) {
    const t = 0.1 + (i / pairs) * 0.85;
    const size = (length / 100) * random.between(0.34, 0.44) * (1 - 0.25 * t);
    for (const side of [-1, 1]) {
      const angle = side * random.between(38, 68);
      out += use(random.pick(leaves), t * length, y(t), size, angle, size * random.between(0.8, 1.1));
    }
    if (hasCherries && random.chance(0.85)) {
      for (let b = 0; b < random.int(2, 5); b++) {
        const r = (length / 100) * random.between(0.075, 0.092);
        front += use(
          random.pick(cherries),
          t * length + random.between(-0.05, 0.05) * length,
          y(t) + random.between(-0.045, 0.045) * length,
          r,
        );
      }
    }
  }
  out += use(leaves[0]!, length, 0, (length / 100) * 0.3, random.between(-15, 15));
  return out + front;
}

/** The soft shadow that a branch outside the picture throws on the wall. */
export function leafShade(canvas: Canvas, random: Random, colour: string, opacity: number): string {
  const shape = canvas.symbol(path("M0 0C18 -26 62 -26 100 2C64 24 20 24 0 0Z", `fill="${colour}"`));
  let leaves = "";
  const stems = random.int(2, 3);
  for (let s = 0; s < stems; s++) {
    let blades = path("M0 0Q300 -30 700 20", `fill="none" stroke="${colour}" stroke-width="7"`);
    for (let i = 0; i < 9; i++) {
      const t = 60 + i * 72;
      for (const side of [-1, 1]) {
        const size = random.between(1.3, 2.1) * (1 - i * 0.05);
        blades += use(shape, t, -18, size, side * random.between(30, 62), size * random.between(0.55, 0.9));
      }
    }
    leaves += group(
      blades,
      random.between(-180, 260),
      random.between(-140, 120),
      random.between(0.9, 1.25),
      random.between(8, 58),
    );
  }
  return `<g opacity="${opacity}" ${canvas.blur(9, 0.1)}>${leaves}</g>`;
}
