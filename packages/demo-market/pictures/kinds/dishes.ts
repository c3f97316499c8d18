import { ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { shade } from "../pen/colour.ts";
import { flatLabel } from "../solids/wrap.ts";
import type { Draw, Stage } from "../stage.ts";
import { chip, cluster, cube, nut, sweet } from "./fillings.ts";
import { caramel } from "./gift-box.ts";

const dishes = ["#f3ece0", "#3e3a36", "#d8cbb5", "#7c8b78", "#b9694b", "#8ea9b3"];

/** A round dish from above with things on it, and the packet that they came in. */
const onDish =
  (
    one: (stage: Stage, x: number, y: number, angle: number, size: number) => string,
    step: number,
    size: number,
  ): Draw =>
  (stage) => {
    const { canvas, random } = stage;
    const c = random.pick(dishes);
    const r = random.between(250, 290);
    const [dx, dy] = [random.pick([-215, 215]), random.between(190, 230)];
    const plate =
      ellipse(16, 22, r, r, `fill="#1a0f08" fill-opacity="0.4" ${canvas.blur(14, 0.2)}`) +
      ellipse(
        0,
        0,
        r,
        r,
        `fill="${canvas.linear(
          [
            [0, shade(c, 0.08)],
            [1, shade(c, -0.08)],
          ],
          [0, 0, 1, 1],
        )}"`,
      ) +
      ellipse(
        0,
        0,
        r * 0.9,
        r * 0.9,
        `fill="${canvas.linear(
          [
            [0, shade(c, -0.14)],
            [1, shade(c, 0.02)],
          ],
          [0, 0, 1, 1],
        )}"`,
      );
    let food = "";
    for (let ring = 0; ring < 3; ring++) {
      const reach = r * (0.66 - ring * 0.28);
      const count = Math.max(1, Math.floor((reach * 6.28) / step));
      for (let i = 0; i < count; i++) {
        const a = (i / count) * 6.283 + ring;
        const [x, y] = [
          Math.cos(a) * reach + random.between(-12, 12),
          Math.sin(a) * reach + random.between(-12, 12),
        ];
        food +=
          ellipse(x + 7, y + 10, 30 * size, 24 * size, `fill="#1a0f08" fill-opacity="0.36"`) +
          one(stage, x, y, random.between(0, 360), size);
      }
    }
    const lw = random.between(360, 400);
    const lh = lw * 1.38;
    const packet = group(
      rect(-lw / 2 + 16, -lh / 2 + 22, lw, lh, `fill="#1a0f08" fill-opacity="0.4" ${canvas.blur(14, 0.2)}`) +
        rect(-lw / 2, -lh / 2 - 40, lw, lh + 70, `fill="${stage.palette.body}"`, 8) +
        flatLabel(stage, -lw / 2, -lh / 2, lw, lh) +
        rect(
          -lw / 2,
          -lh / 2 - 40,
          lw,
          lh + 70,
          `fill="${canvas.linear([
            [0, "#1a0f08", 0.26],
            [0.1, "#fff", 0.24],
            [0.26, "#fff", 0.02],
            [0.85, "#1a0f08", 0.06],
            [1, "#1a0f08", 0.34],
          ])}"`,
          8,
        ),
      -dx * 1.12,
      -190,
      1,
      random.between(-14, 14),
    );
    return { svg: packet + group(plate + food, dx, dy), halfWidth: 450, height: 900, isFlat: true };
  };

function cookieTop(stage: Stage, r: number): string {
  const { canvas, random } = stage;
  const c = random.pick(["#c58f52", "#b67c43", "#7d4d2b", "#d6aa70"]);
  let edge = "";
  for (let i = 0; i < 18; i++)
    edge += `${i ? "L" : "M"}${num(Math.cos((i / 18) * 6.283) * r * random.between(0.95, 1.04))} ${num(Math.sin((i / 18) * 6.283) * r * random.between(0.95, 1.04))}`;
  let bits = "";
  for (let i = 0; i < 9; i++) {
    const [a, d] = [random.between(0, 6.28), Math.sqrt(random.next()) * r * 0.78];
    const dark = random.pick(["#3a2016", "#4a2a1b", "#efe0c4"]);
    bits += rect(
      Math.cos(a) * d - 9,
      Math.sin(a) * d - 7,
      random.between(13, 24),
      random.between(11, 19),
      `fill="${dark}" transform="rotate(${num(random.between(-40, 40))} ${num(Math.cos(a) * d)} ${num(Math.sin(a) * d)})"`,
      5,
    );
  }
  return (
    path(
      `${edge}Z`,
      `fill="${canvas.radial(
        [
          [0, shade(c, 0.1)],
          [0.7, c],
          [1, shade(c, -0.12)],
        ],
        0.4,
        0.36,
        0.66,
      )}" stroke="${shade(c, -0.1)}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    path(
      `M${num(-r * 0.5)} ${num(-r * 0.1)}l${num(r * 0.3)} ${num(r * 0.1)}l${num(r * 0.1)} ${num(r * 0.3)}M${num(r * 0.2)} ${num(-r * 0.5)}l${num(r * 0.2)} ${num(r * 0.3)}`,
      `fill="none" stroke="${shade(c, -0.12)}" stroke-width="4" stroke-opacity="0.6"`,
    ) +
    bits
  );
}

export const cookies: Draw = onDish(
  (stage, x, y, angle, size) => group(cookieTop(stage, 74), x, y, size, angle),
  165,
  1,
);

const biscottoTop = (stage: Stage, x: number, y: number, angle: number, size: number) => {
  const { canvas, random } = stage;
  const c = random.pick(["#cf9d5f", "#bd8849", "#8a5730"]);
  let bits = "";
  for (let i = 0; i < 6; i++)
    bits += ellipse(
      random.between(-80, 80),
      random.between(-16, 16),
      11,
      7,
      `fill="${random.pick(["#f1dfbf", "#7d4d2b"])}" transform="rotate(${num(random.between(-40, 40))})"`,
    );
  const dip = random.chance(0.4)
    ? path("M40 -30C80 -30 112 -22 112 0C112 24 80 30 36 30Q52 0 40 -30Z", `fill="#3a2016"`)
    : "";
  return group(
    path(
      "M-110 0C-110 -26 -70 -32 0 -32S112 -26 112 0S70 32 0 32S-110 26 -110 0Z",
      `fill="${canvas.linear(
        [
          [0, shade(c, 0.1)],
          [1, shade(c, -0.08)],
        ],
        "y",
      )}" stroke="${shade(c, -0.14)}" stroke-width="5"`,
    ) +
      bits +
      dip,
    x,
    y,
    size,
    angle,
  );
};

export const biscotti: Draw = onDish(
  (stage, x, y, angle, size) => biscottoTop(stage, x, y, angle * 0.2 - 30, size),
  190,
  0.95,
);

export const candy: Draw = onDish((stage, x, y, a, s) => sweet(stage, x, y, a, s), 66, 1.3);

export const nuts: Draw = onDish((stage, x, y, a, s) => nut(stage, x, y, a, s), 62, 1.25);

export const driedFruit: Draw = onDish((stage, x, y, a, s) => chip(stage, x, y, a, s), 74, 1.5);

export const granola: Draw = onDish((stage, x, y, a, s) => cluster(stage, x, y, a, s), 58, 1.35);

export const marshmallows: Draw = onDish((stage, x, y, a, s) => cube(stage, x, y, a, s), 74, 1.25);

export const caramels: Draw = onDish((stage, x, y, _a, s) => group(caramel(stage, 42), x, y, s), 110, 1.15);
