import { ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { heap } from "../props/beans.ts";
import type { Stage } from "../stage.ts";

/** What stands in a glass or a bowl: fills -w..w and -h..0. */
export type Filling = (stage: Stage, w: number, h: number, colour: string) => string;

function pile(
  stage: Stage,
  w: number,
  h: number,
  step: number,
  one: (x: number, y: number, angle: number) => string,
): string {
  let out = "";
  for (let y = -h * 0.84; y < 30; y += step * 0.72) {
    for (let x = -w; x < w; x += step) {
      out += one(
        x + stage.random.between(-0.3, 0.3) * step,
        y + stage.random.between(-0.25, 0.25) * step,
        stage.random.between(0, 360),
      );
    }
  }
  return out;
}

const grounds: Filling = ({ random }, w, h, colour) => {
  let specks = "";
  for (let i = 0; i < 260; i++) specks += `M${num(random.between(-w, w))} ${num(-h * 0.8 * random.next())}h4`;
  return (
    path(
      `M${-w} ${num(-h * 0.78)}Q0 ${num(-h * 0.86)} ${w} ${num(-h * 0.77)}V60H${-w}Z`,
      `fill="${colour}"`,
    ) +
    path(specks, `stroke="${shade(colour, 0.1)}" stroke-width="4" stroke-opacity="0.6"`) +
    path(
      specks,
      `stroke="${shade(colour, -0.1)}" stroke-width="4" stroke-opacity="0.6" transform="translate(9 13)"`,
    )
  );
};

const beans: Filling = (stage, w, h, colour) =>
  rect(-w, -h * 0.74, w * 2, h, `fill="${shade(colour, -0.2)}"`) +
  pile(stage, w, h * 0.9, 60, () => "") +
  heap(stage.canvas, colour, stage.random, {
    x: 0,
    y: 20,
    rx: w * 1.1,
    height: h * 0.74,
    size: 46,
    depth: 0.3,
  });

const cream: Filling = ({ canvas, random }, w, h, colour) => {
  const fill = canvas.linear([
    [0, shade(colour, -0.06)],
    [0.3, shade(colour, 0.08)],
    [1, shade(colour, -0.08)],
  ]);
  const wave = `M${-w} ${num(-h * 0.84)}q${num(w * 0.5)} ${num(random.between(-26, 26))} ${w} 0t${w} 0V60H${-w}Z`;
  return (
    path(wave, `fill="${fill}"`) +
    path(
      `M${num(-w * 0.6)} ${num(-h * 0.5)}q${num(w * 0.5)} -40 ${w} 10`,
      `fill="none" stroke="${shade(colour, 0.14)}" stroke-width="12" stroke-opacity="0.35" ${canvas.blur(4)}`,
    )
  );
};

export function nut(stage: Stage, x: number, y: number, angle: number, size = 1): string {
  const c = stage.random.pick(["#b9783f", "#a4632f", "#8a4f28", "#c89259", "#5a301b"]);
  const fill = stage.canvas.radial(
    [
      [0, shade(c, 0.15)],
      [0.55, c],
      [1, shade(c, -0.16)],
    ],
    0.35,
    0.3,
    0.8,
  );
  return group(
    path("M-36 0C-32 -27 10 -32 38 0C10 30 -32 26 -36 0Z", `fill="${fill}"`) +
      path(
        "M-28 -3Q2 -15 32 -1M-26 6Q2 -2 28 4",
        `fill="none" stroke="${shade(c, -0.12)}" stroke-width="2" stroke-opacity="0.6"`,
      ),
    x,
    y,
    size,
    angle,
  );
}

export function sweet(stage: Stage, x: number, y: number, angle: number, size = 1): string {
  const c = stage.random.pick(["#5a2f18", "#8a4c22", "#c98a45", "#a33b2c", "#e6cfa6"]);
  const fill = stage.canvas.linear(
    [
      [0, shade(c, 0.2)],
      [0.5, c],
      [1, shade(c, -0.12)],
    ],
    [0, 0, 1, 1],
  );
  return group(
    rect(-30, -21, 60, 42, `fill="${fill}"`, 15) + ellipse(-9, -9, 14, 5, `fill="#fff" fill-opacity="0.55"`),
    x,
    y,
    size,
    angle,
  );
}

export function cube(stage: Stage, x: number, y: number, angle: number, size = 1): string {
  const c = stage.random.pick(["#f3e6d2", "#ead3b3", "#f8efe2", "#c9966a"]);
  return group(
    rect(-34, -30, 68, 60, `fill="${shade(c, -0.08)}"`, 13) +
      rect(-36, -34, 64, 54, `fill="${c}"`, 13) +
      ellipse(-14, -18, 16, 7, `fill="#fff" fill-opacity="0.5"`),
    x,
    y,
    size,
    angle,
  );
}

export function cluster(stage: Stage, x: number, y: number, angle: number, size = 1): string {
  const { random, canvas } = stage;
  const c = random.pick(["#b98149", "#a66b36", "#c9965c", "#8a5428"]);
  let bits = "";
  for (let i = 0; i < 6; i++) {
    bits += ellipse(
      random.between(-24, 24),
      random.between(-15, 15),
      random.between(9, 15),
      random.between(6, 9),
      `fill="${shade(random.pick([c, "#d9b27a", "#6b4022"]), random.between(-0.04, 0.06))}" transform="rotate(${num(random.between(0, 90))})"`,
    );
  }
  return group(
    ellipse(
      0,
      0,
      34,
      23,
      `fill="${canvas.radial(
        [
          [0, shade(c, 0.06)],
          [1, shade(c, -0.14)],
        ],
        0.4,
        0.3,
        0.8,
      )}"`,
    ) + bits,
    x,
    y,
    size,
    angle,
  );
}

export function chip(stage: Stage, x: number, y: number, angle: number, size = 1): string {
  const { random, canvas } = stage;
  const c = random.pick(["#d98a35", "#c9572f", "#e5b04c", "#a8432e", "#d8794a", "#8b2f30"]);
  const fill = canvas.radial(
    [
      [0, shade(c, 0.12)],
      [0.8, c],
      [1, shade(c, -0.1)],
    ],
    0.4,
    0.4,
    0.65,
  );
  return group(
    ellipse(0, 0, 38, 30, `fill="${fill}"`) +
      ellipse(
        0,
        0,
        30,
        23,
        `fill="none" stroke="${mix(c, "#fff3d6", 0.5)}" stroke-width="3" stroke-opacity="0.6"`,
      ) +
      path(
        "M-20 0h40M0 -16v32M-14 -12l28 24M14 -12l-28 24",
        `stroke="${mix(c, "#fff3d6", 0.5)}" stroke-width="2" stroke-opacity="0.5"`,
      ),
    x,
    y,
    size,
    angle,
  );
}

const of =
  (step: number, one: (stage: Stage, x: number, y: number, angle: number) => string): Filling =>
  (stage, w, h, colour) =>
    rect(-w, -h * 0.8, w * 2, h, `fill="${mix(shade(colour, -0.1), "#7a5030", 0.5)}"`) +
    pile(stage, w, h, step, (x, y, a) => one(stage, x, y, a));

export const fillings: Record<string, Filling> = {
  grounds,
  beans,
  cream,
  nuts: of(52, nut),
  candy: of(52, sweet),
  marshmallow: of(58, cube),
  granola: of(46, cluster),
  "dried-fruit": of(54, chip),
};
