import { num, path, rect } from "../pen/canvas.ts";
import { block } from "../solids/block.ts";
import { flatLabel } from "../solids/wrap.ts";
import type { Draw, Stage, Subject } from "../stage.ts";

/** A book, standing a little open towards us. */
export const book: Draw = (stage) => {
  const { canvas, random, palette } = stage;
  const [w, h, d] = [random.between(400, 460), random.between(540, 620), random.between(70, 110)];
  if (random.chance(0.4)) return lyingBook(stage, w, h);
  let leaves = rect(0, 0, d, h, `fill="#f3ead9"`);
  for (let x = 4; x < d; x += 5) leaves += rect(x, 0, 1.4, h, `fill="#cdbfa6"`);
  const made = block(canvas, {
    w,
    h,
    d,
    colour: palette.body,
    turn: 0.34,
    front: flatLabel(stage, 0, 0, w, h) + rect(0, 0, 16, h, `fill="#1a0f08" fill-opacity="0.16"`),
    side: leaves,
    top: "",
  });
  return { svg: made.svg, halfWidth: made.halfWidth, height: made.height, foot: 40 };
};

function lyingBook(stage: Stage, w: number, h: number): Subject {
  const { canvas, random, palette } = stage;
  const turn = random.between(-14, 14);
  const cover = flatLabel(stage, -w / 2, -h / 2, w, h);
  const shadow = rect(
    -w / 2 + 22,
    -h / 2 + 30,
    w,
    h,
    `fill="#1a0f08" fill-opacity="0.42" ${canvas.blur(16, 0.2)}`,
  );
  const pages =
    rect(-w / 2 + 8, -h / 2 + 10, w, h, `fill="#e6dac4"`, 4) +
    rect(-w / 2 + 4, -h / 2 + 5, w, h, `fill="#fbf6ea"`, 4);
  const hinge = rect(
    -w / 2,
    -h / 2,
    26,
    h,
    `fill="${canvas.linear([
      [0, "#fff", 0.2],
      [0.5, "#1a0f08", 0.3],
      [1, "#1a0f08", 0],
    ])}"`,
  );
  const ribbon = path(`M${num(w * 0.2)} ${num(h / 2)}l4 60l14 -16l14 18l0 -62z`, `fill="${palette.accent}"`);
  const gloss = rect(
    -w / 2,
    -h / 2,
    w,
    h,
    `fill="${canvas.linear(
      [
        [0, "#fff", 0.16],
        [0.5, "#fff", 0],
        [1, "#1a0f08", 0.12],
      ],
      [0, 0, 1, 1],
    )}"`,
  );
  return {
    svg: `<g transform="rotate(${num(turn)}) scale(1.15)">${shadow}${ribbon}${pages}${cover}${hinge}${gloss}</g>`,
    halfWidth: w * 0.66,
    height: h * 1.24,
    isFlat: true,
  };
}
