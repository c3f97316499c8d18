import { num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { lathe } from "../solids/lathe.ts";
import type { Draw } from "../stage.ts";
import { brew, grip } from "./carafe.ts";
import { black, bodyFinish, brass, copper, glassColour, gripFinish, makersMark, steel } from "./finish.ts";

export const frenchPress: Draw = (stage) => {
  const { canvas, random } = stage;
  const [r, h] = [random.between(150, 180), random.between(430, 500)];
  const f = random.pick([steel, black, copper, brass, bodyFinish(stage)]);
  const g = gripFinish(stage);
  const plunger =
    lathe(
      canvas,
      [
        [-h - 170, 6],
        [-h - 20, 6],
      ],
      { colour: "#c8c3ba", material: "metal" },
    ) +
    lathe(
      canvas,
      [
        [-h - 206, 16],
        [-h - 190, 26],
        [-h - 168, 16],
      ],
      { colour: g.colour, material: g.material, isSoft: true },
    );
  const dome = lathe(
    canvas,
    [
      [-h - 44, r * 0.3],
      [-h - 34, r * 0.7],
      [-h - 6, r + 6],
      [-h + 16, r + 8],
    ],
    { colour: f.colour, material: f.material, isSoft: true },
  );
  const spout = path(
    `M${num(-r + 6)} ${num(-h + 8)}L${num(-r - 44)} ${num(-h - 12)}L${num(-r + 4)} ${num(-h + 60)}Z`,
    `fill="${shade(f.colour, -0.04)}"`,
  );
  const full = random.between(0.62, 0.82);
  const rods = [-1, 1]
    .map((s) =>
      rect(
        s * r * 0.82 - 8,
        -h + 10,
        16,
        h - 10,
        `fill="${canvas.linear([
          [0, shade(f.colour, -0.12)],
          [0.4, shade(f.colour, 0.16)],
          [1, shade(f.colour, -0.2)],
        ])}"`,
      ),
    )
    .join("");
  const ring = (y: number) =>
    lathe(
      canvas,
      [
        [y, r + 6],
        [y + 22, r + 6],
      ],
      { colour: f.colour, material: f.material },
    );
  const filterPlate = lathe(
    canvas,
    [
      [-h * full + 4, r - 12],
      [-h * full + 18, r - 12],
    ],
    { colour: "#a8a29a", material: "metal" },
  );
  const solid = random.chance(0.3);
  const body = solid
    ? lathe(
        canvas,
        [
          [-h, r],
          [0, r],
        ],
        { ...f, inner: makersMark(stage, 0, -h * 0.5, r * 1.1, mix(f.colour, "#fff8ea", 0.8), r) },
      )
    : brew(stage, [
        [-h * full, r - 9],
        [-12, r - 9],
      ]) +
      filterPlate +
      lathe(
        canvas,
        [
          [-h, r],
          [0, r],
        ],
        { colour: glassColour, material: "glass", opacity: 0.05 },
      ) +
      rods +
      ring(-h + 20) +
      ring(-h * 0.42);
  const foot = lathe(
    canvas,
    [
      [-30, r + 8],
      [0, r + 12],
    ],
    { colour: f.colour, material: f.material },
  );
  return {
    svg: grip(r, -h + 40, -h * 0.2, 120, g, 34) + spout + body + foot + plunger + dome,
    halfWidth: r + 50,
    height: h + 200,
  };
};
