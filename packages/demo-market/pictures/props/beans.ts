import { type Canvas, ellipse, path, use } from "../pen/canvas.ts";
import { shade } from "../pen/colour.ts";
import type { Random } from "../pen/random.ts";

/** One bean, 100 long, lying on its back or on its face, with its own light. */
function beanSymbol(canvas: Canvas, colour: string, variant: number): string {
  const ry = [33, 30, 35, 31][variant % 4]!;
  const body = canvas.radial(
    [
      [0, shade(colour, 0.13)],
      [0.45, colour],
      [1, shade(colour, -0.14)],
    ],
    0.36,
    0.28,
    0.78,
  );
  const crease = [
    "M-47 4C-24 -16 -10 12 8 2S34 -10 47 -2",
    "M-47 -2C-28 14 -6 -10 12 2S36 10 47 2",
    "M-46 6C-20 -4 4 16 22 4S38 -4 47 0",
  ][variant % 3]!;
  const seam =
    variant === 3
      ? ""
      : path(
          crease,
          `fill="none" stroke="${shade(colour, -0.2)}" stroke-width="5.5" stroke-linecap="round"`,
        ) +
        path(
          crease,
          `fill="none" stroke="${shade(colour, 0.1)}" stroke-width="2.2" stroke-opacity="0.7" transform="translate(0 5.5)"`,
        );
  const glint = ellipse(-15, -ry * 0.55, 20, 6, `fill="#fff6e4" fill-opacity="0.26" transform="rotate(-8)"`);
  return canvas.symbol(ellipse(0, 0, 50, ry, `fill="${body}"`) + seam + glint);
}

function beanSymbols(canvas: Canvas, colour: string): string[] {
  return [0, 1, 2, 3, 4, 5].map((i) => beanSymbol(canvas, shade(colour, ((i % 3) - 1) * 0.025), i));
}

/** A bean with its shadow. */
function bean(_canvas: Canvas, symbols: string[], random: Random, x: number, y: number, size = 46): string {
  const angle = random.between(0, 180);
  const shadow = ellipse(
    x + size * 0.1,
    y + size * 0.18,
    size * 0.52,
    size * 0.3,
    `fill="#1a0f08" fill-opacity="0.3"`,
  );
  return shadow + use(random.pick(symbols), x, y, size / 100, angle, (size / 100) * random.between(0.86, 1));
}

/** A heap seen from the front: an ellipse at the foot, rising to a soft top. */
export function heap(
  canvas: Canvas,
  colour: string,
  random: Random,
  at: { x: number; y: number; rx: number; height: number; size?: number; depth?: number },
): string {
  const symbols = beanSymbols(canvas, colour);
  const size = at.size ?? 46;
  const depth = at.depth ?? 0.22;
  const spots: [number, number, number][] = [];
  const step = size * 0.6;
  for (let v = -1; v <= 1; v += step / (at.rx * depth + at.height * 0.5)) {
    for (let u = -1; u <= 1; u += step / at.rx) {
      const [du, dv] = [u + random.between(-0.5, 0.5) * (step / at.rx), v];
      const d = Math.hypot(du, dv);
      if (d > 1) continue;
      const rise = at.height * (1 - d * d);
      spots.push([at.x + du * at.rx, at.y + dv * at.rx * depth - rise, dv]);
    }
  }
  spots.sort((a, b) => a[2] - b[2]);
  const dark = shade(colour, -0.22);
  const floor = ellipse(at.x, at.y, at.rx * 0.98, at.rx * depth, `fill="${dark}"`);
  const mass = path(
    `M${at.x - at.rx * 0.95} ${at.y}Q${at.x - at.rx * 0.4} ${at.y - at.height * 1.05} ${at.x} ${at.y - at.height * 1.02}T${at.x + at.rx * 0.95} ${at.y}Z`,
    `fill="${dark}"`,
  );
  return (
    floor +
    mass +
    spots.map(([x, y]) => bean(canvas, symbols, random, x, y, size * random.between(0.88, 1.08))).join("")
  );
}
