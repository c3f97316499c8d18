import { ellipse, group, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { heap } from "../props/beans.ts";
import { lathe, mouth } from "../solids/lathe.ts";
import type { Draw } from "../stage.ts";
import { black, bodyFinish, brass, copper, dial, makersMark, steel, tube } from "./finish.ts";
import { sheet } from "./sheet-metal.ts";

/** A drum roaster with its hopper, sight glass and cooling tray. */
export const roaster: Draw = (stage) => {
  const { canvas, random, palette, bean } = stage;
  const f = bodyFinish(stage, [black, { colour: palette.body, material: "glazed" }]);
  const trim = random.pick([brass, copper, steel]);
  const legs =
    [-190, 190].map((x) => rect(x - 16, -150, 32, 150, `fill="#2a2522"`)).join("") +
    rect(-230, -160, 460, 30, `fill="#3b3531"`, 6);
  const drum =
    ellipse(
      0,
      -350,
      230,
      220,
      `fill="${canvas.radial(
        [
          [0, shade(f.colour, 0.12)],
          [0.7, f.colour],
          [1, shade(f.colour, -0.14)],
        ],
        0.36,
        0.3,
        0.75,
      )}"`,
    ) +
    ellipse(0, -350, 186, 178, `fill="${sheet(stage, trim.colour, true)}"`) +
    ellipse(
      0,
      -350,
      172,
      164,
      `fill="${canvas.radial(
        [
          [0, shade(f.colour, 0.06)],
          [1, shade(f.colour, -0.08)],
        ],
        0.4,
        0.3,
        0.8,
      )}"`,
    );
  const sight =
    ellipse(0, -380, 72, 72, `fill="${trim.colour}"`) +
    ellipse(0, -380, 60, 60, `fill="#24140b"`) +
    `<g ${canvas.clip("M-60 -380a60 60 0 1 0 120 0a60 60 0 1 0 -120 0Z")}>${heap(canvas, bean, random, { x: 0, y: -320, rx: 70, height: 60, size: 30, depth: 0.3 })}</g>` +
    ellipse(-20, -402, 22, 10, `fill="#fff" fill-opacity="0.4" transform="rotate(-30 -20 -402)"`);
  const hopper = group(
    lathe(
      canvas,
      [
        [-150, 130],
        [-40, 60],
        [0, 40],
      ],
      { ...trim },
    ) +
      mouth(canvas, 130, -150, { colour: trim.colour }) +
      heap(canvas, bean, random, { x: 0, y: -146, rx: 112, height: 26, size: 30, depth: 0.15 }),
    -20,
    -556,
  );
  const pipe = tube("M180 -480H280V-760", steel.colour, 56, "#77716a", "#fff");
  const tray = group(
    lathe(
      canvas,
      [
        [-70, 200],
        [-10, 190],
        [0, 170],
      ],
      { ...trim, tilt: 0.24 },
    ) +
      mouth(canvas, 200, -70, { colour: trim.colour, tilt: 0.24 }) +
      heap(canvas, bean, random, { x: 0, y: -62, rx: 178, height: 18, size: 32, depth: 0.22 }),
    -70,
    -20,
  );
  const chute = path("M-60 -220L-110 -130H20L50 -220Z", `fill="${sheet(stage, trim.colour, true)}"`);
  return {
    svg:
      pipe +
      legs +
      drum +
      sight +
      dial(stage, 118, -282, 34) +
      makersMark(stage, 0, -262, 150, f.material === "metal" ? "#2a1b15" : mix(f.colour, "#fff8ea", 0.88)) +
      chute +
      tray +
      hopper,
    halfWidth: 290,
    height: 780,
    foot: 50,
  };
};
