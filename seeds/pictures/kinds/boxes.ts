import { motifs } from "../labels/motifs.ts";
import { ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { setText } from "../pen/lettering.ts";
import { drawArt } from "../pen/shape.ts";
import { cup } from "../props/crockery.ts";
import { block } from "../solids/block.ts";
import { lathe, lidTop } from "../solids/lathe.ts";
import { flatLabel } from "../solids/wrap.ts";
import type { Draw, Stage, Subject } from "../stage.ts";

/** The brand's art on a panel of w by h. */
export function panelArt(stage: Stage, w: number, h: number): string {
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

function capsule(stage: Stage, x: number, y: number, colour: string, isTipped: boolean): string {
  const { canvas } = stage;
  const body =
    lathe(
      canvas,
      [
        [-84, 40],
        [-70, 46],
        [-10, 62],
        [0, 68],
      ],
      { colour, material: "metal", tilt: 0.22 },
    ) + lidTop(canvas, 40, -84, colour, 0.22);
  const shadow = ellipse(x + 16, y + 2, 76, 18, `fill="#1a0f08" fill-opacity="0.35" ${canvas.blur(5)}`);
  return shadow + group(body, x, isTipped ? y - 40 : y, 0.95, isTipped ? 78 : 0);
}

export const capsules: Draw = (stage) => {
  const { random, palette } = stage;
  const pack = carton(stage, random.between(500, 580), random.between(300, 350), random.between(170, 220));
  const tones = [palette.accent, palette.second, palette.body, "#c8a458", "#8a8078"];
  let row = "";
  const count = random.int(3, 5);
  for (let i = 0; i < count; i++)
    row += capsule(
      stage,
      -230 + i * 128 + random.between(-14, 14),
      66 + random.between(-8, 26),
      tones[i % 5]!,
      random.chance(0.25),
    );
  return { ...pack, svg: pack.svg + row };
};

/** A small sachet that hangs in a cup, with the cup in front of its box. */
export const dripBag: Draw = (stage) => {
  const { canvas, random, palette } = stage;
  const pack = carton(stage, random.between(340, 400), random.between(420, 480), random.between(150, 190));
  const colour = random.pick(["#f3ece0", palette.second, "#3e3a36", palette.accent]);
  const paper =
    path("M-62 -70L-78 -176Q0 -190 78 -176L62 -70Z", `fill="#fbf7ee"`) +
    path("M-78 -176L-120 -150L-96 -110L-66 -104ZM78 -176L120 -150L96 -110L66 -104Z", `fill="#efe6d6"`) +
    ellipse(0, -176, 78, 14, `fill="#4a2a18"`) +
    path("M-40 -160V-80M0 -158V-76M40 -160V-80", `stroke="#e3d8c6" stroke-width="2"`);
  const vessel = group(
    cup(canvas, { form: "straight", colour, hasSaucer: false }) + paper,
    -pack.halfWidth - 20,
    64,
    1.15,
  );
  const x = -pack.halfWidth - 30;
  const shadow = ellipse(x + 20, 66, 120, 24, `fill="#1a0f08" fill-opacity="0.35" ${canvas.blur(7)}`);
  return { ...pack, svg: group(pack.svg + shadow + vessel, 70), halfWidth: pack.halfWidth + 90 };
};

/** Paper filters: a fan of cones or a stack of discs before their box. */
export const filterPapers: Draw = (stage) => {
  const { canvas, random } = stage;
  const pack = carton(stage, random.between(420, 480), random.between(420, 500), random.between(130, 170));
  const tone = random.pick(["#faf6ec", "#c9a67a", "#efe3cc"]);
  let papers = "";
  if (random.chance(0.6)) {
    for (let i = 0; i < 7; i++) {
      const cone =
        path(
          "M-92 -150Q0 -176 92 -150L26 -6Q0 8 -26 -6Z",
          `fill="${shade(tone, -0.02 * (6 - i))}" stroke="${shade(tone, -0.12)}" stroke-width="2"`,
        ) + path("M70 -146L20 -10", `stroke="${shade(tone, -0.1)}" stroke-width="6" stroke-dasharray="3 4"`);
      papers += group(cone, -230 + i * 9, 70 - i * 2, 1.3, -26 + i * 7);
    }
  } else {
    for (let i = 0; i < 12; i++)
      papers += ellipse(-190, 70 - i * 6, 150, 34, `fill="${shade(tone, i % 2 ? -0.02 : -0.07)}"`);
    papers += ellipse(-190, -2, 150, 34, `fill="${tone}"`);
  }
  return {
    ...pack,
    svg: `${pack.svg}${ellipse(-180, 82, 170, 30, `fill="#1a0f08" fill-opacity="0.3" ${canvas.blur(9)}`)}${papers}`,
  };
};

/** A tin tub, spray bottle or box of tablets for cleaning. */
export const cleaning: Draw = (stage) => {
  const { canvas, random } = stage;
  const pack = carton(stage, random.between(300, 350), random.between(430, 500), random.between(140, 170));
  const colour = random.pick(["#f5f1e8", "#dfe8e6", "#e9e2d4"]);
  let tablets = "";
  for (let i = 0; i < 7; i++) {
    const x = -250 + i * 54 + random.between(-12, 12);
    const y = 70 + random.between(-10, 34);
    tablets +=
      ellipse(x + 8, y + 10, 36, 13, `fill="#1a0f08" fill-opacity="0.3"`) +
      lathe(
        canvas,
        [
          [-16, 33],
          [0, 33],
        ],
        { colour, material: "matte", tilt: 0.34 },
      ).replace(/^/, `<g transform="translate(${num(x)} ${num(y)})">`) +
      lidTop(canvas, 33, -16, colour, 0.34) +
      path("M-20 -16H20", `stroke="${shade(colour, -0.12)}" stroke-width="3"`) +
      "</g>";
  }
  return { ...pack, svg: pack.svg + tablets };
};

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
