import { motifs } from "../labels/motifs.ts";
import { ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { shade } from "../pen/colour.ts";
import { drawArt } from "../pen/shape.ts";
import type { Draw, Stage } from "../stage.ts";
import { black, oak, walnut } from "./finish.ts";

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

/** A poured fern: a white leaf, cut by curved lines of crema and drawn through from top to foot. */
function rosetta(r: number, crema: string): string {
  const leaf = `M0 ${num(-r * 0.62)}C${num(r * 0.34)} ${num(-r * 0.5)} ${num(r * 0.62)} ${num(-r * 0.02)} ${num(r * 0.5)} ${num(r * 0.3)}C${num(r * 0.36)} ${num(r * 0.46)} ${num(r * 0.12)} ${num(r * 0.5)} 0 ${num(r * 0.62)}C${num(-r * 0.12)} ${num(r * 0.5)} ${num(-r * 0.36)} ${num(r * 0.46)} ${num(-r * 0.5)} ${num(r * 0.3)}C${num(-r * 0.62)} ${num(-r * 0.02)} ${num(-r * 0.34)} ${num(-r * 0.5)} 0 ${num(-r * 0.62)}Z`;
  let cuts = "";
  for (let i = 0; i < 5; i++) {
    const foot = r * (-0.3 + i * 0.17);
    const w = r * (0.3 + i * 0.09);
    cuts += `M${num(-w)} ${num(foot - r * 0.24)}Q${num(-w * 0.5)} ${num(foot - r * 0.02)} 0 ${num(foot)}Q${num(w * 0.5)} ${num(foot - r * 0.02)} ${num(w)} ${num(foot - r * 0.24)}`;
  }
  return (
    path(leaf, `fill="#f3e3c6"`) +
    path(cuts, `fill="none" stroke="${crema}" stroke-width="${num(r * 0.06)}" stroke-linecap="round"`) +
    path(`M0 ${num(-r * 0.56)}V${num(r * 0.58)}`, `stroke="#f3e3c6" stroke-width="${num(r * 0.035)}"`)
  );
}

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
    fern = rosetta(r, crema);
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
