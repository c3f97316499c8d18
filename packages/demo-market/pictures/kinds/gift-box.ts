import { type Canvas, ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { flatLabel } from "../solids/wrap.ts";
import type { Draw, Stage } from "../stage.ts";

const chocolates = ["#4a2a1b", "#3a2016", "#6d4327", "#8a5a35", "#efe0c4"];

const drop = (canvas: Canvas, r: number, dx = 8) =>
  ellipse(dx, dx + 2, r, r, `fill="#1a0f08" fill-opacity="0.36" ${canvas.blur(5)}`);

/** A truffle from above: dusted, striped, with a bean, or a moulded dome. */
function truffle(stage: Stage, r: number): string {
  const { canvas, random, palette } = stage;
  const c = random.pick(chocolates);
  const body = canvas.radial(
    [
      [0, shade(c, 0.18)],
      [0.5, c],
      [1, shade(c, -0.14)],
    ],
    0.36,
    0.32,
    0.76,
  );
  const way = random.pick(["dust", "stripe", "bean", "gloss", "square"]);
  let out =
    way === "square"
      ? rect(-r * 0.86, -r * 0.86, r * 1.72, r * 1.72, `fill="${body}"`, r * 0.2)
      : ellipse(0, 0, r, r, `fill="${body}"`);
  if (way === "dust") {
    let specks = "";
    for (let i = 0; i < 40; i++) {
      const [a, d] = [random.between(0, 6.28), Math.sqrt(random.next()) * r * 0.92];
      specks += ellipse(
        Math.cos(a) * d,
        Math.sin(a) * d,
        random.between(1.5, 4),
        random.between(1.5, 3),
        `fill="${random.pick(["#7d5030", "#2c180f", "#b98f62"])}"`,
      );
    }
    out += specks;
  } else if (way === "stripe" || way === "square") {
    const icing = random.pick(["#f3e3c6", palette.accent, "#c8a458", "#2c180f"]);
    let zig = `M${num(-r * 0.62)} ${num(-r * 0.5)}`;
    for (let i = 1; i < 8; i++) zig += `L${num((i % 2 ? 0.6 : -0.6) * r)} ${num(-r * 0.5 + i * r * 0.15)}`;
    out += path(zig, `fill="none" stroke="${icing}" stroke-width="${num(r * 0.08)}" stroke-linejoin="round"`);
  } else if (way === "bean") {
    out +=
      ellipse(0, -2, r * 0.4, r * 0.27, `fill="#2e1a10"`) +
      path(
        `M${num(-r * 0.36)} 0Q0 ${num(-r * 0.2)} ${num(r * 0.36)} ${num(-r * 0.04)}`,
        `fill="none" stroke="#120905" stroke-width="${num(r * 0.07)}"`,
      );
  }
  return (
    out +
    ellipse(
      -r * 0.34,
      -r * 0.42,
      r * 0.26,
      r * 0.14,
      `fill="#fff" fill-opacity="${way === "dust" ? 0.14 : 0.42}" transform="rotate(-30 ${num(-r * 0.34)} ${num(-r * 0.42)})"`,
    )
  );
}

/** A date with its stone taken out. */
function date(stage: Stage, r: number): string {
  const { canvas, random } = stage;
  const c = random.pick(["#5b3019", "#6e3d20", "#4a2513"]);
  const body = canvas.linear(
    [
      [0, shade(c, 0.16)],
      [0.5, c],
      [1, shade(c, -0.1)],
    ],
    "y",
  );
  return `<g transform="rotate(${random.pick([60, 75, 90])})">${ellipse(0, 0, r * 1.15, r * 0.66, `fill="${body}"`)}${path(`M${num(-r * 0.8)} ${num(-r * 0.1)}q${num(r * 0.8)} ${num(-r * 0.3)} ${num(r * 1.6)} 0M${num(-r * 0.7)} ${num(r * 0.2)}q${num(r * 0.7)} ${num(r * 0.1)} ${num(r * 1.4)} 0`, `fill="none" stroke="${shade(c, -0.1)}" stroke-width="4" stroke-opacity="0.7"`)}${random.chance(0.4) ? ellipse(0, 0, r * 0.5, r * 0.2, `fill="#e6cfa6"`) : ""}${ellipse(-r * 0.3, -r * 0.34, r * 0.4, r * 0.08, `fill="#fff" fill-opacity="0.4"`)}</g>`;
}

/** A caramel in twisted paper. */
export function caramel(stage: Stage, r: number): string {
  const { canvas, random, palette } = stage;
  const wrap = random.pick(["#f3e3c6", palette.accent, palette.second, "#c8a458"]);
  const fill = canvas.linear(
    [
      [0, shade(wrap, 0.12)],
      [0.4, wrap],
      [1, shade(wrap, -0.12)],
    ],
    "y",
  );
  const ear = (s: number) =>
    path(
      `M${num(s * r * 0.7)} 0L${num(s * r * 1.5)} ${num(-r * 0.5)}L${num(s * r * 1.36)} 0L${num(s * r * 1.5)} ${num(r * 0.5)}Z`,
      `fill="${shade(wrap, -0.05)}"`,
    );
  const bands =
    rect(-r * 0.3, -r * 0.55, r * 0.14, r * 1.1, `fill="${mix(wrap, palette.ink, 0.5)}" fill-opacity="0.6"`) +
    rect(r * 0.16, -r * 0.55, r * 0.14, r * 1.1, `fill="${mix(wrap, palette.ink, 0.5)}" fill-opacity="0.6"`);
  return `<g transform="rotate(${num(random.between(-50, 50))})">${ear(-1)}${ear(1)}${rect(-r * 0.8, -r * 0.55, r * 1.6, r * 1.1, `fill="${fill}"`, r * 0.24)}${bands}${rect(-r * 0.6, -r * 0.44, r * 1.2, r * 0.14, `fill="#fff" fill-opacity="0.4"`, 4)}</g>`;
}

/** An open gift box from above, its sweets in a grid, its lid beside it. */
const giftBox =
  (one: (stage: Stage, r: number) => string, label: boolean): Draw =>
  (stage) => {
    const { canvas, random, palette } = stage;
    const [cols, rows] = random.pick([
      [3, 4],
      [4, 4],
      [3, 3],
      [4, 3],
    ] as const);
    const cell = random.between(128, 146);
    const [w, h] = [cols * cell + 44, rows * cell + 44];
    const inside = random.pick(["#2e211b", "#efe4d1", mix(palette.body, "#1a0f08", 0.4)]);
    let out =
      rect(-w / 2 + 20, -h / 2 + 26, w, h, `fill="#1a0f08" fill-opacity="0.4" ${canvas.blur(15, 0.2)}`) +
      rect(-w / 2, -h / 2, w, h, `fill="${palette.body}"`, 8) +
      rect(-w / 2 + 14, -h / 2 + 14, w - 28, h - 28, `fill="${inside}"`, 4) +
      rect(-w / 2 + 14, -h / 2 + 14, w - 28, 20, `fill="#1a0f08" fill-opacity="0.4"`);
    for (let row = 0; row < rows; row++) {
      for (let col = 0; col < cols; col++) {
        const [x, y] = [-w / 2 + 22 + (col + 0.5) * cell, -h / 2 + 22 + (row + 0.5) * cell];
        let paper = "";
        for (let i = 0; i < 20; i++)
          paper += `${i ? "L" : "M"}${num(Math.cos((i / 20) * 6.283) * cell * (i % 2 ? 0.46 : 0.42))} ${num(Math.sin((i / 20) * 6.283) * cell * (i % 2 ? 0.46 : 0.42))}`;
        out += group(
          path(`${paper}Z`, `fill="${shade(inside, inside === "#efe4d1" ? -0.1 : 0.1)}"`) +
            drop(canvas, cell * 0.34, 6) +
            one(stage, cell * 0.36),
          x,
          y,
        );
      }
    }
    const lw = Math.min(w, 420);
    const lid = label
      ? group(
          rect(
            -lw / 2 + 14,
            -lw * 0.3 + 18,
            lw,
            lw * 0.62,
            `fill="#1a0f08" fill-opacity="0.4" ${canvas.blur(12, 0.2)}`,
          ) +
            flatLabel(stage, -lw / 2, -lw * 0.31, lw, lw * 0.62) +
            rect(
              -lw / 2,
              -lw * 0.31,
              lw,
              lw * 0.62,
              `fill="${canvas.linear(
                [
                  [0, "#fff", 0.18],
                  [0.6, "#fff", 0],
                ],
                [0, 0, 1, 1],
              )}"`,
            ),
          w * 0.16,
          h / 2 + lw * 0.12,
          1,
          random.between(-9, 9),
        )
      : "";
    const turn = random.between(-10, 10);
    return {
      svg: `<g transform="translate(0 -60) rotate(${num(turn)})">${out}${lid}</g>`,
      halfWidth: w / 2 + 50,
      height: h + 280,
      isFlat: true,
    };
  };

export const truffleBox = giftBox(truffle, true);

export const dateBox = giftBox(date, true);

export const caramelBox = giftBox(caramel, true);
