import { ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { shade } from "../pen/colour.ts";
import { setText } from "../pen/set-text.ts";
import { drawArt } from "../pen/shape.ts";
import { heap } from "../props/beans.ts";
import { cup } from "../props/crockery.ts";
import { lathe, mouth } from "../solids/lathe.ts";
import type { Draw } from "../stage.ts";
import { black, bodyFinish, glassColour, steel } from "./finish.ts";

export const scale: Draw = (stage) => {
  const { canvas, random } = stage;
  const f = random.pick([black, { colour: "#efeae0", material: "satin" as const }, steel, bodyFinish(stage)]);
  const [w, d, h] = [random.between(560, 640), random.between(200, 250), random.between(46, 64)];
  const top = path(
    `M${num(-w / 2)} ${num(-h)}L${num(-w / 2 + 80)} ${num(-h - d)}H${num(w / 2 - 80)}L${num(w / 2)} ${num(-h)}Z`,
    `fill="${canvas.linear(
      [
        [0, shade(f.colour, 0.12)],
        [0.5, f.colour],
        [1, shade(f.colour, -0.06)],
      ],
      [0, 0, 1, 0.6],
    )}"`,
  );
  const front = rect(
    -w / 2,
    -h,
    w,
    h,
    `fill="${canvas.linear(
      [
        [0, shade(f.colour, -0.02)],
        [1, shade(f.colour, -0.14)],
      ],
      "y",
    )}"`,
    8,
  );
  const shown = `${random.int(0, 3)}:${random.int(10, 59)}   ${random.int(120, 360)}.${random.int(0, 9)} g`;
  const panel =
    rect(-w * 0.3, -h + 9, w * 0.6, h - 18, `fill="#14110f"`, 6) +
    drawArt(
      canvas,
      setText(
        shown,
        { face: "sans", weight: 600, size: h * 0.6 },
        { x: -w * 0.27, y: -h + 9, w: w * 0.54, h: h - 18 },
        random.pick(["#f2a65a", "#e9f1ea", "#9fd6c0"]),
      ),
    );
  const pad = path(
    `M${num(-w / 2 + 60)} ${num(-h - 22)}L${num(-w / 2 + 120)} ${num(-h - d + 16)}H${num(w / 2 - 120)}L${num(w / 2 - 60)} ${num(-h - 22)}Z`,
    `fill="${shade(f.colour, f === black ? 0.06 : -0.07)}"`,
  );
  const load = random.pick(["cup", "server", "beans"]);
  const y = -h - d * 0.42;
  const shade1 = ellipse(20, y, 150, 34, `fill="#1a0f08" fill-opacity="0.4" ${canvas.blur(8)}`);
  const things: Record<string, string> = {
    cup: group(
      cup(canvas, {
        form: random.pick(["tulip", "bowl", "tumbler"]),
        colour: random.pick(["#f3ece0", stage.palette.accent, stage.palette.second]),
        hasSaucer: false,
        hasArt: true,
      }),
      0,
      y,
      1.7,
    ),
    server: group(
      lathe(
        canvas,
        [
          [-300, 90],
          [-250, 86],
          [-120, 160],
          [-20, 150],
          [0, 120],
        ],
        {
          colour: glassColour,
          material: "glass",
          opacity: 0.2,
          isSoft: true,
          inner: rect(-200, -150, 400, 200, `fill="#3a2012"`),
        },
      ) + mouth(canvas, 90, -300, { colour: glassColour, isGlass: true }),
      0,
      y,
      1.25,
    ),
    beans: group(
      lathe(
        canvas,
        [
          [-90, 150],
          [-40, 130],
          [0, 70],
        ],
        {
          colour: random.pick(["#f3ece0", stage.palette.second]),
          material: "glazed",
          isSoft: true,
          tilt: 0.22,
        },
      ) +
        mouth(canvas, 150, -90, { colour: "#f3ece0", tilt: 0.22 }) +
        heap(canvas, stage.bean, random, { x: 0, y: -84, rx: 130, height: 54, size: 38, depth: 0.2 }),
      0,
      y,
      1.25,
    ),
  };
  return {
    svg: top + pad + front + panel + shade1 + things[load]!,
    halfWidth: w / 2,
    height: h + d + 240,
    foot: 30,
  };
};
