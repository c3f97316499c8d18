import { motifs } from "../labels/motifs.ts";
import { ellipse, group, num, path } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { drawArt } from "../pen/shape.ts";
import { coffeeColour, cupForms, cup as drawCup, handle, steam } from "../props/crockery.ts";
import { lathe, mouth, type Ring } from "../solids/lathe.ts";
import { around } from "../solids/wrap.ts";
import type { Draw, Stage } from "../stage.ts";
import { makersMark } from "./finish.ts";

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
  const svg = group(make(ground, random.chance(0.7)), 0, 0, 2.2);
  return {
    svg: svg + steam(canvas, random, 0, -320, 190),
    halfWidth: 330,
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
