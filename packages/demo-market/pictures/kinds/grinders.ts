import { ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { setText } from "../pen/set-text.ts";
import { drawArt } from "../pen/shape.ts";
import { heap } from "../props/beans.ts";
import { block } from "../solids/block.ts";
import { lathe, lidTop, mouth, type Ring, turnedOutline } from "../solids/lathe.ts";
import type { Draw } from "../stage.ts";
import {
  black,
  bodyFinish,
  brass,
  copper,
  dial,
  glassColour,
  gripFinish,
  makersMark,
  oak,
  steel,
  tube,
  walnut,
} from "./finish.ts";
import { sheet } from "./sheet-metal.ts";

export const grinder: Draw = (stage) => {
  const { canvas, random, bean } = stage;
  const f = bodyFinish(stage);
  const isMetal = f.material === "metal";
  const [w, h] = [random.between(270, 320), random.between(430, 480)];
  const body = `M${num(-w / 2)} -30V${num(-h + 30)}Q${num(-w / 2)} ${num(-h)} ${num(-w / 2 + 30)} ${num(-h)}H${num(w / 2 - 30)}Q${num(w / 2)} ${num(-h)} ${num(w / 2)} ${num(-h + 30)}V-30Q${num(w / 2)} 0 ${num(w / 2 - 24)} 0H${num(-w / 2 + 24)}Q${num(-w / 2)} 0 ${num(-w / 2)} -30Z`;
  const hopper: Ring[] = [
    [-h - 240, w * 0.5],
    [-h - 120, w * 0.46],
    [-h - 4, w * 0.24],
  ];
  const beans = `<g ${canvas.clip(
    turnedOutline(
      hopper.map(([y, q]) => [y + 6, q - 6] as const),
      0.16,
    ),
  )}>${rect(-w / 2, -h - 150, w, 160, `fill="${shade(bean, -0.2)}"`)}${heap(canvas, bean, random, { x: 0, y: -h - 10, rx: w * 0.5, height: 150, size: 38, depth: 0.3 })}</g>`;
  const glass = lathe(canvas, hopper, {
    colour: random.pick([glassColour, "#6a5b4c"]),
    material: "glass",
    opacity: 0.16,
  });
  const lid =
    lathe(
      canvas,
      [
        [-h - 268, w * 0.46],
        [-h - 236, w * 0.52],
      ],
      { ...black },
    ) + lidTop(canvas, w * 0.46, -h - 268, "#3b3531");
  const bayTop = -h * 0.56;
  const bay = rect(
    -w * 0.32,
    bayTop,
    w * 0.64,
    -bayTop - 40,
    `fill="${canvas.linear(
      [
        [0, "#191411"],
        [1, "#3b322b"],
      ],
      "y",
    )}"`,
    18,
  );
  const chute = path(
    `M${num(-w * 0.12)} ${num(bayTop - 20)}H${num(w * 0.12)}L${num(w * 0.08)} ${num(bayTop + 40)}H${num(-w * 0.08)}Z`,
    `fill="${sheet(stage, "#c8c3ba", true)}"`,
  );
  const bin = group(
    lathe(
      canvas,
      [
        [-130, w * 0.22],
        [0, w * 0.2],
      ],
      { colour: random.chance(0.5) ? "#c8c3ba" : glassColour, material: "metal" },
    ) + mouth(canvas, w * 0.22, -130, { colour: "#a8a29a", liquid: shade(bean, -0.05) }),
    0,
    -44,
  );
  const ring = lathe(
    canvas,
    [
      [-h - 22, w * 0.36],
      [-h + 18, w * 0.4],
    ],
    { ...random.pick([black, steel, brass]) },
  );
  const knob = dial(stage, w * 0.28, (-h + bayTop) / 2, 38);
  const tray = lathe(
    canvas,
    [
      [-22, w * 0.6],
      [0, w * 0.62],
    ],
    { ...black, tilt: 0.12 },
  );
  return {
    svg:
      tray +
      path(body, `fill="${sheet(stage, f.colour, isMetal)}"`) +
      path(body, `fill="none" stroke="${shade(f.colour, 0.16)}" stroke-opacity="0.5" stroke-width="4"`) +
      bay +
      chute +
      bin +
      makersMark(
        stage,
        -w * 0.14,
        (-h + bayTop) / 2,
        w * 0.42,
        isMetal ? "#2a1b15" : mix(f.colour, "#fff8ea", 0.88),
      ) +
      knob +
      beans +
      glass +
      lid +
      ring,
    halfWidth: w * 0.62,
    height: h + 270,
    foot: 40,
  };
};

export const handGrinder: Draw = (stage) => {
  const { canvas, random, bean } = stage;
  const g = gripFinish(stage);
  const crank = (y: number, reach: number) =>
    tube(`M0 ${num(y)}L${num(reach)} ${num(y - 34)}`, steel.colour, 18, "#6a655e", "#fff") +
    group(
      lathe(
        canvas,
        [
          [-66, 22],
          [-40, 30],
          [0, 20],
        ],
        { ...g, isSoft: true },
      ),
      reach,
      y - 34,
    );
  if (random.chance(0.45)) {
    // The box mill: a drawer below, an open bowl of beans above.
    const wood = random.pick([oak, walnut, bodyFinish(stage)]);
    const body = block(canvas, {
      w: 360,
      h: 270,
      d: 300,
      colour: wood.colour,
      turn: 0.4,
      front:
        rect(
          50,
          120,
          260,
          110,
          `fill="${shade(wood.colour, -0.05)}" stroke="${shade(wood.colour, -0.16)}" stroke-width="5"`,
          6,
        ) +
        ellipse(180, 176, 20, 20, `fill="${brass.colour}" stroke="#6d5423" stroke-width="3"`) +
        `<g transform="translate(180 64)">${drawArt(canvas, setText(stage.words.vendor, { face: stage.brand.face, weight: 600, size: 34 }, { x: -130, y: -26, w: 260, h: 52 }, mix(wood.colour, "#fff3dc", 0.75)))}</g>`,
    });
    const dome = group(
      lathe(
        canvas,
        [
          [-110, 170],
          [-60, 150],
          [0, 90],
        ],
        { ...random.pick([brass, copper, steel]), isSoft: true, tilt: 0.2 },
      ) +
        mouth(canvas, 170, -110, { colour: "#a8874a", tilt: 0.2 }) +
        heap(canvas, bean, random, { x: 0, y: -104, rx: 150, height: 40, size: 38, depth: 0.19 }),
      0,
      -310,
    );
    return {
      svg:
        body.svg +
        dome +
        lathe(
          canvas,
          [
            [-500, 9],
            [-440, 9],
          ],
          { ...steel },
        ) +
        crank(-494, 230),
      halfWidth: body.halfWidth,
      height: 620,
      foot: 60,
    };
  }
  const r = random.between(92, 108);
  const h = random.between(480, 540);
  const f = bodyFinish(stage, [steel, black, brass]);
  const band = random.pick([
    oak,
    walnut,
    black,
    { colour: stage.palette.accent, material: "satin" as const },
  ]);
  const body = lathe(
    canvas,
    [
      [-h, r],
      [-20, r],
      [0, r * 0.94],
    ],
    {
      ...f,
      inner: makersMark(
        stage,
        0,
        -h * 0.72,
        r * 1.2,
        f.material === "metal" ? "#2a1b15" : mix(f.colour, "#fff8ea", 0.85),
        r,
      ),
    },
  );
  let knurl = "";
  for (let i = -9; i <= 9; i++)
    knurl += `M${num(r * Math.sin(i * 0.16))} ${num(-h * 0.52 + 14)}V${num(-h * 0.3 + 10)}`;
  const sleeve =
    lathe(
      canvas,
      [
        [-h * 0.54, r + 7],
        [-h * 0.28, r + 7],
      ],
      { ...band },
    ) + path(knurl, `stroke="#1a0f08" stroke-opacity="0.2" stroke-width="4"`);
  const top =
    lathe(
      canvas,
      [
        [-h - 30, r * 0.9],
        [-h + 8, r + 4],
      ],
      { ...steel },
    ) +
    lidTop(canvas, r * 0.9, -h - 30, "#d7d2c9") +
    lathe(
      canvas,
      [
        [-h - 76, 15],
        [-h - 30, 18],
      ],
      { ...steel },
    );
  return {
    svg: body + sleeve + top + crank(-h - 76, random.pick([220, 240])),
    halfWidth: r + 40,
    height: h + 180,
    foot: 24,
  };
};
