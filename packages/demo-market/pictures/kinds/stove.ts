import { ellipse, group, num, path } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { steam } from "../props/crockery.ts";
import { lathe, lidTop, mouth, type Ring } from "../solids/lathe.ts";
import type { Draw } from "../stage.ts";
import { brew } from "./carafe.ts";
import {
  black,
  bodyFinish,
  brass,
  copper,
  glassColour,
  makersMark,
  oak,
  steel,
  tube,
  walnut,
} from "./finish.ts";

export const moka: Draw = (stage) => {
  const { canvas, random, palette } = stage;
  const f = random.pick([
    { colour: "#c9c4bb", material: "metal" as const },
    copper,
    { colour: palette.accent, material: "glazed" as const },
    { colour: palette.body, material: "glazed" as const },
    black,
  ]);
  const g = random.pick([black, walnut, { colour: palette.ink, material: "satin" as const }]);
  const [r, h] = [random.between(160, 185), random.between(560, 620)];
  // Facets: the pot has eight sides; each takes the light its own way.
  const facets = (top: number, rt: number, bottom: number, rb: number) => {
    const edges = [-1, -0.62, 0.1, 0.72, 1];
    const steps = [-0.1, 0.12, 0, -0.14];
    return steps
      .map((step, i) =>
        path(
          `M${num(edges[i]! * rt)} ${num(top + (i === 0 || i === 3 ? 0 : 0))}L${num(edges[i + 1]! * rt)} ${num(top)}L${num(edges[i + 1]! * rb)} ${num(bottom + (i < 3 && i > 0 ? 14 : i === 0 ? 14 : 0))}L${num(edges[i]! * rb)} ${num(bottom + (i === 0 ? 0 : 14))}Z`,
          `fill="${canvas.linear(
            [
              [0, shade(f.colour, step + 0.06)],
              [0.5, shade(f.colour, step)],
              [1, shade(f.colour, step - 0.07)],
            ],
            [0, 0, 1, 0.4],
          )}"`,
        ),
      )
      .join("");
  };
  const waist = -h * 0.46;
  const lower = facets(waist + 14, r * 0.78, -6, r);
  const upper = facets(-h, r * 0.96, waist - 26, r * 0.72);
  const collar = lathe(
    canvas,
    [
      [waist - 30, r * 0.78],
      [waist + 20, r * 0.82],
    ],
    { ...f },
  );
  const valve = `${lathe(
    canvas,
    [
      [waist + 92, 12],
      [waist + 112, 12],
    ],
    { ...brass },
  ).replace(/^/, `<g transform="translate(${num(-r * 0.3)} 0)">`)}</g>`;
  const spout =
    path(
      `M${num(-r * 0.86)} ${num(-h + 14)}L${num(-r * 1.36)} ${num(-h - 30)}L${num(-r * 0.8)} ${num(-h * 0.7)}Z`,
      `fill="${shade(f.colour, -0.03)}"`,
    ) +
    path(
      `M${num(-r * 0.86)} ${num(-h + 14)}L${num(-r * 1.36)} ${num(-h - 30)}`,
      `stroke="${shade(f.colour, 0.16)}" stroke-width="5"`,
    );
  const lid = path(
    `M${num(-r * 0.98)} ${num(-h + 2)}L${num(-r * 0.4)} ${num(-h - 54)}H${num(r * 0.44)}L${num(r * 0.98)} ${num(-h + 2)}Q0 ${num(-h + 26)} ${num(-r * 0.98)} ${num(-h + 2)}Z`,
    `fill="${canvas.linear([
      [0, shade(f.colour, 0.02)],
      [0.3, shade(f.colour, 0.17)],
      [0.6, f.colour],
      [1, shade(f.colour, -0.16)],
    ])}"`,
  );
  const knob = lathe(
    canvas,
    [
      [-h - 112, 20],
      [-h - 96, 28],
      [-h - 70, 20],
      [-h - 54, 14],
    ],
    { ...g, isSoft: true },
  );
  const arm = tube(
    `M${num(r * 0.84)} ${num(-h + 36)}L${num(r * 1.62)} ${num(-h + 30)}Q${num(r * 1.82)} ${num(-h + 34)} ${num(r * 1.74)} ${num(-h + 90)}L${num(r * 1.5)} ${num(-h * 0.5)}`,
    g.colour,
    36,
    shade(g.colour, -0.12),
    shade(g.colour, 0.24),
  );
  return {
    svg:
      arm +
      spout +
      lower +
      makersMark(stage, r * -0.1, -h * 0.2, r * 0.7, mix(f.colour, "#1a0f08", 0.62)) +
      valve +
      upper +
      collar +
      lid +
      knob,
    halfWidth: r * 1.45,
    height: h + 110,
  };
};

