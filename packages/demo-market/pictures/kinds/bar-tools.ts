import { ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { shade } from "../pen/colour.ts";
import { setText } from "../pen/set-text.ts";
import { drawArt } from "../pen/shape.ts";
import { lathe, lidTop } from "../solids/lathe.ts";
import type { Draw, Stage } from "../stage.ts";
import { black, bodyFinish, brass, copper, gripFinish, makersMark, oak, steel, walnut } from "./finish.ts";

export const fall = (stage: Stage, inner: string, dx = 16, dy = 22) =>
  `<g opacity="0.42" transform="translate(${dx} ${dy})" ${stage.canvas.blur(12, 0.2)}>${inner}</g>`;

export const tamper: Draw = (stage) => {
  const { canvas, random } = stage;
  const g = random.pick([oak, walnut, black, bodyFinish(stage), brass]);
  const b = random.pick([steel, brass, copper, black]);
  const base =
    lathe(
      canvas,
      [
        [-74, 178],
        [0, 178],
      ],
      { ...b },
    ) +
    lidTop(canvas, 178, -74, b.colour) +
    lathe(
      canvas,
      [
        [-130, 56],
        [-100, 70],
        [-78, 130],
      ],
      { ...b, isSoft: true },
    );
  const form = random.pick([
    [
      [-430, 60],
      [-400, 96],
      [-330, 108],
      [-240, 70],
      [-150, 54],
      [-120, 62],
    ],
    [
      [-420, 96],
      [-380, 110],
      [-300, 84],
      [-200, 66],
      [-124, 74],
    ],
    [
      [-470, 40],
      [-440, 82],
      [-380, 92],
      [-300, 58],
      [-180, 64],
      [-124, 72],
    ],
  ] as const);
  const stick = lathe(
    canvas,
    form.map(([y, r]) => [y, r] as const),
    { ...g, isSoft: true },
  );
  const collar = lathe(
    canvas,
    [
      [-146, 68],
      [-120, 74],
    ],
    { ...b },
  );
  const puck = group(
    lathe(
      canvas,
      [
        [-60, 150],
        [0, 140],
      ],
      { ...steel },
    ) + ellipse(0, -60, 140, 23, `fill="#4a2a18"`),
    290,
    -30,
    0.8,
  );
  return {
    svg: group(
      `${random.chance(0.6) ? puck : ""}${base}${stick}${collar}${makersMark(stage, 0, -46, 150, b === black ? "#efe4d1" : "#2a1b15", 176)}`,
      -40,
      0,
      1.3,
    ),
    halfWidth: 250,
    height: 610,
  };
};

/** A probe thermometer leaning in a milk jug. */
export const thermometer: Draw = (stage) => {
  const { canvas, random } = stage;
  const f = random.pick([steel, brass, black]);
  const digital = random.chance(0.4);
  const stem = rect(
    -9,
    -40,
    18,
    500,
    `fill="${canvas.linear([
      [0, "#8f8a82"],
      [0.35, "#f7f4ee"],
      [1, "#6a655e"],
    ])}"`,
    9,
  );
  let marks = "";
  for (let i = 0; i <= 40; i++) {
    const a = ((-130 + i * 6.5) * Math.PI) / 180;
    const long = i % 5 === 0 ? 0.7 : 0.78;
    marks += `M${num(Math.sin(a) * 150 * long)} ${num(-Math.cos(a) * 150 * long)}L${num(Math.sin(a) * 128)} ${num(-Math.cos(a) * 128)}`;
  }
  const arc = (from: number, to: number, colour: string) => {
    const p = (deg: number) =>
      `${num(Math.sin((deg * Math.PI) / 180) * 92)} ${num(-Math.cos((deg * Math.PI) / 180) * 92)}`;
    return path(`M${p(from)}A92 92 0 0 1 ${p(to)}`, `fill="none" stroke="${colour}" stroke-width="14"`);
  };
  const needle = random.between(10, 60);
  const faceSvg = digital
    ? rect(-120, -70, 240, 130, `fill="#dfe5d8"`, 14) +
      drawArt(
        canvas,
        setText(
          `${random.int(58, 66)}.${random.int(0, 9)}°`,
          { face: "sans", weight: 600, size: 96 },
          { x: -105, y: -62, w: 210, h: 114 },
          "#22302a",
        ),
      )
    : path(marks, `stroke="#2a1b15" stroke-width="4"`) +
      arc(-60, 10, "#8ea9b3") +
      arc(12, 62, "#5c7a4e") +
      arc(64, 120, "#b5362c") +
      path(
        `M0 20L0 -110`,
        `stroke="#b5362c" stroke-width="9" stroke-linecap="round" transform="rotate(${num(needle)})"`,
      ) +
      ellipse(0, 0, 16, 16, `fill="#2a1b15"`);
  const head =
    ellipse(
      0,
      0,
      184,
      184,
      `fill="${canvas.linear(
        [
          [0, shade(f.colour, 0.2)],
          [0.5, f.colour],
          [1, shade(f.colour, -0.22)],
        ],
        [0, 0, 1, 1],
      )}"`,
    ) +
    ellipse(0, 0, 162, 162, `fill="#fbf7ee"`) +
    faceSvg +
    group(
      drawArt(
        canvas,
        setText(
          stage.words.vendor,
          { face: stage.brand.face, weight: 600, size: 26 },
          { x: -70, y: -18, w: 140, h: 36 },
          "#2a1b15",
        ),
      ),
      0,
      digital ? 100 : 78,
    ) +
    path("M-120 -96A154 154 0 0 1 40 -148Q-40 -120 -120 -96Z", `fill="#fff" fill-opacity="0.5"`);
  const dark = ellipse(0, 0, 180, 180, `fill="#1a0f08"`) + rect(-9, 100, 18, 360, `fill="#1a0f08"`);
  const turn = random.between(-38, 38);
  const clip = path("M-34 250q34 30 68 0l-10 90h-48z", `fill="${gripFinish(stage).colour}"`);
  return {
    svg: `<g transform="rotate(${num(turn)}) translate(0 -150) scale(1.2)">${fall(stage, dark, 18, 26)}<g transform="translate(0 130)">${stem}</g>${clip}${head}</g>`,
    halfWidth: 380,
    height: 800,
    isFlat: true,
  };
};
