import { ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { setText } from "../pen/lettering.ts";
import { drawArt } from "../pen/shape.ts";
import { heap } from "../props/beans.ts";
import { cup, steam } from "../props/crockery.ts";
import { block } from "../solids/block.ts";
import { lathe, lidTop, mouth, type Ring, turnedOutline } from "../solids/lathe.ts";
import type { Draw, Stage } from "../stage.ts";
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

const sheet = (stage: Stage, colour: string, isMetal: boolean) =>
  stage.canvas.linear(
    isMetal
      ? [
          [0, shade(colour, -0.08)],
          [0.18, shade(colour, 0.16)],
          [0.4, shade(colour, 0.02)],
          [0.66, shade(colour, -0.1)],
          [0.82, shade(colour, 0.1)],
          [1, shade(colour, -0.16)],
        ]
      : [
          [0, shade(colour, 0.06)],
          [0.12, shade(colour, 0.12)],
          [0.4, colour],
          [1, shade(colour, -0.12)],
        ],
    [0, 0, 1, 0.25],
  );

function portafilter(stage: Stage, x: number, y: number): string {
  const g = gripFinish(stage);
  return (
    group(
      lathe(
        stage.canvas,
        [
          [-20, 66],
          [8, 66],
          [24, 54],
        ],
        { ...steel },
      ),
      x,
      y,
    ) +
    group(
      lathe(
        stage.canvas,
        [
          [24, 14],
          [52, 20],
        ],
        { ...steel },
      ),
      x,
      y,
    ) +
    tube(
      `M${num(x + 8)} ${num(y + 12)}L${num(x + 150)} ${num(y + 38)}`,
      g.colour,
      34,
      shade(g.colour, -0.15),
      shade(g.colour, 0.22),
    )
  );
}

/** A pump or lever machine, seen from the front. */
export const espressoMachine: Draw = (stage) => {
  const { canvas, random, palette } = stage;
  if (random.chance(0.3)) return lever(stage);
  const f = bodyFinish(stage);
  const isMetal = f.material === "metal";
  const [w, h] = [random.between(560, 660), random.between(560, 620)];
  const r = random.pick([12, 34, 60]);
  const trim = random.pick([steel.colour, brass.colour, "#2e2a27", walnut.colour]);
  const frame = `M${num(-w / 2)} -60V${num(-h + r)}Q${num(-w / 2)} ${num(-h)} ${num(-w / 2 + r)} ${num(-h)}H${num(w / 2 - r)}Q${num(w / 2)} ${num(-h)} ${num(w / 2)} ${num(-h + r)}V-60Z`;
  const bayTop = -h * 0.58;
  const bay =
    path(
      `M${num(-w / 2 + 40)} -66V${num(bayTop)}H${num(w / 2 - 40)}V-66Z`,
      `fill="${canvas.linear(
        [
          [0, "#1d1815"],
          [1, "#3a322c"],
        ],
        "y",
      )}"`,
    ) +
    path(
      `M${num(-w / 2 + 40)} -66L${num(-w / 2 + 80)} ${num(bayTop + 20)}H${num(w / 2 - 80)}L${num(w / 2 - 40)} -66Z`,
      `fill="${mix(f.colour, "#1a0f08", 0.55)}"`,
    );
  const tray =
    rect(
      -w / 2 - 14,
      -70,
      w + 28,
      70,
      `fill="${sheet(stage, isMetal ? f.colour : steel.colour, true)}"`,
      12,
    ) + rect(-w / 2 + 20, -84, w - 40, 20, `fill="#2a2522"`, 6);
  let slots = "";
  for (let x = -w / 2 + 40; x < w / 2 - 40; x += 22) slots += `M${num(x)} -74h12`;
  const groups = w > 610 && random.chance(0.6) ? [-w * 0.2, w * 0.16] : [-w * 0.06];
  const heads = groups
    .map(
      (x) =>
        group(
          lathe(
            canvas,
            [
              [bayTop - 10, 74],
              [bayTop + 36, 74],
            ],
            { ...steel },
          ),
          x,
          0,
        ) + portafilter(stage, x, bayTop + 46),
    )
    .join("");
  const cups = groups
    .map(
      (x) =>
        group(
          cup(canvas, {
            form: "bowl",
            colour: random.pick([palette.paper, palette.accent, "#f3ece0", "#3e3a36"]),
            hasSaucer: false,
          }),
          x,
          -82,
          0.84,
        ) +
        path(
          `M${num(x - 10)} ${num(bayTop + 98)}V-170M${num(x + 10)} ${num(bayTop + 98)}V-170`,
          `stroke="#4a2612" stroke-width="5" stroke-linecap="round"`,
        ),
    )
    .join("");
  const wand = tube(
    `M${num(w / 2 - 70)} ${num(bayTop + 6)}Q${num(w / 2 - 50)} ${num(bayTop + 120)} ${num(w / 2 - 90)} -130`,
    steel.colour,
    16,
    "#6a655e",
    "#f7f4ee",
  );
  const panelY = (-h + bayTop) / 2;
  const dials = [0, 1].map((i) => dial(stage, -w * 0.34 + i * 110, panelY, 42)).join("");
  const knobs = [0.2, 0.34]
    .map((s) =>
      group(
        lathe(
          canvas,
          [
            [-20, 30],
            [20, 34],
          ],
          { ...gripFinish(stage), tilt: 0.3 },
        ) + lidTop(canvas, 30, -20, trim, 0.3),
        w * s,
        panelY,
      ),
    )
    .join("");
  const name = makersMark(
    stage,
    w * 0.02,
    panelY,
    w * 0.24,
    isMetal ? "#2a1b15" : mix(f.colour, "#fff8ea", 0.88),
  );
  const rail =
    rect(-w / 2 + 30, -h - 40, w - 60, 8, `fill="${trim}"`, 4) +
    [-w / 2 + 40, 0, w / 2 - 48].map((x) => rect(x, -h - 40, 8, 42, `fill="${shade(trim, -0.08)}"`)).join("");
  const stacked = [-0.28, -0.1, 0.1, 0.28]
    .map((s) =>
      group(
        cup(canvas, {
          form: "straight",
          colour: random.pick(["#f3ece0", palette.second, palette.accent, "#d8cbb5"]),
          hasSaucer: false,
          hasHandle: false,
        }),
        w * s,
        -h + 4,
        0.62,
      ),
    )
    .join("");
  const feet = [-w / 2 + 40, w / 2 - 80].map((x) => rect(x, -4, 44, 16, `fill="#1f1b18"`, 4)).join("");
  const edge = path(
    frame,
    `fill="none" stroke="${shade(f.colour, 0.16)}" stroke-opacity="0.6" stroke-width="4"`,
  );
  const band = random.chance(0.5) ? rect(-w / 2, bayTop - 26, w, 12, `fill="${trim}"`) : "";
  return {
    svg:
      feet +
      stacked +
      path(frame, `fill="${sheet(stage, f.colour, isMetal)}"`) +
      edge +
      band +
      rail +
      bay +
      cups +
      heads +
      wand +
      tray +
      path(slots, `stroke="#6a625b" stroke-width="5" stroke-linecap="round"`) +
      dials +
      knobs +
      name,
    halfWidth: w / 2 + 14,
    height: h + 90,
    foot: 46,
  };
};

function lever(stage: Stage) {
  const { canvas, random } = stage;
  const f = random.pick([brass, copper, steel]);
  const g = gripFinish(stage);
  const base =
    lathe(
      canvas,
      [
        [-56, 200],
        [-30, 220],
        [0, 226],
      ],
      { ...random.pick([black, f]), isSoft: true },
    ) + lidTop(canvas, 198, -56, "#3b3531");
  const boiler = group(
    lathe(
      canvas,
      [
        [-480, 60],
        [-460, 110],
        [-430, 120],
        [-120, 120],
        [-60, 96],
      ],
      { ...f, inner: makersMark(stage, 0, -270, 140, "#2a1b15", 120) },
    ),
    70,
    0,
  );
  const capTop = group(
    lathe(
      canvas,
      [
        [-520, 34],
        [-476, 40],
      ],
      { ...black },
    ) + lidTop(canvas, 34, -520, "#3b3531"),
    70,
    0,
  );
  const arm = tube("M70 -380H-70", f.colour, 52, shade(f.colour, -0.22), shade(f.colour, 0.24));
  const head = group(
    lathe(
      canvas,
      [
        [-470, 34],
        [-440, 46],
        [-330, 46],
        [-310, 70],
        [-276, 70],
      ],
      { ...f },
    ),
    -120,
    0,
  );
  const bar =
    tube("M-120 -452L-300 -560", steel.colour, 18, "#6a655e", "#fff") +
    tube("M-290 -554L-400 -620", g.colour, 38, shade(g.colour, -0.15), shade(g.colour, 0.22));
  return {
    svg: group(
      base +
        boiler +
        capTop +
        dial(stage, 70, -400, 36) +
        arm +
        head +
        portafilter(stage, -120, -262) +
        group(cup(canvas, { form: "bowl", colour: "#f3ece0", hasSaucer: false }), -120, -66, 0.8) +
        bar,
      70,
    ),
    halfWidth: 330,
    height: 640,
  };
}

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

export const kettle: Draw = (stage) => {
  const { canvas, random } = stage;
  const f = bodyFinish(stage, [steel, copper, black]);
  const g = gripFinish(stage);
  const h = random.between(330, 380);
  const rings: Ring[] = random.chance(0.5)
    ? [
        [-h, 112],
        [-h * 0.86, 150],
        [-h * 0.4, 190],
        [-20, 206],
        [0, 196],
      ]
    : [
        [-h, 140],
        [-h * 0.9, 172],
        [-h * 0.5, 190],
        [-30, 190],
        [0, 176],
      ];
  const spout = tube(
    `M-150 -70C-310 -60 -220 -250 -300 ${num(-h + 10)}Q-316 ${num(-h - 36)} -372 ${num(-h - 44)}`,
    f.colour,
    34,
    shade(f.colour, -0.2),
    shade(f.colour, 0.26),
  );
  const way = random.pick(["side", "top"]);
  const holder =
    way === "side"
      ? tube(
          `M120 ${num(-h + 20)}C220 ${num(-h - 90)} 330 ${num(-h - 60)} 310 ${num(-h + 60)}L280 -110`,
          g.colour,
          42,
          shade(g.colour, -0.14),
          shade(g.colour, 0.22),
        )
      : tube(
          `M-130 ${num(-h + 30)}C-150 ${num(-h - 250)} 150 ${num(-h - 250)} 130 ${num(-h + 30)}`,
          g.colour,
          34,
          shade(g.colour, -0.14),
          shade(g.colour, 0.22),
        );
  const topR = rings[0]![1];
  const lid =
    lathe(
      canvas,
      [
        [-h - 26, topR * 0.6],
        [-h - 12, topR * 0.96],
        [-h + 6, topR],
      ],
      { ...f, isSoft: true },
    ) +
    lathe(
      canvas,
      [
        [-h - 76, 20],
        [-h - 58, 32],
        [-h - 26, 16],
      ],
      { ...g, isSoft: true },
    );
  const isElectric = random.chance(0.45);
  const stand = isElectric
    ? lathe(
        canvas,
        [
          [-34, 226],
          [0, 236],
        ],
        { ...black },
      ) +
      lidTop(canvas, 226, -34, "#3b3531") +
      group(
        rect(-46, -14, 92, 30, `fill="#14110f"`, 6) +
          path(
            "M-20 -6v14M-8 -6h10v6h-10v8h10M14 -6h10v14h-10z",
            `fill="none" stroke="#f2a65a" stroke-width="3.4"`,
          ),
        0,
        26,
      )
    : "";
  const body =
    (way === "top" ? holder : "") +
    spout +
    (way === "side" ? holder : "") +
    lathe(canvas, rings, {
      ...f,
      isSoft: true,
      inner: makersMark(
        stage,
        0,
        -h * 0.4,
        150,
        f.material === "metal" ? "#2a1b15" : mix(f.colour, "#fff8ea", 0.85),
        190,
      ),
    }) +
    lid;
  return {
    svg:
      stand +
      group(body, 10, isElectric ? -34 : 0) +
      (random.chance(0.5) ? steam(canvas, random, -380, -h - 60, 120) : ""),
    halfWidth: 300,
    height: h + (way === "top" ? 210 : 130),
  };
};

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
