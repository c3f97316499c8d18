import { ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { coffeeColour, handle, steam } from "../props/crockery.ts";
import { lathe, lidTop, mouth, type Ring, turnedOutline } from "../solids/lathe.ts";
import type { Draw, Stage } from "../stage.ts";
import {
  black,
  bodyFinish,
  brass,
  copper,
  type Finish,
  glassColour,
  gripFinish,
  makersMark,
  oak,
  steel,
  tube,
  walnut,
} from "./finish.ts";

const brew = (stage: Stage, rings: readonly Ring[], colour = coffeeColour, tilt = 0.18) => {
  const fill = stage.canvas.linear([
    [0, shade(colour, -0.06)],
    [0.25, shade(colour, 0.1)],
    [0.7, colour],
    [1, shade(colour, -0.08)],
  ]);
  const [y, r] = rings[0]!;
  return (
    path(turnedOutline(rings, tilt, true), `fill="${fill}"`) +
    ellipse(0, y, r, r * tilt, `fill="${shade(colour, 0.1)}"`)
  );
};

export const grip = (x: number, top: number, bottom: number, reach: number, f: Finish, width = 30) =>
  tube(
    `M${num(x)} ${num(top)}C${num(x + reach)} ${num(top - 20)} ${num(x + reach * 1.1)} ${num(bottom - 30)} ${num(x)} ${num(bottom)}`,
    f.colour,
    width,
    shade(f.colour, -0.16),
    shade(f.colour, 0.24),
  );

/** A glass server with coffee in it, about r wide at its belly. */
export function carafe(stage: Stage, r: number, h: number, level: number, f: Finish): string {
  const { canvas } = stage;
  const rings: Ring[] = [
    [-h, r * 0.52],
    [-h * 0.82, r * 0.5],
    [-h * 0.56, r * 0.84],
    [-h * 0.26, r],
    [-h * 0.05, r * 0.86],
    [0, r * 0.66],
  ];
  const inside: Ring[] = [
    [-h * level, r * (level > 0.4 ? 0.82 : 0.94)],
    [-h * 0.26, r * 0.95],
    [-h * 0.06, r * 0.82],
    [-8, r * 0.62],
  ];
  return (
    grip(r * 0.5, -h * 0.84, -h * 0.24, r * 0.86, f, 28) +
    brew(stage, inside) +
    lathe(canvas, rings, {
      colour: glassColour,
      material: "glass",
      opacity: 0.05,
      isSoft: true,
      tilt: 0.18,
    }) +
    mouth(canvas, r * 0.52, -h, { colour: glassColour, isGlass: true, tilt: 0.18 }) +
    lathe(
      canvas,
      [
        [-h * 0.86, r * 0.53],
        [-h * 0.8, r * 0.53],
      ],
      { colour: f.colour, material: f.material, tilt: 0.18 },
    )
  );
}

export const server: Draw = (stage) => {
  const { random } = stage;
  const [r, h] = [random.between(200, 230), random.between(430, 500)];
  const f = gripFinish(stage);
  const cap =
    lathe(
      stage.canvas,
      [
        [-h - 34, r * 0.3],
        [-h - 6, r * 0.55],
      ],
      { colour: f.colour, material: f.material, tilt: 0.18 },
    ) +
    lathe(
      stage.canvas,
      [
        [-h - 70, 22],
        [-h - 34, 20],
      ],
      { colour: f.colour, material: f.material },
    );
  return {
    svg: carafe(stage, r, h, random.between(0.3, 0.6), f) + (random.chance(0.6) ? cap : ""),
    halfWidth: r * 1.1,
    height: h + 70,
  };
};

/** A cone dripper of ceramic, glass, steel or wood. */
export function dripper(stage: Stage, r: number, f: Finish, isGlass: boolean): string {
  const { canvas } = stage;
  const h = r * 1.05;
  let ribs = "";
  for (let i = -4; i <= 4; i++)
    ribs += `M${num(i * r * 0.22)} ${num(-h + 20)}Q${num(i * r * 0.16 + 14)} ${num(-h * 0.5)} ${num(i * r * 0.06)} -30`;
  const cone: Ring[] = [
    [-h, r],
    [-h + 16, r * 0.97],
    [-30, r * 0.34],
    [-10, r * 0.3],
  ];
  const base =
    lathe(
      canvas,
      [
        [-18, r * 0.62],
        [0, r * 0.64],
      ],
      { colour: f.colour, material: f.material, tilt: 0.2 },
    ) + lidTop(canvas, r * 0.62, -18, f.colour, 0.2);
  const filter =
    path(
      `M${num(-r * 0.9)} ${num(-h - 2)}L${num(-r * 0.84)} ${num(-h - 46)}Q0 ${num(-h - 66)} ${num(r * 0.84)} ${num(-h - 46)}L${num(r * 0.9)} ${num(-h - 2)}Z`,
      `fill="#f7f0e0"`,
    ) +
    ellipse(0, -h - 48, r * 0.82, r * 0.16, `fill="#e9dcc3"`) +
    ellipse(0, -h - 40, r * 0.66, r * 0.12, `fill="#4a2a18"`) +
    ellipse(0, -h - 38, r * 0.34, r * 0.06, `fill="#7a4d2c"`);
  const body = isGlass
    ? path(
        turnedOutline(
          cone.map(([y, q]) => [y + 8, q - 8] as const),
          0.2,
        ),
        `fill="#6b4022" fill-opacity="0.5"`,
      ) + lathe(canvas, cone, { colour: glassColour, material: "glass", opacity: 0.24, tilt: 0.2 })
    : lathe(canvas, cone, { colour: f.colour, material: f.material, tilt: 0.2 });
  return (
    base +
    handle(canvas, r * 0.72, -h * 0.8, -h * 0.36, r * 0.4, f.colour, 20) +
    filter +
    body +
    path(ribs, `fill="none" stroke="#1a0f08" stroke-opacity="0.13" stroke-width="4"`) +
    path(
      `M${num(-r)} ${num(-h)}A${num(r)} ${num(r * 0.2)} 0 0 0 ${num(r)} ${num(-h)}`,
      `fill="none" stroke="${shade(f.colour, 0.14)}" stroke-width="6"`,
    )
  );
}

export const pourover: Draw = (stage) => {
  const { canvas, random } = stage;
  const way = random.pick(["hourglass", "stack", "stack", "stand"]);
  const f = bodyFinish(stage, [steel, copper, { colour: "#f4efe6", material: "glazed" }]);
  if (way === "hourglass") {
    const h = random.between(640, 700);
    const rings: Ring[] = [
      [-h, 190],
      [-h * 0.78, 140],
      [-h * 0.54, 62],
      [-h * 0.46, 66],
      [-h * 0.24, 190],
      [-h * 0.06, 206],
      [0, 170],
    ];
    const wood = random.pick([oak, walnut]);
    const collar = lathe(
      canvas,
      [
        [-h * 0.62, 108],
        [-h * 0.52, 78],
        [-h * 0.48, 80],
        [-h * 0.38, 120],
      ],
      { colour: wood.colour, material: "wood", isSoft: true },
    );
    const tie =
      path(
        `M-12 ${num(-h * 0.5)}q-30 40 -18 92M8 ${num(-h * 0.5)}q34 30 20 84`,
        `fill="none" stroke="#5b3a24" stroke-width="7" stroke-linecap="round"`,
      ) + ellipse(0, -h * 0.5 + 6, 17, 17, `fill="#8a5a35"`);
    const paper =
      path(
        `M-172 ${num(-h - 10)}L-150 ${num(-h - 46)}Q0 ${num(-h - 78)} 150 ${num(-h - 46)}L172 ${num(-h - 10)}L60 ${num(-h * 0.58)}H-60Z`,
        `fill="#f8f1e2"`,
      ) + ellipse(0, -h - 44, 148, 26, `fill="#4a2a18"`);
    return {
      svg:
        paper +
        brew(stage, [
          [-h * 0.26, 176],
          [-h * 0.06, 196],
          [-8, 162],
        ]) +
        lathe(canvas, rings, { colour: glassColour, material: "glass", opacity: 0.05, isSoft: true }) +
        collar +
        tie,
      halfWidth: 210,
      height: h + 70,
    };
  }
  const isGlass = random.chance(0.3);
  if (way === "stand") {
    const wood = random.pick([oak, walnut, brass, black]);
    const posts = [-210, 210]
      .map((x) => tube(`M${x} -10V-520`, wood.colour, 26, shade(wood.colour, -0.16), shade(wood.colour, 0.2)))
      .join("");
    const base =
      lathe(
        canvas,
        [
          [-34, 250],
          [0, 250],
        ],
        { colour: wood.colour, material: wood.material, tilt: 0.2 },
      ) + lidTop(canvas, 250, -34, wood.colour, 0.2);
    const plate =
      lathe(
        canvas,
        [
          [-536, 240],
          [-512, 240],
        ],
        { colour: wood.colour, material: wood.material, tilt: 0.12 },
      ) + lidTop(canvas, 240, -536, wood.colour, 0.12);
    return {
      svg: `${base}${group(carafe(stage, 140, 270, 0.44, black), 0, -40)}${posts}${plate}${group(dripper(stage, 150, f, isGlass), 0, -536)}`,
      halfWidth: 260,
      height: 760,
    };
  }
  const r = random.between(165, 190);
  return {
    svg: `${carafe(stage, random.between(180, 200), 360, random.between(0.3, 0.5), gripFinish(stage))}${group(dripper(stage, r, f, isGlass), 0, -356)}${steam(canvas, random, 0, -610, 140)}`,
    halfWidth: 220,
    height: 640,
  };
};

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
  const valve =
    lathe(
      canvas,
      [
        [waist + 92, 12],
        [waist + 112, 12],
      ],
      { ...brass },
    ).replace(/^/, `<g transform="translate(${num(-r * 0.3)} 0)">`) + "</g>";
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

export const phin: Draw = (stage) => {
  const { canvas, random } = stage;
  const f = random.pick([steel, steel, brass, copper, bodyFinish(stage)]);
  const glassRings: Ring[] = [
    [-330, 128],
    [-30, 104],
    [0, 100],
  ];
  const glass =
    path(
      turnedOutline(
        [
          [-70, 104],
          [-12, 98],
        ],
        0.18,
      ),
      `fill="#f0dfbd"`,
    ) +
    path(
      turnedOutline(
        [
          [-230, 116],
          [-72, 103],
        ],
        0.18,
      ),
      `fill="${canvas.linear([
        [0, "#2f190d"],
        [0.3, "#5a321b"],
        [1, "#28140a"],
      ])}"`,
    ) +
    path("M-104 -76Q-50 -50 0 -74T104 -76V-60Q50 -40 0 -58T-104 -60Z", `fill="#9c6b42" fill-opacity="0.8"`) +
    lathe(canvas, glassRings, { colour: glassColour, material: "glass", opacity: 0.05, tilt: 0.18 });
  const plate =
    lathe(
      canvas,
      [
        [-352, 186],
        [-336, 176],
      ],
      { ...f, tilt: 0.18 },
    ) + lidTop(canvas, 186, -352, f.colour, 0.18);
  const pot = lathe(
    canvas,
    [
      [-520, 124],
      [-354, 112],
    ],
    { ...f, tilt: 0.18, inner: makersMark(stage, 0, -450, 120, mix(f.colour, "#1a0f08", 0.6), 116) },
  );
  const ears = tube(
    "M118 -480C180 -490 180 -400 114 -400",
    f.colour,
    16,
    shade(f.colour, -0.2),
    shade(f.colour, 0.2),
  );
  const lid =
    lathe(
      canvas,
      [
        [-548, 118],
        [-514, 130],
      ],
      { ...f, tilt: 0.18 },
    ) +
    lidTop(canvas, 118, -548, f.colour, 0.18) +
    lathe(
      canvas,
      [
        [-590, 14],
        [-576, 24],
        [-552, 12],
      ],
      { ...f, isSoft: true },
    );
  const drops = [-320, -290, -258].map((y) => ellipse(0, y, 4, 8, `fill="#3a2012"`)).join("");
  return { svg: group(glass + drops + ears + plate + pot + lid, 0, 0, 1.2), halfWidth: 220, height: 710 };
};

/** A cloth filter (coador) in its wire ring over a pot. */
export const clothFilter: Draw = (stage) => {
  const { canvas, random } = stage;
  const wood = random.pick([oak, walnut]);
  const enamel = bodyFinish(stage, [steel, copper]);
  const cotton = random.pick(["#efe4cd", "#e3d2b3", "#f6efe0"]);
  const post =
    tube("M-190 -20V-640", wood.colour, 34, shade(wood.colour, -0.15), shade(wood.colour, 0.2)) +
    tube("M-190 -610H40", wood.colour, 26, shade(wood.colour, -0.15), shade(wood.colour, 0.2));
  const base =
    path("M-260 -30L-200 -70H230L290 -30V0H-260Z", `fill="${wood.colour}"`) +
    path("M-260 -30H290V0H-260Z", `fill="${shade(wood.colour, -0.12)}"`);
  const bag =
    path(
      "M-90 -598Q40 -560 170 -598C160 -480 110 -350 44 -320Q30 -318 20 -330C-30 -370 -80 -490 -90 -598Z",
      `fill="${canvas.linear([
        [0, shade(cotton, -0.1)],
        [0.3, shade(cotton, 0.03)],
        [0.6, cotton],
        [1, shade(cotton, -0.2)],
      ])}"`,
    ) +
    path(
      "M-72 -520Q40 -450 150 -520C130 -430 100 -350 44 -320Q30 -318 20 -330C-20 -370 -60 -450 -72 -520Z",
      `fill="#6b4022" fill-opacity="0.5"`,
    ) +
    path(
      "M-30 -590Q-10 -450 20 -350M50 -585Q56 -450 40 -340M120 -592Q100 -450 60 -350",
      `fill="none" stroke="#1a0f08" stroke-opacity="0.13" stroke-width="6"`,
    );
  const ring =
    ellipse(40, -600, 132, 26, `fill="#4a2a18"`) +
    ellipse(40, -602, 132, 26, `fill="none" stroke="#8f8a82" stroke-width="10"`);
  const pot = group(
    handle(canvas, 96, -180, -70, 80, enamel.colour, 22) +
      lathe(
        canvas,
        [
          [-220, 92],
          [-150, 104],
          [-30, 128],
          [0, 122],
        ],
        {
          ...enamel,
          isSoft: true,
          inner: makersMark(stage, 0, -110, 120, mix(enamel.colour, "#fff8ea", 0.85), 112),
        },
      ) +
      mouth(canvas, 92, -220, { colour: enamel.colour, liquid: coffeeColour }),
    40,
    -40,
  );
  return { svg: base + post + pot + bag + ring, halfWidth: 280, height: 650, foot: 40 };
};