export const siphon: Draw = (stage) => {
  const { canvas, random } = stage;
  const f = random.pick([brass, copper, steel, black]);
  const g = random.pick([walnut, oak, black]);
  const base =
    lathe(
      canvas,
      [
        [-28, 190],
        [0, 196],
      ],
      { ...g, tilt: 0.2 },
    ) + lidTop(canvas, 190, -28, g.colour, 0.2);
  const post = tube(
    "M170 -34V-560Q170 -590 140 -590H60",
    f.colour,
    22,
    shade(f.colour, -0.2),
    shade(f.colour, 0.26),
  );
  const lamp =
    lathe(
      canvas,
      [
        [-110, 26],
        [-90, 64],
        [-40, 74],
      ],
      { colour: glassColour, material: "glass", opacity: 0.4, isSoft: true },
    ) +
    path("M0 -112C-26 -140 -6 -160 0 -190C8 -160 26 -140 0 -112Z", `fill="#e8963c"`) +
    path("M0 -116C-10 -132 -2 -144 0 -158C4 -144 10 -132 0 -116Z", `fill="#6fa3c7"`);
  const globe =
    brew(
      stage,
      [
        [-310, 120],
        [-270, 124],
        [-220, 100],
        [-196, 50],
      ],
      "#5b3219",
    ) +
    lathe(
      canvas,
      [
        [-420, 42],
        [-380, 90],
        [-300, 130],
        [-230, 110],
        [-190, 40],
      ],
      { colour: glassColour, material: "glass", opacity: 0.05, isSoft: true },
    );
  const upper =
    brew(
      stage,
      [
        [-640, 112],
        [-540, 112],
        [-500, 60],
      ],
      "#7a4828",
    ) +
    lathe(
      canvas,
      [
        [-760, 118],
        [-560, 120],
        [-500, 80],
        [-470, 30],
        [-420, 18],
      ],
      { colour: glassColour, material: "glass", opacity: 0.05, isSoft: true },
    ) +
    mouth(canvas, 118, -760, { colour: glassColour, isGlass: true });
  const clamp = lathe(
    canvas,
    [
      [-446, 54],
      [-404, 54],
    ],
    { ...f },
  );
  const arm =
    tube("M60 -424H176", f.colour, 20, shade(f.colour, -0.2), shade(f.colour, 0.26)) +
    tube("M190 -460Q290 -470 280 -330V-250", g.colour, 34, shade(g.colour, -0.14), shade(g.colour, 0.2));
  return {
    svg: base + post.replace("Q170 -590 140 -590H60", "") + lamp + globe + upper + arm + clamp,
    halfWidth: 250,
    height: 770,
  };
};

export const cezve: Draw = (stage) => {
  const { canvas, random } = stage;
  const f = random.pick([copper, copper, brass, bodyFinish(stage)]);
  const g = random.pick([walnut, oak, brass]);
  const h = random.between(330, 380);
  const rings: Ring[] = [
    [-h, 150],
    [-h * 0.82, 116],
    [-h * 0.62, 128],
    [-h * 0.26, 178],
    [-h * 0.06, 184],
    [0, 166],
  ];
  let dots = "";
  for (let i = -6; i <= 6; i++)
    dots += ellipse(
      180 * Math.sin(i * 0.2),
      -h * 0.24 + 28 * Math.cos(i * 0.2),
      7,
      9,
      `fill="none" stroke="#1a0f08" stroke-opacity="0.35" stroke-width="3"`,
    );
  for (const y of [-h * 0.14, -h * 0.34])
    dots += path(
      `M-184 ${num(y)}A184 29 0 0 0 184 ${num(y)}`,
      `fill="none" stroke="#1a0f08" stroke-opacity="0.28" stroke-width="4"`,
    );
  const arm =
    tube(
      `M130 ${num(-h + 40)}L250 ${num(-h - 20)}`,
      f.colour,
      20,
      shade(f.colour, -0.2),
      shade(f.colour, 0.2),
    ) +
    tube(
      `M240 ${num(-h - 16)}L460 ${num(-h - 130)}`,
      g.colour,
      38,
      shade(g.colour, -0.15),
      shade(g.colour, 0.2),
    );
  const lip = path(
    `M-120 ${num(-h + 4)}L-176 ${num(-h - 14)}L-124 ${num(-h + 40)}Z`,
    `fill="${shade(f.colour, -0.06)}"`,
  );
  const foam =
    ellipse(0, -h + 4, 138, 24, `fill="#8a5a35"`) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) =>
        ellipse(
          -100 + i * 28,
          -h + random.between(-8, 12),
          random.between(8, 20),
          random.between(4, 9),
          `fill="#b98a5a" fill-opacity="0.7"`,
        ),
      )
      .join("");
  return {
    svg: group(
      `${arm}${lip}${lathe(canvas, rings, { ...f, isSoft: true, inner: dots })}${mouth(canvas, 150, -h, { colour: f.colour, liquid: "#6b4022", depth: 6 })}<g ${canvas.clip(`M-142 ${num(-h)}a142 22.7 0 1 0 284 0a142 22.7 0 1 0 -284 0Z`)}>${foam}</g>${steam(canvas, random, 0, -h - 20, 190)}`,
      -150,
      0,
      1.2,
    ),
    halfWidth: 390,
    height: 600,
  };
};
