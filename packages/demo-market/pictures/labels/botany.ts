import { mix, shade } from "../pen/colour.ts";
import type { Random } from "../pen/random.ts";
import { type Art, type Command, move, oval, polygon, smooth } from "../pen/shape.ts";

/** A pointed leaf from the origin to (length, 0). */
export function leafShape(length: number, fat = 0.34): Command[] {
  const h = length * fat;
  return [
    { op: "M", at: [0, 0] },
    { op: "C", at: [length * 0.2, -h * 0.9, length * 0.65, -h * 0.8, length, 0] },
    { op: "C", at: [length * 0.65, h * 0.8, length * 0.2, h * 0.9, 0, 0] },
    { op: "Z", at: [] },
  ];
}

/** A coffee twig in flat colours: paired leaves and clusters of cherries where they meet the stem. */
export function sprig(
  x: number,
  y: number,
  length: number,
  angle: number,
  ink: string,
  cherry: string,
  random: Random,
  leaf = ink,
): Art[] {
  const art: Art[] = [];
  const place = (path: Command[]) => move(path, x, y, 1, angle);
  const curve = random.between(-0.1, 0.1) * length;
  const at = (t: number): [number, number] => [length * 0.8 * t, curve * Math.sin(t * Math.PI)];
  art.push({
    path: place(smooth([at(0), at(0.35), at(0.7), at(1)])),
    stroke: ink,
    strokeWidth: length * 0.016,
  });
  const pairs = random.int(3, 4);
  for (let i = 0; i < pairs; i++) {
    const t = 0.14 + (i / pairs) * 0.84;
    const [px, py] = at(t);
    const size = length * (0.36 - 0.11 * (i / pairs)) * random.between(0.9, 1.08);
    for (const side of [-1, 1]) {
      const turn = side * random.between(46, 62) * (1 - i * 0.08);
      const fill = side < 0 ? leaf : mix(leaf, ink, 0.25);
      art.push({ path: place(move(leafShape(size, 0.36), px, py, 1, turn)), fill });
      const vein = polygon(
        [
          [size * 0.08, 0],
          [size * 0.88, 0],
        ],
        false,
      );
      art.push({
        path: place(move(vein, px, py, 1, turn)),
        stroke: shade(leaf, 0.16),
        strokeWidth: length * 0.007,
      });
    }
    const berry = length * 0.043;
    for (let b = 0; b < random.int(2, 4); b++) {
      const [bx, by] = [px + random.between(-1.2, 1.6) * berry, py + random.between(-1.6, 1.6) * berry];
      art.push({ path: place(oval(bx, by, berry)), fill: b % 2 ? cherry : shade(cherry, -0.05) });
      art.push({
        path: place(oval(bx + berry * 0.3, by - berry * 0.3, berry * 0.24)),
        fill: shade(cherry, 0.22),
      });
    }
  }
  art.push({
    path: place(move(leafShape(length * 0.24, 0.36), ...at(1), 1, random.between(-12, 12))),
    fill: leaf,
  });
  return art;
}
