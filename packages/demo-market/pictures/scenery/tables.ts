import { ellipse, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { dataOf, smooth } from "../pen/shape.ts";
import { lathe, lidTop } from "../solids/lathe.ts";
import type { Stage } from "../stage.ts";

/** Fills the picture from top (0 when seen from above) to the lower edge. */
type Table = (stage: Stage, top: number) => string;

const plain: Table = ({ canvas, place }, top) => {
  const fill = canvas.linear(
    [
      [0, shade(place.table, top ? 0.04 : 0.02)],
      [1, shade(place.table, -0.05)],
    ],
    top ? "y" : [0, 0, 1, 1],
  );
  return rect(0, top, 1200, 1200 - top, `fill="${fill}"`);
};

const wood: Table = (stage, top) => {
  const { place, random } = stage;
  const base = mix(place.table, "#9a6b44", 0.55);
  let out = rect(0, top, 1200, 1200 - top, `fill="${base}"`);
  const seen = top === 0;
  let y = top;
  let h = seen ? random.between(150, 220) : 34;
  while (y < 1200) {
    out += rect(0, y, 1200, h, `fill="${shade(base, random.between(-0.035, 0.035))}"`);
    for (let i = 0; i < (seen ? 6 : 3); i++) {
      const from = random.between(-300, 700);
      const gy = y + h * random.between(0.1, 0.9);
      const points: [number, number][] = [0, 1, 2, 3, 4].map((s) => [
        from + s * 170,
        gy + random.between(-0.06, 0.06) * h,
      ]);
      out += path(
        dataOf(smooth(points)),
        `fill="none" stroke="${shade(base, -0.09)}" stroke-opacity="0.4" stroke-width="${random.pick([1.5, 2.5, 4])}"`,
      );
    }
    out += rect(0, y, 1200, 3, `fill="${shade(base, -0.16)}" fill-opacity="0.7"`);
    out += rect(0, y + 3, 1200, 2, `fill="${shade(base, 0.1)}" fill-opacity="0.6"`);
    y += h;
    h *= seen ? 1 : 1.75;
  }
  return out;
};

const marble: Table = (stage, top) => {
  const { canvas, random, place } = stage;
  const base = mix("#f3efe8", place.table, 0.18);
  let out = rect(
    0,
    top,
    1200,
    1200 - top,
    `fill="${canvas.linear(
      [
        [0, shade(base, 0.02)],
        [1, shade(base, -0.05)],
      ],
      "y",
    )}"`,
  );
  const squash = top ? 0.4 : 1;
  for (let i = 0; i < 7; i++) {
    const points: [number, number][] = [];
    let [x, y] = [random.between(-200, 900), top + random.between(-0.1, 0.9) * (1200 - top)];
    for (let s = 0; s < 6; s++) {
      points.push([x, y]);
      x += random.between(60, 240);
      y += random.between(-40, 130) * squash;
    }
    const vein = dataOf(smooth(points));
    out += path(
      vein,
      `fill="none" stroke="#8d8378" stroke-opacity="0.14" stroke-width="${random.between(8, 22)}" ${canvas.blur(5, 0.3)}`,
    );
    out += path(
      vein,
      `fill="none" stroke="#8d8378" stroke-opacity="0.35" stroke-width="${random.between(1, 3)}"`,
    );
  }
  return out;
};

const terrazzo: Table = (stage, top) => {
  const { random, place, palette } = stage;
  const base = mix(place.table, "#f1eadf", 0.4);
  let out = rect(0, top, 1200, 1200 - top, `fill="${base}"`);
  const squash = top ? 0.45 : 1;
  const tones = [palette.accent, palette.second, "#8d7a66", "#cdb89d", "#6d5a49"].map((c) =>
    mix(c, base, 0.4),
  );
  for (let i = 0; i < 80; i++) {
    const r = random.between(6, 20);
    const [x, y] = [random.between(0, 1200), random.between(top, 1200)];
    const points = Array.from({ length: 5 }, (_, k) => {
      const a = ((k + random.between(-0.3, 0.3)) / 5) * Math.PI * 2;
      return `${num(x + Math.cos(a) * r)} ${num(y + Math.sin(a) * r * squash)}`;
    });
    out += path(`M${points.join("L")}Z`, `fill="${random.pick(tones)}"`);
  }
  return out;
};

const cloth: Table = (stage, top) => {
  const { canvas, random, place, palette } = stage;
  const base = plain(stage, top);
  const linen = mix(
    "#f6efe2",
    random.pick([palette.second, palette.accent, palette.paper, place.wall]),
    random.between(0.1, 0.45),
  );
  const y = top ? top + (1200 - top) * 0.34 : random.between(120, 420);
  const edge: [number, number][] = [];
  for (let x = -60; x <= 1300; x += 136)
    edge.push([x, y + random.between(-14, 14) + (x - 600) * (top ? 0.02 : 0.12)]);
  const d = `${dataOf(smooth(edge))}L1300 1260L-60 1260Z`;
  let folds = "";
  for (let i = 0; i < 5; i++) {
    const x = random.between(-100, 1200);
    const fold = `M${num(x)} ${num(y)}Q${num(x + 80)} ${num(y + 200)} ${num(x + random.between(-60, 260))} 1230`;
    folds += path(
      fold,
      `fill="none" stroke="${shade(linen, -0.12)}" stroke-opacity="0.5" stroke-width="26" ${canvas.blur(12, 0.3)}`,
    );
    folds += path(
      fold,
      `fill="none" stroke="${shade(linen, 0.06)}" stroke-width="10" transform="translate(-22 0)" ${canvas.blur(6, 0.3)}`,
    );
  }
  let weave = "";
  const stripe = random.chance(0.5) ? mix(linen, palette.accent, 0.6) : shade(linen, -0.1);
  for (const off of [34, 48, 56]) {
    weave += path(
      dataOf(smooth(edge.map(([x, ey]) => [x, ey + off] as const))),
      `fill="none" stroke="${stripe}" stroke-width="${off === 48 ? 5 : 2}"`,
    );
  }
  const shadow = path(
    d,
    `fill="#1a0f08" fill-opacity="0.25" transform="translate(0 -4)" ${canvas.blur(7, 0.1)}`,
  );
  return `${base}${shadow}<g ${canvas.clip(d)}>${path(d, `fill="${linen}"`)}${folds}${weave}</g>`;
};

/** A round plinth for the thing to stand on; only for scenes seen from the front. */
const plinth: Table = (stage, top) => {
  if (!top) return terrazzo(stage, top);
  const { canvas, place, palette, random } = stage;
  const colour = random.pick([
    shade(place.figure, 0.05),
    mix(place.table, palette.second, 0.35),
    mix(place.wall, palette.accent, 0.3),
  ]);
  const r = random.between(400, 480);
  const drum = lathe(
    canvas,
    [
      [0, r],
      [random.between(90, 130), r],
    ],
    { colour, material: "matte", tilt: 0.17 },
  );
  const shadow = ellipse(650, 1110, r * 1.1, 80, `fill="#1a0f08" fill-opacity="0.3" ${canvas.blur(22)}`);
  return `${plain(stage, top)}${shadow}<g transform="translate(600 965)">${drum}${lidTop(canvas, r, 0, shade(colour, 0.05), 0.17)}</g>`;
};

export const tables: Record<string, Table> = { plain, wood, marble, terrazzo, cloth, plinth };
