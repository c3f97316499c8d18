import { ellipse, group, path } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import type { Draw, Subject } from "../stage.ts";
import { carton } from "./carton.ts";

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
