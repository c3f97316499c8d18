import { ellipse, num, path } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { lathe, lidTop, type Ring, turnedOutline } from "../solids/lathe.ts";
import { wrappedLabel } from "../solids/wrap.ts";
import type { Draw, Stage } from "../stage.ts";
import { fillings } from "./fillings.ts";
import { brass, glassColour, oak, steel } from "./finish.ts";

function cap(stage: Stage, r: number, y: number, h: number): string {
  const { canvas, random, palette } = stage;
  const finish = random.pick([
    steel,
    brass,
    oak,
    { colour: palette.accent, material: "satin" as const },
    { colour: "#2e2a27", material: "satin" as const },
  ]);
  let ribs = "";
  for (let i = -9; i <= 9; i++) {
    const x = r * Math.sin((i / 9.5) * 1.5);
    const dy = r * 0.16 * Math.cos((i / 9.5) * 1.5);
    ribs += `M${num(x)} ${num(y - h + 8 + dy)}V${num(y - 6 + dy)}`;
  }
  return (
    lathe(
      canvas,
      [
        [y - h, r],
        [y, r],
      ],
      { ...finish },
    ) +
    path(ribs, `stroke="#1a0f08" stroke-opacity="0.18" stroke-width="3"`) +
    lidTop(canvas, r, y - h, finish.colour)
  );
}

/** A glass jar with something in it, a label around it and a lid. */
function glassJar(stage: Stage, filling: string, options: { r?: number; h?: number; full?: number } = {}) {
  const { canvas, random } = stage;
  const { r = random.between(185, 225), h = random.between(400, 480), full = 0.86 } = options;
  const rings: Ring[] = random.chance(0.5)
    ? [
        [-h, r * 0.84],
        [-h + 34, r * 0.86],
        [-h + 84, r],
        [-26, r],
        [0, r * 0.93],
      ]
    : [
        [-h, r * 0.92],
        [-h + 24, r * 0.97],
        [-20, r],
        [0, r * 0.95],
      ];
  const inside = rings.map(([y, rr]) => [y, rr - 9] as const);
  const content = `<g ${canvas.clip(turnedOutline(inside, 0.16))}>${filling}</g>`;
  const label = wrappedLabel(
    stage,
    r,
    -h * 0.66,
    h * random.between(0.44, 0.54),
    0.16,
    random.pick([0.8, 0.95, 1.1]),
  );
  const topR = rings[0]![1];
  const svg =
    content +
    lathe(canvas, rings, { colour: glassColour, material: "glass", opacity: 0.05, inner: label }) +
    ellipse(0, -h, topR, topR * 0.16, `fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="3"`) +
    cap(stage, topR + 8, -h + 26, random.between(52, 74));
  return { svg, halfWidth: r, height: h + 60, full };
}

/** A jar of ground or instant coffee: brown glass, or clear over the grounds. */
export const jar: Draw = (stage) => {
  const { random, bean } = stage;
  if (random.chance(0.35)) {
    const { canvas } = stage;
    const r = random.between(180, 215);
    const h = random.between(400, 470);
    const colour = random.pick(["#5a341c", "#3f4a3a", "#2c2622", "#f2ece1"]);
    const label = wrappedLabel(stage, r, -h * 0.7, h * 0.52, 0.16, random.pick([0.85, 1, 1.15]));
    return {
      svg:
        lathe(
          canvas,
          [
            [-h, r * 0.8],
            [-h + 30, r * 0.82],
            [-h + 80, r],
            [-24, r],
            [0, r * 0.93],
          ],
          { colour, material: "glazed", inner: label },
        ) + cap(stage, r * 0.82 + 8, -h + 24, 66),
      halfWidth: r,
      height: h + 60,
    };
  }
  return glassJar(stage, fillings.grounds!(stage, 230, 480, shade(bean, -0.02)));
};

export const spread: Draw = (stage) => {
  const colour = stage.random.pick(["#5b3320", "#8a5530", "#b98149", "#d3a468", "#43261a"]);
  return glassJar(stage, fillings.cream!(stage, 230, 400, colour), {
    r: stage.random.between(190, 225),
    h: stage.random.between(310, 370),
  });
};

export const jarOf =
  (name: string): Draw =>
  (stage) =>
    glassJar(stage, fillings[name]!(stage, 230, 480, stage.bean), { h: stage.random.between(420, 500) });

