import { ellipse, path } from "../pen/canvas.ts";
import { lathe, lidTop } from "../solids/lathe.ts";
import type { Draw } from "../stage.ts";
import { brew } from "./carafe.ts";
import { black, bodyFinish, makersMark } from "./finish.ts";

export const aeropress: Draw = (stage) => {
  const { canvas, random } = stage;
  const r = random.between(110, 125);
  const smoke = random.pick(["#6d675f", "#4b4642", "#9aa6a2", "#8a5a4a", "#59707a"]);
  const cupSvg = lathe(
    canvas,
    [
      [-210, 128],
      [0, 110],
    ],
    { ...bodyFinish(stage), tilt: 0.18, inner: makersMark(stage, 0, -110, 130, "#fff8ea", 120) },
  );
  const flange = path(
    "M-180 -238L-150 -262H150L180 -238L150 -214H-150Z",
    `fill="${canvas.linear([
      [0, "#3b3734"],
      [0.3, "#6b6560"],
      [1, "#1f1c1a"],
    ])}"`,
  );
  const cap = lathe(
    canvas,
    [
      [-250, r + 14],
      [-206, r + 6],
    ],
    { ...black },
  );
  const y = -252;
  const chamber = lathe(
    canvas,
    [
      [y - 330, r],
      [y, r],
    ],
    { colour: smoke, material: "glass", opacity: 0.5 },
  );
  const coffee = brew(stage, [
    [y - 190, r - 10],
    [y - 4, r - 10],
  ]);
  let marks = "";
  for (let i = 1; i <= 4; i++)
    marks += ellipse(
      0,
      y - i * 66,
      22,
      22,
      `fill="none" stroke="#fff6e2" stroke-opacity="0.75" stroke-width="3.5"`,
    );
  const out = random.between(120, 230);
  const plunger = lathe(
    canvas,
    [
      [y - 330 - out, r * 0.82],
      [y - 196, r * 0.82],
    ],
    { colour: smoke, material: "glass", opacity: 0.42 },
  );
  const rubber = lathe(
    canvas,
    [
      [y - 214, r - 7],
      [y - 186, r - 7],
    ],
    { colour: "#231f1c", material: "matte" },
  );
  const top =
    lathe(
      canvas,
      [
        [y - 352 - out, r + 18],
        [y - 330 - out, r + 14],
      ],
      { ...black },
    ) + lidTop(canvas, r + 18, y - 352 - out, "#3b3734");
  return {
    svg: cupSvg + cap + coffee + plunger + rubber + chamber + marks + flange + top,
    halfWidth: 190,
    height: 620 + out,
    foot: 30,
  };
};
