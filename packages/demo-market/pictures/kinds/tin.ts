import { ellipse, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { heap } from "../props/beans.ts";
import { lathe, lidTop, mouth } from "../solids/lathe.ts";
import { wrappedLabel } from "../solids/wrap.ts";
import type { Draw, Stage } from "../stage.ts";

function lid(
  stage: Stage,
  r: number,
  y: number,
  h: number,
  colour: string,
  material: "metal" | "satin" | "wood",
): string {
  const { canvas } = stage;
  return (
    lathe(
      canvas,
      [
        [y - h, r],
        [y, r],
      ],
      { colour, material },
    ) +
    lidTop(canvas, r, y - h, colour) +
    path(
      `M${num(-r)} ${num(y)}A${num(r)} ${num(r * 0.16)} 0 0 0 ${num(r)} ${num(y)}`,
      `fill="none" stroke="#1a0f08" stroke-opacity="0.35" stroke-width="5" transform="translate(0 3)"`,
    )
  );
}

/** A round tin with its label around it. */
export const tin: Draw = (stage) => {
  const { canvas, random, palette } = stage;
  const r = random.between(200, 240);
  const h = random.between(400, 560);
  const colour = palette.body;
  const material = random.pick(["satin", "satin", "metal"] as const);
  const top = -h + 8;
  const lh = h * random.between(0.76, 0.86);
  const inner = wrappedLabel(stage, r, -h + (h - lh) * 0.55, lh, 0.16, random.pick([0.95, 1.15]));
  const cap = random.pick([shade(colour, -0.05), "#b9b2a6", "#c9a35c", palette.accent, palette.paper]);
  const svg =
    lathe(
      canvas,
      [
        [-h, r],
        [0, r],
      ],
      { colour, material, inner },
    ) +
    path(
      `M${num(-r)} -10A${num(r)} ${num(r * 0.16)} 0 0 0 ${num(r)} -10`,
      `fill="none" stroke="${shade(colour, 0.18)}" stroke-width="4" stroke-opacity="0.6"`,
    ) +
    lid(
      stage,
      r + 6,
      top + 46,
      random.between(50, 76),
      cap,
      cap === "#b9b2a6" || cap === "#c9a35c" ? "metal" : "satin",
    );
  return { svg, halfWidth: r + 8, height: h + 60 };
};

/** A canister for the kitchen: lid with a knob or a clip, sometimes a window of beans. */
export const canister: Draw = (stage) => {
  const { canvas, random, palette } = stage;
  const r = random.between(190, 230);
  const h = random.between(420, 520);
  const isGlass = random.chance(0.3);
  const colour = isGlass
    ? "#dfe6e0"
    : random.pick([
        palette.body,
        palette.accent,
        "#efe7d8",
        "#3b3835",
        "#c8c3ba",
        mix(palette.second, "#ffffff", 0.2),
      ]);
  const material = isGlass
    ? "glass"
    : colour === "#c8c3ba"
      ? "metal"
      : random.pick(["matte", "glazed", "satin"] as const);
  const beans = isGlass
    ? rect(-r, -h * 0.72, r * 2, h, `fill="${shade(stage.bean, -0.16)}"`) +
      heap(canvas, stage.bean, random, { x: 0, y: 0, rx: r, height: h * 0.66, size: 44, depth: 0.3 })
    : "";
  const lw = random.pick([0.55, 0.8]);
  const tag = wrappedLabel(stage, r, -h * 0.72, h * (lw < 0.6 ? 0.34 : 0.46), 0.16, lw);
  const woodLid = random.chance(0.55);
  const cap = woodLid ? random.pick(["#b78552", "#8a5b34", "#d0a677"]) : shade(colour, -0.06);
  const lh = random.between(38, 64);
  let svg = lathe(
    canvas,
    [
      [-h, r * 0.97],
      [-h + 30, r],
      [-30, r],
      [0, r * 0.95],
    ],
    { colour, material, inner: beans + tag, opacity: isGlass ? 0.5 : 1 },
  );
  svg += lid(stage, r * 0.98, -h + 12, lh, cap, woodLid ? "wood" : "satin");
  const knob = random.pick(["ball", "disc", "clip"]);
  const ky = -h + 12 - lh;
  if (knob === "ball")
    svg += lathe(
      canvas,
      [
        [ky - 52, 8],
        [ky - 44, 28],
        [ky - 22, 34],
        [ky - 6, 16],
        [ky + 2, 18],
      ],
      { colour: cap, material: woodLid ? "wood" : "glazed", isSoft: true },
    );
  if (knob === "disc")
    svg +=
      lathe(
        canvas,
        [
          [ky - 26, 56],
          [ky - 10, 58],
          [ky + 2, 40],
        ],
        { colour: shade(cap, -0.05), material: "satin" },
      ) + lidTop(canvas, 56, ky - 26, cap);
  if (knob === "clip") {
    const wire = `M${num(-r - 2)} ${num(-h + 70)}q-34 -30 -6 -74l30 -22M${num(r * 0.4)} ${num(ky + 22)}q${num(r * 0.5)} 30 ${num(r * 0.5)} 110`;
    svg +=
      path(wire, `fill="none" stroke="#55504a" stroke-width="9" stroke-linecap="round"`) +
      path(
        wire,
        `fill="none" stroke="#d9d3c8" stroke-width="3" stroke-linecap="round" transform="translate(-2 -2)"`,
      );
  }
  return { svg, halfWidth: r + 10, height: h + 90 };
};

/** Knock box: a drum with a padded bar across its mouth. */
export const knockBox: Draw = (stage) => {
  const { canvas, random, palette } = stage;
  const r = random.between(220, 260);
  const h = random.between(260, 330);
  const colour = random.pick(["#36322e", "#c8c3ba", palette.body, palette.accent, "#a8754a"]);
  const material = colour === "#c8c3ba" ? "metal" : colour === "#a8754a" ? "wood" : "satin";
  const bar =
    rect(
      -r + 8,
      -h - 22,
      r * 2 - 16,
      44,
      `fill="${canvas.linear(
        [
          [0, "#5a534c"],
          [0.3, "#7a726a"],
          [1, "#1f1b18"],
        ],
        "y",
      )}"`,
      20,
    ) +
    rect(
      -r + 60,
      -h - 28,
      r * 2 - 120,
      56,
      `fill="${canvas.linear(
        [
          [0, shade(palette.accent, 0.08)],
          [0.35, shade(palette.accent, 0.14)],
          [1, shade(palette.accent, -0.2)],
        ],
        "y",
      )}"`,
      24,
    );
  const puck = ellipse(random.between(-40, 40), -h + 40, 78, 16, `fill="#2c1a10"`);
  const svg =
    lathe(
      canvas,
      [
        [-h, r],
        [-30, r * 0.94],
        [0, r * 0.86],
      ],
      { colour, material, tilt: 0.2, inner: wrappedLabel(stage, r * 0.95, -h * 0.72, h * 0.42, 0.2, 0.55) },
    ) +
    mouth(canvas, r, -h, { colour, tilt: 0.2, wall: 14, liquid: "#24150d", depth: 26 }) +
    `<g ${canvas.clip(`M${-r} ${-h - 80}H${r}V${-h + 40}H${-r}Z`)}>${puck}</g>` +
    bar;
  return { svg, halfWidth: r, height: h + 60 };
};
