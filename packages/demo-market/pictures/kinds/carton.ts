import { motifs } from "../labels/motifs.ts";
import { num } from "../pen/canvas.ts";
import { setText } from "../pen/set-text.ts";
import { drawArt } from "../pen/shape.ts";
import { block } from "../solids/block.ts";
import { flatLabel } from "../solids/wrap.ts";
import type { Draw, Stage, Subject } from "../stage.ts";

/** The brand's art on a panel of w by h. */
function panelArt(stage: Stage, w: number, h: number): string {
  const art = motifs[stage.brand.motif]!({ x: 0, y: 0, w, h }, stage.palette, stage.random.fork("panel"));
  return drawArt(stage.canvas, art);
}

/** The maker's name running up a narrow panel. */
function spine(stage: Stage, w: number, h: number, ink: string): string {
  const art = setText(
    stage.words.vendor,
    { face: stage.brand.face, weight: 600, size: w * 0.3 },
    { x: -h * 0.42, y: -w * 0.3, w: h * 0.84, h: w * 0.6 },
    ink,
  );
  return `<g transform="translate(${num(w / 2)} ${num(h / 2)}) rotate(-90)">${drawArt(stage.canvas, art)}</g>`;
}

export function carton(stage: Stage, w: number, h: number, d: number): Subject {
  const { canvas, random, palette } = stage;
  const way = random.pick(["art", "spine", "plain"]);
  const side =
    way === "art" ? panelArt(stage, d, h) : way === "spine" ? spine(stage, d, h, palette.paper) : "";
  const made = block(canvas, {
    w,
    h,
    d,
    colour: palette.body,
    turn: random.between(0.25, 0.6),
    isMirrored: random.chance(0.5),
    front: flatLabel(stage, 0, 0, w, h),
    side,
  });
  return { svg: made.svg, halfWidth: made.halfWidth, height: made.height, foot: 46 };
}

export const box: Draw = (stage) => {
  const { random } = stage;
  const tall = random.chance(0.55);
  return carton(
    stage,
    tall ? random.between(360, 430) : random.between(480, 560),
    tall ? random.between(540, 620) : random.between(340, 420),
    random.between(150, 220),
  );
};
