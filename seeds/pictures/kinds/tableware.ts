import { motifs } from "../labels/motifs.ts";
import { ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { drawArt } from "../pen/shape.ts";
import { coffeeColour, cupForms, cup as drawCup, handle, steam } from "../props/crockery.ts";
import { lathe, lidTop, mouth, type Ring, turnedOutline } from "../solids/lathe.ts";
import { around } from "../solids/wrap.ts";
import type { Draw, Stage } from "../stage.ts";
import { black, bodyFinish, copper, glassColour, makersMark, oak, steel, walnut } from "./finish.ts";

const glazes = (stage: Stage) => {
  const { palette } = stage;
  return [
    "#f3ece0",
    "#e3d5bf",
    "#3e3a36",
    "#7c8b78",
    "#b9694b",
    "#8ea9b3",
    palette.body,
    palette.accent,
    palette.second,
    mix(palette.body, palette.paper, 0.4),
  ];
};

/** What a potter puts on the wall: a dipped edge, rings, speckles, a brushed motif, or the maker's mark. */
function decoration(stage: Stage, r: number, h: number, ground: string): string {
  const { canvas, random, palette } = stage;
  const way = random.pick(["dip", "rings", "speckle", "motif", "mark", "twotone"]);
  const other = random.pick([palette.accent, palette.second, shade(ground, -0.18), shade(ground, 0.16)]);
  if (way === "dip")
    return path(
      `M${-r * 1.2} ${num(-h * 1.2)}H${r * 1.2}V${num(-h * 0.52)}Q${num(r * 0.5)} ${num(-h * 0.32)} 0 ${num(-h * 0.44)}T${-r * 1.2} ${num(-h * 0.5)}Z`,
      `fill="${other}"`,
    );
  if (way === "twotone")
    return path(
      `M${-r * 1.2} ${num(-h * 0.42)}A${num(r * 1.2)} ${num(r * 0.2)} 0 0 0 ${r * 1.2} ${num(-h * 0.42)}V60H${-r * 1.2}Z`,
      `fill="${random.pick(["#c9a27a", other])}"`,
    );
  if (way === "rings") {
    return [0.78, 0.7, 0.62, 0.3]
      .slice(random.int(0, 2))
      .map((s) =>
        path(
          `M${-r} ${num(-h * s)}A${num(r)} ${num(r * 0.18)} 0 0 0 ${r} ${num(-h * s)}`,
          `fill="none" stroke="${other}" stroke-width="${random.pick([5, 9, 14])}"`,
        ),
      )
      .join("");
  }
  if (way === "speckle") {
    let out = "";
    for (let i = 0; i < 90; i++)
      out += ellipse(
        random.between(-r, r),
        -h * random.between(-0.1, 1),
        random.between(1, 3.4),
        random.between(1, 3),
        `fill="${shade(ground, -0.3)}" fill-opacity="0.6"`,
      );
    return out;
  }
  if (way === "motif") {
    const [w, mh] = [r * 2.4, h * 0.62];
    const bend = around(r, 0.18);
    const art = motifs[random.pick(Object.keys(motifs))]!(
      { x: 0, y: 0, w, h: mh },
      palette,
      random.fork("wall"),
    );
    return `<g>${drawArt(canvas, art, (x, y) => bend(x - w / 2, y - h * 0.84))}</g>`;
  }
  return makersMark(
    stage,
    0,
    -h * 0.52,
    r * 1.1,
    mix(ground, shade(ground, 0.1) === ground ? "#2a1b15" : palette.ink, 0.85),
    r,
    0.18,
  );
}

export const cup: Draw = (stage) => {
  const { canvas, random } = stage;
  const form = random.pick(Object.keys(cupForms)) as keyof typeof cupForms;
  const ground = random.pick(glazes(stage));
  const [top, r] = cupForms[form]![0]!;
  const make = (colour: string, art: boolean) =>
    drawCup(canvas, {
      form,
      colour,
      hasArt: art,
      inner: decoration(stage, r, -top, colour),
      hasHandle: form !== "tumbler",
    });
  const one = group(make(ground, random.chance(0.7)), 0, 0, 2.2);
  const pair = random.chance(0.45);
  const other = pair
    ? group(make(random.chance(0.5) ? ground : random.pick(glazes(stage)), false), 210, -120, 1.5)
    : "";
  const svg = pair ? other + group(one, -120, 0, 0.86) : one;
  return {
    svg: svg + steam(canvas, random, pair ? -120 : 0, -320, 190),
    halfWidth: pair ? 400 : 330,
    height: 420,
    foot: 50,
  };
};

export const mug: Draw = (stage) => {
  const { canvas, random } = stage;
  const ground = random.pick(glazes(stage));
  const [r, h] = [random.between(170, 195), random.between(330, 390)];
  const rings: Ring[] = random.pick([
    [
      [-h, r],
      [-40, r],
      [-12, r * 0.94],
      [0, r * 0.84],
    ],
    [
      [-h, r * 0.96],
      [-h * 0.5, r * 1.02],
      [-30, r * 0.9],
      [0, r * 0.74],
    ],
    [
      [-h, r * 0.86],
      [-h * 0.6, r * 0.98],
      [-h * 0.2, r * 1.04],
      [0, r * 0.88],
    ],
    [
      [-h, r * 1.06],
      [-h * 0.4, r * 0.94],
      [0, r * 0.78],
    ],
  ] as Ring[][]);
  const enamel = random.chance(0.25);
  const rim = enamel
    ? ellipse(0, -h, rings[0]![1], rings[0]![1] * 0.18, `fill="none" stroke="#23313f" stroke-width="11"`)
    : "";
  const one =
    handle(canvas, r * 0.9, -h * 0.8, -h * 0.22, 130, ground, 36) +
    lathe(canvas, rings, {
      colour: ground,
      material: enamel ? "glazed" : random.pick(["glazed", "satin", "matte"]),
      tilt: 0.18,
      isSoft: true,
      inner: decoration(stage, r, h, ground),
    }) +
    mouth(canvas, rings[0]![1], -h, {
      colour: ground,
      tilt: 0.18,
      liquid: random.pick([coffeeColour, "#b98a5a", "#6b4022"]),
      depth: 16,
      wall: 12,
    }) +
    rim;
  return { svg: one + steam(canvas, random, 0, -h - 20, 220), halfWidth: r + 40, height: h + 120 };
};

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
  const pair = random.chance(0.55);
  return {
    svg: pair
      ? group(make(), 140, -70, 0.96) + group(make() + mark, -110, 0, 1.16)
      : group(make() + mark, 0, 0, 1.45),
    halfWidth: pair ? 280 : 200,
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

/** A serving tray from above with two cups on it. */
export const tray: Draw = (stage) => {
  const { canvas, random, palette } = stage;
  const wood = random.pick([oak, walnut, black, { colour: palette.body, material: "satin" as const }]);
  const isRound = random.chance(0.45);
  const [w, h] = [random.between(760, 820), isRound ? 780 : random.between(520, 580)];
  const round = isRound ? w / 2 : random.pick([30, 90]);
  const fill = canvas.linear(
    [
      [0, shade(wood.colour, 0.07)],
      [1, shade(wood.colour, -0.07)],
    ],
    [0, 0, 1, 1],
  );
  let grain = "";
  for (let i = 0; i < 12; i++)
    grain += `M${num(-w / 2)} ${num(-h / 2 + (i + random.next()) * (h / 12))}q${num(w / 2)} ${num(random.between(-30, 30))} ${num(w)} 0`;
  const art = random.chance(0.5)
    ? group(
        drawArt(
          canvas,
          motifs[stage.brand.motif]!({ x: 0, y: 0, w: w - 64, h: h - 64 }, palette, random.fork("tray")),
        ),
        -w / 2 + 32,
        -h / 2 + 32,
      )
    : path(grain, `fill="none" stroke="${shade(wood.colour, -0.1)}" stroke-width="3" stroke-opacity="0.5"`);
  const clip = canvas.clip(
    `M${num(-w / 2 + 32 + round)} ${num(-h / 2 + 32)}H${num(w / 2 - 32 - round)}A${num(round)} ${num(isRound ? h / 2 - 32 : round)} 0 0 1 ${num(w / 2 - 32)} ${num(isRound ? 0 : -h / 2 + 32 + round)}V${num(isRound ? 0 : h / 2 - 32 - round)}A${num(round)} ${num(isRound ? h / 2 - 32 : round)} 0 0 1 ${num(w / 2 - 32 - round)} ${num(h / 2 - 32)}H${num(-w / 2 + 32 + round)}A${num(round)} ${num(isRound ? h / 2 - 32 : round)} 0 0 1 ${num(-w / 2 + 32)} ${num(isRound ? 0 : h / 2 - 32 - round)}V${num(isRound ? 0 : -h / 2 + 32 + round)}A${num(round)} ${num(isRound ? h / 2 - 32 : round)} 0 0 1 ${num(-w / 2 + 32 + round)} ${num(-h / 2 + 32)}Z`,
  );
  const base =
    rect(-w / 2 + 20, -h / 2 + 28, w, h, `fill="#1a0f08" fill-opacity="0.4" ${canvas.blur(16, 0.2)}`, round) +
    rect(-w / 2, -h / 2, w, h, `fill="${fill}"`, round) +
    rect(
      -w / 2 + 26,
      -h / 2 + 26,
      w - 52,
      h - 52,
      `fill="${shade(wood.colour, -0.12)}"`,
      isRound ? (w - 52) / 2 : round * 0.8,
    ) +
    `<g ${clip}>${rect(-w / 2, -h / 2, w, h, `fill="${fill}"`)}${art}</g>`;
  return {
    svg: `<g transform="rotate(${num(random.between(-12, 12))})">${base}${group(cupFromAbove(stage), -w * 0.16, -h * 0.04)}${group(cupFromAbove(stage), w * 0.2, h * 0.1, 0.86)}</g>`,
    halfWidth: w * 0.54,
    height: h + 80,
    isFlat: true,
  };
};

/** A cup from above, with latte art. */
export function cupFromAbove(stage: Stage, r = 105): string {
  const { canvas, random } = stage;
  const c = random.pick(["#f3ece0", "#3e3a36", "#b9694b", "#7c8b78", "#8ea9b3", stage.palette.accent]);
  const crema = random.pick(["#8a5730", "#6b4022", "#a06a3b"]);
  const disc = (x: number, y: number, q: number, colour: string) =>
    ellipse(
      x,
      y,
      q,
      q,
      `fill="${canvas.linear(
        [
          [0, shade(colour, 0.08)],
          [1, shade(colour, -0.09)],
        ],
        [0, 0, 1, 1],
      )}"`,
    );
  const ear = path(
    `M${num(r * 0.8)} ${num(-r * 0.5)}L${num(r * 1.5)} ${num(-r * 0.95)}`,
    `stroke="${shade(c, -0.05)}" stroke-width="${num(r * 0.26)}" stroke-linecap="round"`,
  );
  let fern = "";
  if (random.chance(0.5)) {
    for (let i = 0; i < 5; i++)
      fern += path(
        `M0 ${num(-r * 0.5 + i * r * 0.2)}C${num(-r * (0.24 + i * 0.06))} ${num(-r * 0.5 + i * r * 0.16)} ${num(-r * (0.3 + i * 0.05))} ${num(-r * 0.2 + i * r * 0.2)} 0 ${num(-r * 0.28 + i * r * 0.2)}C${num(r * (0.3 + i * 0.05))} ${num(-r * 0.2 + i * r * 0.2)} ${num(r * (0.24 + i * 0.06))} ${num(-r * 0.5 + i * r * 0.16)} 0 ${num(-r * 0.5 + i * r * 0.2)}Z`,
        `fill="none" stroke="#f3e3c6" stroke-width="${num(r * 0.075)}"`,
      );
  } else {
    fern =
      path(
        `M0 ${num(r * 0.52)}C${num(-r * 0.7)} ${num(r * 0.1)} ${num(-r * 0.6)} ${num(-r * 0.56)} ${num(-r * 0.2)} ${num(-r * 0.48)}Q0 ${num(-r * 0.42)} 0 ${num(-r * 0.26)}Q0 ${num(-r * 0.42)} ${num(r * 0.2)} ${num(-r * 0.48)}C${num(r * 0.6)} ${num(-r * 0.56)} ${num(r * 0.7)} ${num(r * 0.1)} 0 ${num(r * 0.52)}Z`,
        `fill="#f3e3c6"`,
      ) +
      path(
        `M0 ${num(r * 0.26)}C${num(-r * 0.36)} 0 ${num(-r * 0.3)} ${num(-r * 0.28)} 0 ${num(-r * 0.1)}C${num(r * 0.3)} ${num(-r * 0.28)} ${num(r * 0.36)} 0 0 ${num(r * 0.26)}Z`,
        `fill="${crema}"`,
      );
  }
  return (
    ellipse(14, 18, r * 1.6, r * 1.6, `fill="#1a0f08" fill-opacity="0.38" ${canvas.blur(10, 0.2)}`) +
    disc(0, 0, r * 1.6, c) +
    disc(0, 0, r * 1.16, shade(c, -0.06)) +
    ellipse(10, 12, r * 1.06, r * 1.06, `fill="#1a0f08" fill-opacity="0.3" ${canvas.blur(6, 0.2)}`) +
    ear +
    disc(0, 0, r * 1.04, c) +
    ellipse(0, 0, r * 0.93, r * 0.93, `fill="${shade(c, -0.16)}"`) +
    ellipse(
      2,
      3,
      r * 0.87,
      r * 0.87,
      `fill="${canvas.radial([
        [0, shade(crema, 0.06)],
        [0.8, crema],
        [1, shade(crema, -0.12)],
      ])}"`,
    ) +
    group(fern, 0, 0, 1, random.between(-40, 40)) +
    path(
      `M${num(-r * 0.76)} ${num(-r * 0.3)}A${num(r * 0.82)} ${num(r * 0.82)} 0 0 1 ${num(-r * 0.3)} ${num(-r * 0.76)}`,
      `fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="6" stroke-linecap="round"`,
    )
  );
}
