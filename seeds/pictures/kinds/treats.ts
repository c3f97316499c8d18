import { type Canvas, ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { flatLabel } from "../solids/wrap.ts";
import type { Draw, Stage, Subject } from "../stage.ts";
import { pouch } from "./bag.ts";
import { carton } from "./boxes.ts";
import { chip, cluster, cube, nut, sweet } from "./fillings.ts";

const chocolates = ["#4a2a1b", "#3a2016", "#6d4327", "#8a5a35", "#efe0c4"];
const dishes = ["#f3ece0", "#3e3a36", "#d8cbb5", "#7c8b78", "#b9694b", "#8ea9b3"];

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
function caramel(stage: Stage, r: number): string {
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
export const truffleBox = giftBox(truffle, true);
export const dateBox = giftBox(date, true);
export const caramelBox = giftBox(caramel, true);

/** A loaf on a board with slices cut, its box behind. */
export const cake: Draw = (stage): Subject => {
  const { canvas, random, palette } = stage;
  const c = random.pick(["#8a5428", "#6b3d1f", "#b57c40", "#4a2817"]);
  const crumb = mix(c, "#f3dfb4", 0.5);
  const glaze = random.pick(["#f6ecd8", "#3a2016", palette.accent, "#c98f4e"]);
  const board =
    path("M-360 -26L-300 -74H320L380 -26V0H-360Z", `fill="#a8743f"`) +
    path("M-360 -26H380V0H-360Z", `fill="#855528"`) +
    path("M-320 -40H340M-300 -58H320", `stroke="#6f4521" stroke-opacity="0.4" stroke-width="3"`);
  const crust = canvas.linear(
    [
      [0, shade(c, 0.1)],
      [0.5, c],
      [1, shade(c, -0.12)],
    ],
    "y",
  );
  const loaf = path(
    "M-250 -60V-200C-250 -262 -190 -270 -150 -266C-60 -286 120 -286 190 -262C250 -262 270 -240 270 -196V-60Z",
    `fill="${crust}"`,
  );
  const drip = path(
    "M-254 -196C-256 -262 -190 -276 -150 -272C-60 -294 120 -294 192 -268C252 -268 274 -244 274 -196C258 -160 244 -208 224 -196C200 -180 196 -130 172 -150C150 -170 140 -200 110 -190C80 -180 86 -140 60 -150C36 -160 40 -200 4 -192C-30 -184 -26 -120 -54 -134C-76 -146 -70 -196 -104 -190C-134 -184 -134 -150 -156 -160C-176 -170 -180 -204 -204 -190C-226 -178 -240 -160 -254 -196Z",
    `fill="${canvas.linear(
      [
        [0, shade(glaze, 0.05)],
        [1, shade(glaze, -0.06)],
      ],
      "y",
    )}"`,
  );
  let holes = "";
  for (let i = 0; i < 26; i++)
    holes += ellipse(
      random.between(-86, 86),
      random.between(-168, -20),
      random.between(3, 8),
      random.between(2, 6),
      `fill="${shade(crumb, -0.1)}"`,
    );
  const slice = group(
    path("M-104 0V-150C-104 -200 -60 -206 0 -206S104 -200 104 -150V0Z", `fill="${c}"`) +
      path("M-92 -6V-148C-92 -188 -54 -194 0 -194S92 -188 92 -148V-6Z", `fill="${crumb}"`) +
      path(
        "M-104 -150C-104 -200 -60 -212 0 -212S104 -200 104 -150C70 -176 -70 -176 -104 -150Z",
        `fill="${glaze}"`,
      ) +
      holes,
    -268,
    -48,
    0.96,
    -7,
  );
  const box = carton(stage, 360, 420, 160);
  const beans = [0, 1, 2, 3, 4]
    .map((i) =>
      group(
        ellipse(0, 0, 22, 15, `fill="#2e1a10"`) +
          path("M-20 2Q0 -8 20 0", `fill="none" stroke="#120905" stroke-width="4"`),
        -120 + i * 76,
        -278 + Math.abs(i - 2) * 4,
        1,
        random.between(-30, 30),
      ),
    )
    .join("");
  return {
    svg: `${group(box.svg, 170, -60)}${ellipse(20, 0, 400, 40, `fill="#1a0f08" fill-opacity="0.4" ${canvas.blur(12)}`)}${board}${loaf}${drip}${beans}${slice}`,
    halfWidth: 400,
    height: 540,
    hasShadow: false,
    foot: 40,
  };
};

/** A standing pouch, with some of what it holds poured out before it. */
export const pouchWith =
  (one: (stage: Stage, x: number, y: number, angle: number, size: number) => string): Draw =>
  (stage) => {
    const pack = pouch(stage);
    const { random } = stage;
    let out = "";
    const side = random.pick([-1, 1]);
    for (let i = 0; i < 16; i++) {
      const [x, y] = [side * 170 + random.between(-170, 170), 34 + i * 4 + random.between(-6, 10)];
      out +=
        ellipse(x + 8, y + 12, 34, 14, `fill="#1a0f08" fill-opacity="0.34"`) +
        one(stage, x, y, random.between(-25, 25), 1.1);
    }
    return { ...pack, svg: pack.svg + out };
  };
