import { motifs } from "../labels/motifs.ts";
import { ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { drawArt } from "../pen/shape.ts";
import { handle } from "../props/crockery.ts";
import { lathe, lidTop, mouth, type Ring, turnedOutline } from "../solids/lathe.ts";
import { around } from "../solids/wrap.ts";
import type { Draw } from "../stage.ts";
import { black, bodyFinish, copper, glassColour, makersMark, oak, steel } from "./finish.ts";

/** Clear glasses with layered drinks. */
export const glass: Draw = (stage) => {
  const { canvas, random } = stage;
  const [r, h] = [random.between(120, 140), random.between(340, 400)];
  const rings: Ring[] = random.pick([
    [
      [-h, r],
      [0, r * 0.76],
    ],
    [
      [-h, r * 0.94],
      [-h * 0.4, r],
      [-h * 0.1, r * 0.9],
      [0, r * 0.6],
    ],
    [
      [-h, r],
      [-h * 0.2, r * 0.9],
      [0, r * 0.86],
    ],
  ] as Ring[][]);
  const soft = rings.length === 4;
  const drink = random.pick([
    ["#f0dfc0", "#b07a4a", "#4a2814"],
    ["#3a1f11", "#6b3f22", "#3a1f11"],
    ["#e8cfa6", "#8a5730", "#e8cfa6"],
    ["#c97f3c", "#8f4a1f", "#5b2c14"],
  ]);
  const inside = rings.map(([y, q]) => [Math.max(y, -h * 0.84), q - 11] as const);
  const fill = canvas.linear(
    [
      [0, drink[2]!],
      [0.32, drink[1]!],
      [0.6, mix(drink[1]!, drink[0]!, 0.6)],
      [1, drink[0]!],
    ],
    "y",
  );
  const ice = random.chance(0.6)
    ? [0, 1, 2]
        .map((i) =>
          group(
            rect(
              -38,
              -38,
              76,
              76,
              `fill="#ffffff" fill-opacity="0.3" stroke="#fff" stroke-opacity="0.5" stroke-width="3"`,
              14,
            ),
            -36 + i * 38,
            -h * 0.74 + (i % 2) * 56,
            1,
            random.between(-30, 30),
          ),
        )
        .join("")
    : "";
  const make = () =>
    path(turnedOutline(inside, 0.16, soft), `fill="${fill}"`) +
    ellipse(0, -h * 0.84, r * 0.88, r * 0.14, `fill="${shade(drink[2]!, 0.12)}"`) +
    `<g ${canvas.clip(turnedOutline(inside, 0.16, soft))}>${ice}</g>` +
    lathe(canvas, rings, { colour: glassColour, material: "glass", opacity: 0.05, isSoft: soft }) +
    mouth(canvas, rings[0]![1], -h, { colour: glassColour, isGlass: true });
  const mark = makersMark(stage, 0, -h * 0.32, r, "#fff8ea", r);
  return {
    svg: group(make() + mark, 0, 0, 1.45),
    halfWidth: 200,
    height: h * 1.45,
    foot: 40,
  };
};

export const travelMug: Draw = (stage) => {
  const { canvas, random } = stage;
  const f = bodyFinish(stage, [steel, black]);
  const [r, h] = [random.between(125, 150), random.between(520, 620)];
  const band = random.pick([
    oak,
    black,
    { colour: stage.palette.accent, material: "matte" as const },
    { colour: "#a8754a", material: "matte" as const },
  ]);
  const way = random.pick(["tumbler", "flask", "keep"]);
  const rings: Ring[] =
    way === "flask"
      ? [
          [-h, r * 0.62],
          [-h * 0.86, r * 0.66],
          [-h * 0.76, r],
          [-16, r],
          [0, r * 0.92],
        ]
      : [
          [-h, r],
          [-14, r * 0.78],
          [0, r * 0.72],
        ];
  const art = random.chance(0.4)
    ? (() => {
        const [w, mh] = [r * 2.4, h * 0.4];
        const bend = around(r * 0.95, 0.16);
        return drawArt(
          canvas,
          motifs[stage.brand.motif]!({ x: 0, y: 0, w, h: mh }, stage.palette, random.fork("wall")),
          (x, y) => bend(x - w / 2, y - h * 0.62),
        );
      })()
    : makersMark(
        stage,
        0,
        -h * 0.44,
        r * 1.2,
        f.material === "metal" ? "#2a1b15" : mix(f.colour, "#fff8ea", 0.88),
        r * 0.9,
      );
  const sleeve =
    way === "keep"
      ? lathe(
          canvas,
          [
            [-h * 0.62, r * 0.93],
            [-h * 0.36, r * 0.87],
          ],
          { ...band },
        )
      : "";
  const topR = rings[0]![1];
  const lid =
    lathe(
      canvas,
      [
        [-h - 40, topR * 0.92],
        [-h - 14, topR + 6],
        [-h + 12, topR + 6],
      ],
      { ...(way === "flask" ? random.pick([steel, oak, black]) : black) },
    ) +
    lidTop(canvas, topR * 0.92, -h - 40, "#3b3531") +
    (way === "flask" ? tube2(topR, h) : rect(-34, -h - 58, 68, 22, `fill="#4a433d"`, 9));
  return {
    svg: lathe(canvas, rings, { ...f, inner: art }) + sleeve + lid,
    halfWidth: r,
    height: h + 80,
    foot: 30,
  };
};

const tube2 = (r: number, h: number) =>
  path(
    `M${num(-r * 0.6)} ${num(-h - 36)}C${num(-r * 0.6)} ${num(-h - 110)} ${num(r * 0.6)} ${num(-h - 110)} ${num(r * 0.6)} ${num(-h - 36)}`,
    `fill="none" stroke="#3b3531" stroke-width="18" stroke-linecap="round"`,
  );

/** A milk jug with its pouring lip. */
export const pitcher: Draw = (stage) => {
  const { canvas, random } = stage;
  const f = bodyFinish(stage, [steel, steel, copper, black]);
  const [r, h] = [random.between(165, 190), random.between(370, 430)];
  const rings: Ring[] = [
    [-h, r * 0.8],
    [-h * 0.72, r * 0.82],
    [-h * 0.4, r * 1.02],
    [-30, r * 1.04],
    [0, r * 0.96],
  ];
  const ear = handle(canvas, r * 0.82, -h * 0.84, -h * 0.2, 140, f.colour, 30);
  const lip = path(
    `M${num(-r * 0.78)} ${num(-h + 30)}C${num(-r)} ${num(-h)} ${num(-r * 1.16)} ${num(-h - 34)} ${num(-r * 1.22)} ${num(-h - 44)}Q${num(-r * 0.8)} ${num(-h - 30)} ${num(-r * 0.4)} ${num(-h - 22)}L${num(-r * 0.3)} ${num(-h + 20)}Z`,
    `fill="${canvas.linear([
      [0, shade(f.colour, 0.1)],
      [1, shade(f.colour, -0.14)],
    ])}"`,
  );
  const milk =
    ellipse(0, -h + 18, r * 0.68, r * 0.12, `fill="#fbf4e6"`) +
    ellipse(-20, -h + 16, r * 0.3, r * 0.05, `fill="#fff"`);
  const open = mouth(canvas, r * 0.8, -h, { colour: f.colour, tilt: 0.18, wall: 7 });
  return {
    svg:
      ear +
      lathe(canvas, rings, {
        ...f,
        isSoft: true,
        tilt: 0.18,
        inner: makersMark(
          stage,
          0,
          -h * 0.34,
          r,
          f.material === "metal" ? "#2a1b15" : mix(f.colour, "#fff8ea", 0.88),
          r,
          0.18,
        ),
      }) +
      lip +
      open +
      `<g ${canvas.clip(`M${num(-r * 0.76)} ${num(-h)}a${num(r * 0.76)} ${num(r * 0.14)} 0 1 0 ${num(r * 1.52)} 0a${num(r * 0.76)} ${num(r * 0.14)} 0 1 0 ${num(-r * 1.52)} 0Z`)}>${milk}</g>`,
    halfWidth: r * 1.2,
    height: h + 50,
  };
};
