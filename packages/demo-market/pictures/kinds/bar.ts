import { ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { flatLabel } from "../solids/wrap.ts";
import type { Draw } from "../stage.ts";

/** A chocolate bar seen from above, its wrapper pulled back from the squares. */
export const bar: Draw = (stage) => {
  const { canvas, random, palette } = stage;
  const [w, h] = [random.between(330, 380), random.between(700, 760)];
  const c = random.pick(["#4a2a1b", "#3a2016", "#6d4327", "#e8d3ae", "#7d5030"]);
  const open = h * random.between(0.2, 0.34);
  const [cols, cell] = [3, (w - 24) / 3];
  let squares = rect(-w / 2 + 12, -h / 2, w - 24, open + 60, `fill="${shade(c, -0.06)}"`, 8);
  for (let row = 0; row * cell < open + 30; row++) {
    for (let col = 0; col < cols; col++) {
      if (row === 0 && col === 2 && random.chance(0.8)) continue;
      const [x, y] = [-w / 2 + 12 + col * cell, -h / 2 + row * cell];
      squares +=
        path(
          `M${num(x + 4)} ${num(y + 4)}h${num(cell - 8)}v${num(cell - 8)}h${num(8 - cell)}z`,
          `fill="${shade(c, 0.07)}"`,
        ) +
        rect(
          x + 14,
          y + 14,
          cell - 28,
          cell - 28,
          `fill="${canvas.linear(
            [
              [0, shade(c, 0.05)],
              [1, shade(c, -0.02)],
            ],
            [0, 0, 1, 1],
          )}"`,
          4,
        ) +
        path(
          `M${num(x + 4)} ${num(y + cell - 4)}h${num(cell - 8)}l-10 -10h${num(28 - cell)}z`,
          `fill="${shade(c, -0.1)}"`,
        );
    }
  }
  const foilTop = -h / 2 + open - 26;
  let foil = `M${num(-w / 2 - 2)} ${num(foilTop)}`;
  for (let i = 1; i <= 12; i++)
    foil += `L${num(-w / 2 + (w * i) / 12)} ${num(foilTop + (i % 2 ? -16 : 10) * random.between(0.5, 1.2))}`;
  foil += `L${num(w / 2)} ${num(h / 2 + 12)}L${num(-w / 2)} ${num(h / 2 + 12)}Z`;
  const metal = random.pick([
    ["#e9dfc6", "#b89b5c"],
    ["#f1efea", "#a9a49b"],
  ]);
  const sleeveTop = -h / 2 + open + 14;
  const label = flatLabel(stage, -w / 2, sleeveTop, w, h / 2 - sleeveTop);
  const gloss = rect(
    -w / 2,
    sleeveTop,
    w,
    h / 2 - sleeveTop,
    `fill="${canvas.linear([
      [0, "#1a0f08", 0.18],
      [0.08, "#fff", 0.2],
      [0.3, "#fff", 0],
      [0.92, "#1a0f08", 0.06],
      [1, "#1a0f08", 0.28],
    ])}"`,
  );
  const shadow = rect(
    -w / 2 + 18,
    -h / 2 + 26,
    w,
    h,
    `fill="#1a0f08" fill-opacity="0.42" ${canvas.blur(14, 0.2)}`,
  );
  const crumb = group(
    rect(
      -40,
      -40,
      80,
      80,
      `fill="#1a0f08" fill-opacity="0.3" transform="translate(8 10)" ${canvas.blur(4)}`,
    ) +
      rect(-40, -40, 80, 80, `fill="${shade(c, 0.06)}"`, 5) +
      rect(-28, -28, 56, 56, `fill="${c}"`, 4),
    w * 0.5 + 110,
    -h / 2 + random.between(60, 160),
    1.1,
    random.between(12, 60),
  );
  const turn = random.between(-16, 16);
  return {
    svg: `${ellipse(0, 0, 1, 1, `fill="${mix(palette.paper, c, 0.5)}"`)}<g transform="rotate(${num(turn)})">${shadow}${squares}${path(
      foil,
      `fill="${canvas.linear(
        [
          [0, metal[0]!],
          [0.3, metal[1]!],
          [0.5, metal[0]!],
          [0.8, metal[1]!],
          [1, metal[0]!],
        ],
        [0, 0, 1, 0.4],
      )}"`,
    )}${label}${gloss}${crumb}</g>`,
    halfWidth: w * 0.75,
    height: h * 1.06,
    isFlat: true,
  };
};