/** Bottles: cold brew in a flask, syrup with a long neck. */
export const bottle: Draw = (stage) => {
  const { canvas, random, palette, facts } = stage;
  const isSyrup = facts.kind === "syrup";
  const r = random.between(128, 160);
  const h = random.between(620, 700);
  const neck = r * random.between(0.26, 0.36);
  const shoulder = random.pick([0.3, 0.38, 0.24]);
  const rings: Ring[] = random.chance(0.4)
    ? [
        [-h, neck],
        [-h * (1 - shoulder * 0.5), neck],
        [-h * (1 - shoulder), r * 0.94],
        [-h * (1 - shoulder) + 40, r],
        [-20, r],
        [0, r * 0.92],
      ]
    : [
        [-h, neck],
        [-h * 0.84, neck * 1.05],
        [-h * 0.74, r * 0.55],
        [-h * 0.6, r * 0.94],
        [-h * 0.5, r],
        [-20, r],
        [0, r * 0.92],
      ];
  const drink = isSyrup
    ? random.pick(["#8a4a1e", "#b06a2a", "#5b2c14", "#a33b22", "#c48a3c"])
    : random.pick(["#2a160c", "#3a1f11", "#4a2814"]);
  const level = rings.map(([y, rr]) => [Math.max(y, -h * 0.86), rr - 7] as const);
  const label = wrappedLabel(
    stage,
    r,
    -h * 0.5,
    h * random.between(0.32, 0.4),
    0.16,
    random.pick([0.9, 1.1]),
  );
  const isOpaque = random.chance(0.25);
  const body = isOpaque
    ? lathe(canvas, rings, {
        colour: random.pick(["#2e2a27", palette.body, "#f1ebe0"]),
        material: "satin",
        inner: label,
      })
    : path(
        turnedOutline(level, 0.16),
        `fill="${canvas.linear([
          [0, shade(drink, -0.05)],
          [0.3, shade(drink, 0.1)],
          [0.7, drink],
          [1, shade(drink, -0.1)],
        ])}"`,
      ) + lathe(canvas, rings, { colour: glassColour, material: "glass", opacity: 0.05, inner: label });
  const top = random.pick(["cork", "cap", "swing", ...(isSyrup ? ["pump", "pump"] : [])]);
  const collar = lathe(
    canvas,
    [
      [-h - 14, neck + 7],
      [-h + 12, neck + 7],
    ],
    { colour: isOpaque ? "#bdb8b0" : mix(drink, glassColour, 0.55), material: "glazed" },
  );
  const tops: Record<string, string> = {
    cork:
      lathe(
        canvas,
        [
          [-h - 66, neck * 0.92],
          [-h - 8, neck * 0.8],
        ],
        { colour: "#c99e6b", material: "wood" },
      ) + lidTop(canvas, neck * 0.92, -h - 66, "#d2ab7a"),
    cap:
      lathe(
        canvas,
        [
          [-h - 46, neck + 9],
          [-h + 24, neck + 9],
        ],
        { colour: palette.accent, material: "satin" },
      ) + lidTop(canvas, neck + 9, -h - 46, palette.accent),
    swing:
      lathe(
        canvas,
        [
          [-h - 50, neck * 0.5],
          [-h - 40, neck * 0.9],
          [-h - 8, neck],
        ],
        { colour: "#f4efe6", material: "glazed" },
      ) +
      path(
        `M${num(-neck - 8)} ${num(-h + 60)}C${num(-neck - 30)} ${num(-h)} ${num(-neck)} ${num(-h - 40)} 0 ${num(-h - 44)}C${num(neck)} ${num(-h - 40)} ${num(neck + 34)} ${num(-h)} ${num(neck + 8)} ${num(-h + 60)}`,
        `fill="none" stroke="#8f8a82" stroke-width="7"`,
      ),
    pump:
      lathe(
        canvas,
        [
          [-h - 34, neck + 8],
          [-h + 22, neck + 8],
        ],
        { colour: "#2e2a27", material: "satin" },
      ) +
      lathe(
        canvas,
        [
          [-h - 110, 9],
          [-h - 34, 9],
        ],
        { colour: "#bdb8b0", material: "metal" },
      ) +
      path(
        `M-26 ${num(-h - 128)}q0 -16 20 -16h70q58 2 66 40l-16 4q-10 -22 -50 -22h-70q-20 0 -20 -6z`,
        `fill="#2e2a27"`,
      ) +
      path(
        `M-18 ${num(-h - 136)}h80q34 2 50 18`,
        `fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="4"`,
      ),
  };
  return { svg: body + collar + tops[top]!, halfWidth: r, height: h + 100, foot: r * 0.24 };
};
