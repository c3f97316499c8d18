import { ellipse, group, num, path } from "../pen/canvas.ts";
import { shade } from "../pen/colour.ts";
import { cup } from "../props/crockery.ts";
import { lathe, lidTop } from "../solids/lathe.ts";
import type { Draw, Stage } from "../stage.ts";
import { carton } from "./carton.ts";

function capsule(stage: Stage, x: number, y: number, colour: string, isTipped: boolean): string {
  const { canvas } = stage;
  const body =
    lathe(
      canvas,
      [
        [-84, 40],
        [-70, 46],
        [-10, 62],
        [0, 68],
      ],
      { colour, material: "metal", tilt: 0.22 },
    ) + lidTop(canvas, 40, -84, colour, 0.22);
  const shadow = ellipse(x + 16, y + 2, 76, 18, `fill="#1a0f08" fill-opacity="0.35" ${canvas.blur(5)}`);
  return shadow + group(body, x, isTipped ? y - 40 : y, 0.95, isTipped ? 78 : 0);
}

export const capsules: Draw = (stage) => {
  const { random, palette } = stage;
  const pack = carton(stage, random.between(500, 580), random.between(300, 350), random.between(170, 220));
  const tones = [palette.accent, palette.second, palette.body, "#c8a458", "#8a8078"];
  let row = "";
  const count = random.int(3, 5);
  for (let i = 0; i < count; i++)
    row += capsule(
      stage,
      -230 + i * 128 + random.between(-14, 14),
      66 + random.between(-8, 26),
      tones[i % 5]!,
      random.chance(0.25),
    );
  return { ...pack, svg: pack.svg + row };
};

/** A small sachet that hangs in a cup, with the cup in front of its box. */
export const dripBag: Draw = (stage) => {
  const { canvas, random, palette } = stage;
  const pack = carton(stage, random.between(340, 400), random.between(420, 480), random.between(150, 190));
  const colour = random.pick(["#f3ece0", palette.second, "#3e3a36", palette.accent]);
  const paper =
    path("M-62 -70L-78 -176Q0 -190 78 -176L62 -70Z", `fill="#fbf7ee"`) +
    path("M-78 -176L-120 -150L-96 -110L-66 -104ZM78 -176L120 -150L96 -110L66 -104Z", `fill="#efe6d6"`) +
    ellipse(0, -176, 78, 14, `fill="#4a2a18"`) +
    path("M-40 -160V-80M0 -158V-76M40 -160V-80", `stroke="#e3d8c6" stroke-width="2"`);
  const vessel = group(
    cup(canvas, { form: "straight", colour, hasSaucer: false }) + paper,
    -pack.halfWidth - 20,
    64,
    1.15,
  );
  const x = -pack.halfWidth - 30;
  const shadow = ellipse(x + 20, 66, 120, 24, `fill="#1a0f08" fill-opacity="0.35" ${canvas.blur(7)}`);
  return { ...pack, svg: group(pack.svg + shadow + vessel, 70), halfWidth: pack.halfWidth + 90 };
};

/** Paper filters: a fan of cones or a stack of discs before their box. */
export const filterPapers: Draw = (stage) => {
  const { canvas, random } = stage;
  const pack = carton(stage, random.between(420, 480), random.between(420, 500), random.between(130, 170));
  const tone = random.pick(["#faf6ec", "#c9a67a", "#efe3cc"]);
  let papers = "";
  if (random.chance(0.6)) {
    for (let i = 0; i < 7; i++) {
      const cone =
        path(
          "M-92 -150Q0 -176 92 -150L26 -6Q0 8 -26 -6Z",
          `fill="${shade(tone, -0.02 * (6 - i))}" stroke="${shade(tone, -0.12)}" stroke-width="2"`,
        ) + path("M70 -146L20 -10", `stroke="${shade(tone, -0.1)}" stroke-width="6" stroke-dasharray="3 4"`);
      papers += group(cone, -230 + i * 9, 70 - i * 2, 1.3, -26 + i * 7);
    }
  } else {
    for (let i = 0; i < 12; i++)
      papers += ellipse(-190, 70 - i * 6, 150, 34, `fill="${shade(tone, i % 2 ? -0.02 : -0.07)}"`);
    papers += ellipse(-190, -2, 150, 34, `fill="${tone}"`);
  }
  return {
    ...pack,
    svg: `${pack.svg}${ellipse(-180, 82, 170, 30, `fill="#1a0f08" fill-opacity="0.3" ${canvas.blur(9)}`)}${papers}`,
  };
};

/** A tin tub, spray bottle or box of tablets for cleaning. */
export const cleaning: Draw = (stage) => {
  const { canvas, random } = stage;
  const pack = carton(stage, random.between(300, 350), random.between(430, 500), random.between(140, 170));
  const colour = random.pick(["#f5f1e8", "#dfe8e6", "#e9e2d4"]);
  let tablets = "";
  for (let i = 0; i < 7; i++) {
    const x = -250 + i * 54 + random.between(-12, 12);
    const y = 70 + random.between(-10, 34);
    tablets +=
      ellipse(x + 8, y + 10, 36, 13, `fill="#1a0f08" fill-opacity="0.3"`) +
      lathe(
        canvas,
        [
          [-16, 33],
          [0, 33],
        ],
        { colour, material: "matte", tilt: 0.34 },
      ).replace(/^/, `<g transform="translate(${num(x)} ${num(y)})">`) +
      lidTop(canvas, 33, -16, colour, 0.34) +
      path("M-20 -16H20", `stroke="${shade(colour, -0.12)}" stroke-width="3"`) +
      "</g>";
  }
  return { ...pack, svg: pack.svg + tablets };
};
