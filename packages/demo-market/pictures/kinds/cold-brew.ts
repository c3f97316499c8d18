import { ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { shade } from "../pen/colour.ts";
import { lathe, lidTop, turnedOutline } from "../solids/lathe.ts";
import type { Draw } from "../stage.ts";
import { carafe, grip } from "./carafe.ts";
import { black, bodyFinish, glassColour, makersMark, oak, steel, tube, walnut } from "./finish.ts";

export const coldBrew: Draw = (stage) => {
  const { canvas, random } = stage;
  if (random.chance(0.5)) {
    const [r, h] = [random.between(150, 175), random.between(560, 620)];
    const f = random.pick([black, steel, oak, bodyFinish(stage)]);
    const mesh =
      rect(-62, -h + 40, 124, h * 0.62, `fill="#3a2618"`, 14) +
      rect(
        -62,
        -h + 40,
        124,
        h * 0.62,
        `fill="${canvas.linear([
          [0, "#1a0f08", 0.5],
          [0.3, "#fff", 0.3],
          [1, "#1a0f08", 0.5],
        ])}"`,
        14,
      );
    let net = "";
    for (let y = 0; y < h * 0.6; y += 14) net += `M-60 ${num(-h + 50 + y)}H60`;
    return {
      svg:
        grip(r * 0.9, -h + 90, -h * 0.3, 110, f) +
        mesh +
        path(net, `stroke="#c8c3ba" stroke-opacity="0.3" stroke-width="2"`) +
        path(
          turnedOutline(
            [
              [-h * 0.78, r * 0.86],
              [-h * 0.6, r - 8],
              [-10, r - 10],
            ],
            0.16,
          ),
          `fill="#2a160c" fill-opacity="0.78"`,
        ) +
        lathe(
          canvas,
          [
            [-h, r * 0.82],
            [-h * 0.7, r],
            [-20, r],
            [0, r * 0.94],
          ],
          {
            colour: glassColour,
            material: "glass",
            opacity: 0.05,
            inner: makersMark(stage, 0, -h * 0.26, r, "#fff8ea", r),
          },
        ) +
        lathe(
          canvas,
          [
            [-h - 50, r * 0.84],
            [-h + 16, r * 0.88],
          ],
          { ...f },
        ) +
        lidTop(canvas, r * 0.84, -h - 50, f.colour),
      halfWidth: r + 60,
      height: h + 50,
    };
  }
  // The tower: water above, grounds in the middle, drop by drop into the carafe.
  const wood = random.pick([oak, walnut, black]);
  const post = (x: number) =>
    tube(`M${x} -20V-790`, wood.colour, 24, shade(wood.colour, -0.16), shade(wood.colour, 0.2));
  const shelf = (y: number) =>
    rect(
      -240,
      y,
      480,
      26,
      `fill="${canvas.linear(
        [
          [0, shade(wood.colour, 0.08)],
          [1, shade(wood.colour, -0.1)],
        ],
        "y",
      )}"`,
      6,
    );
  const globe =
    path(
      turnedOutline(
        [
          [-700, 118],
          [-640, 128],
          [-570, 40],
        ],
        0.16,
        true,
      ),
      `fill="#a9c4cc" fill-opacity="0.6"`,
    ) +
    lathe(
      canvas,
      [
        [-780, 120],
        [-700, 138],
        [-620, 130],
        [-560, 40],
        [-530, 16],
      ],
      { colour: glassColour, material: "glass", opacity: 0.05, isSoft: true },
    );
  const tubeGlass =
    path(
      turnedOutline(
        [
          [-460, 62],
          [-360, 62],
        ],
        0.16,
      ),
      `fill="#4a2a18"`,
    ) +
    lathe(
      canvas,
      [
        [-500, 70],
        [-350, 70],
        [-320, 20],
      ],
      { colour: glassColour, material: "glass", opacity: 0.05 },
    );
  return {
    svg: `${shelf(-26)}${post(-220)}${post(220)}${group(carafe(stage, 120, 230, 0.45, black), 0, -26)}${tubeGlass}${globe}${shelf(-330)}${shelf(-560)}${shelf(-800)}${[-316, -302, -288].map((y) => ellipse(0, y + 20, 3, 5, `fill="#3a2012"`)).join("")}`,
    halfWidth: 250,
    height: 810,
    foot: 40,
  };
};
