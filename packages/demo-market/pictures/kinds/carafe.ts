import { ellipse, num, path } from "../pen/canvas.ts";
import { shade } from "../pen/colour.ts";
import { coffeeColour } from "../props/crockery.ts";
import { lathe, mouth, type Ring, turnedOutline } from "../solids/lathe.ts";
import type { Draw, Stage } from "../stage.ts";
import { type Finish, glassColour, gripFinish, tube } from "./finish.ts";

export const brew = (stage: Stage, rings: readonly Ring[], colour = coffeeColour, tilt = 0.18) => {
  const fill = stage.canvas.linear([
    [0, shade(colour, -0.06)],
    [0.25, shade(colour, 0.1)],
    [0.7, colour],
    [1, shade(colour, -0.08)],
  ]);
  const [y, r] = rings[0]!;
  return (
    path(turnedOutline(rings, tilt, true), `fill="${fill}"`) +
    ellipse(0, y, r, r * tilt, `fill="${shade(colour, 0.1)}"`)
  );
};

export const grip = (x: number, top: number, bottom: number, reach: number, f: Finish, width = 30) =>
  tube(
    `M${num(x)} ${num(top)}C${num(x + reach)} ${num(top - 20)} ${num(x + reach * 1.1)} ${num(bottom - 30)} ${num(x)} ${num(bottom)}`,
    f.colour,
    width,
    shade(f.colour, -0.16),
    shade(f.colour, 0.24),
  );

/** A glass server with coffee in it, about r wide at its belly. */
export function carafe(stage: Stage, r: number, h: number, level: number, f: Finish): string {
  const { canvas } = stage;
  const rings: Ring[] = [
    [-h, r * 0.52],
    [-h * 0.82, r * 0.5],
    [-h * 0.56, r * 0.84],
    [-h * 0.26, r],
    [-h * 0.05, r * 0.86],
    [0, r * 0.66],
  ];
  const inside: Ring[] = [
    [-h * level, r * (level > 0.4 ? 0.82 : 0.94)],
    [-h * 0.26, r * 0.95],
    [-h * 0.06, r * 0.82],
    [-8, r * 0.62],
  ];
  return (
    grip(r * 0.5, -h * 0.84, -h * 0.24, r * 0.86, f, 28) +
    brew(stage, inside) +
    lathe(canvas, rings, {
      colour: glassColour,
      material: "glass",
      opacity: 0.05,
      isSoft: true,
      tilt: 0.18,
    }) +
    mouth(canvas, r * 0.52, -h, { colour: glassColour, isGlass: true, tilt: 0.18 }) +
    lathe(
      canvas,
      [
        [-h * 0.86, r * 0.53],
        [-h * 0.8, r * 0.53],
      ],
      { colour: f.colour, material: f.material, tilt: 0.18 },
    )
  );
}

export const server: Draw = (stage) => {
  const { random } = stage;
  const [r, h] = [random.between(200, 230), random.between(430, 500)];
  const f = gripFinish(stage);
  const cap =
    lathe(
      stage.canvas,
      [
        [-h - 34, r * 0.3],
        [-h - 6, r * 0.55],
      ],
      { colour: f.colour, material: f.material, tilt: 0.18 },
    ) +
    lathe(
      stage.canvas,
      [
        [-h - 70, 22],
        [-h - 34, 20],
      ],
      { colour: f.colour, material: f.material },
    );
  return {
    svg: carafe(stage, r, h, random.between(0.3, 0.6), f) + (random.chance(0.6) ? cap : ""),
    halfWidth: r * 1.1,
    height: h + 70,
  };
};
