import { sprig } from "../labels/botany.ts";
import { caps } from "../labels/layout.ts";
import { type Canvas, ellipse, num, path, rect } from "../pen/canvas.ts";
import { lightnessOf, mix, shade } from "../pen/colour.ts";
import { setText } from "../pen/set-text.ts";
import { type Art, drawArt, oval } from "../pen/shape.ts";
import { heap } from "../props/beans.ts";
import type { Draw, Stage, Subject } from "../stage.ts";

function weave(canvas: Canvas, d: string, w: number, h: number, colour: string): string {
  let warp = "";
  let weft = "";
  for (let x = -w / 2; x < w / 2; x += 9)
    warp += `M${num(x)} ${num(-h)}q${num(x * 0.05)} ${num(h / 2)} 0 ${num(h + 20)}`;
  for (let y = -h; y < 20; y += 9) weft += `M${num(-w / 2)} ${num(y)}q${num(w / 2)} 14 ${num(w)} 0`;
  return `<g ${canvas.clip(d)}>${path(warp, `fill="none" stroke="${shade(colour, -0.08)}" stroke-width="2.2" stroke-opacity="0.45"`)}${path(weft, `fill="none" stroke="${shade(colour, 0.09)}" stroke-width="2" stroke-opacity="0.5"`)}</g>`;
}

/** Stencilled words and mark, as exporters print them. */
export function stencil(stage: Stage, w: number, top: number, h: number): string {
  const { words, palette, random, facts } = stage;
  // Print on jute has to be dark to be read.
  const dark = [palette.ink, palette.accent, "#28406a", "#7b2b22", "#2e5a3d"].filter(
    (colour) => lightnessOf(colour) < 0.47,
  );
  const ink = random.pick(dark);
  const frame = { x: -w / 2, w };
  const lot = `LOT ${random.int(10, 99)} · ${random.int(100, 999)}`;
  const art: Art[] = [];
  const way = random.int(0, 2);
  if (way === 0) {
    art.push({ path: oval(0, top + h * 0.26, w * 0.19), stroke: ink, strokeWidth: w * 0.012 });
    art.push(...sprig(0, top + h * 0.4, w * 0.3, -90, ink, ink, random));
    art.push(
      ...setText(
        words.name,
        { face: "sans", weight: 800, size: w * 0.16, isUpper: true },
        { ...frame, y: top + h * 0.5, h: h * 0.26 },
        ink,
        { lines: 2 },
      ),
    );
  } else if (way === 1) {
    art.push(
      ...setText(
        words.origin || words.vendor,
        { face: "serif", weight: 800, size: w * 0.22, isUpper: true },
        { ...frame, y: top + h * 0.04, h: h * 0.22 },
        ink,
      ),
    );
    art.push(
      ...setText(
        words.name,
        { face: "sans", weight: 700, size: w * 0.12, isUpper: true },
        { ...frame, y: top + h * 0.3, h: h * 0.3 },
        ink,
        { lines: 3 },
      ),
    );
    art.push({ path: oval(0, top + h * 0.7, w * 0.46, h * 0.012), fill: ink });
  } else {
    art.push({ path: oval(0, top + h * 0.42, w * 0.47, h * 0.4), stroke: ink, strokeWidth: w * 0.014 });
    art.push(
      ...setText(
        words.vendor,
        caps(w * 0.07, 700),
        { x: -w * 0.3, w: w * 0.6, y: top + h * 0.14, h: h * 0.1 },
        ink,
        { lines: 2 },
      ),
    );
    art.push(
      ...setText(
        words.name,
        { face: "serif", weight: 800, size: w * 0.15, isUpper: true },
        { x: -w * 0.38, w: w * 0.76, y: top + h * 0.27, h: h * 0.3 },
        ink,
        { lines: 3 },
      ),
    );
    art.push(
      ...setText(
        words.origin,
        caps(w * 0.06, 700),
        { x: -w * 0.3, w: w * 0.6, y: top + h * 0.6, h: h * 0.09 },
        ink,
      ),
    );
  }
  if (way !== 2)
    art.push(
      ...setText(words.vendor, caps(w * 0.065, 700), { ...frame, y: top + h * 0.78, h: h * 0.08 }, ink),
    );
  art.push(
    ...setText(
      [words.process, lot, facts.weightGrams >= 1000 ? words.weight : ""].filter(Boolean).join("  ·  "),
      caps(w * 0.05, 600),
      { ...frame, y: top + h * 0.88, h: h * 0.08 },
      ink,
    ),
  );
  return `<g opacity="0.86">${drawArt(stage.canvas, art)}</g>`;
}

const jutes = ["#c8a673", "#b8935f", "#d3b588", "#a98a62", "#cdb48f"];

function light(canvas: Canvas, d: string): string {
  const across = canvas.linear([
    [0, "#1a0f08", 0.4],
    [0.14, "#1a0f08", 0.06],
    [0.32, "#fffaf0", 0.2],
    [0.55, "#fffaf0", 0],
    [0.84, "#1a0f08", 0.2],
    [1, "#1a0f08", 0.5],
  ]);
  const down = canvas.linear(
    [
      [0, "#1a0f08", 0.05],
      [0.7, "#1a0f08", 0],
      [1, "#1a0f08", 0.34],
    ],
    "y",
  );
  return path(d, `fill="${across}"`) + path(d, `fill="${down}"`);
}

function folds(canvas: Canvas, stage: Stage, w: number, h: number): string {
  let out = "";
  for (let i = 0; i < 6; i++) {
    const x = w * stage.random.between(-0.46, 0.46);
    const y = -h * stage.random.between(0.2, 0.95);
    out += path(
      `M${num(x)} ${num(y)}q${num(stage.random.between(-40, 40))} ${num(h * 0.12)} ${num(stage.random.between(-30, 30))} ${num(h * 0.3)}`,
      `fill="none" stroke="${i % 2 ? "#fffaf0" : "#1a0f08"}" stroke-opacity="0.16" stroke-width="16"`,
    );
  }
  return `<g ${canvas.blur(8, 0.3)}>${out}</g>`;
}

/** An open sack, its rim rolled down, full of beans. */
function open(stage: Stage): Subject {
  const { canvas, random, bean } = stage;
  const jute = random.pick(jutes);
  const [w, h] = [random.between(500, 570), random.between(400, 470)];
  const d = `M${num(-w * 0.46)} ${num(-h)}C${num(-w * 0.56)} ${num(-h * 0.6)} ${num(-w * 0.56)} ${num(-h * 0.2)} ${num(-w * 0.44)} -8Q0 34 ${num(w * 0.44)} -8C${num(w * 0.56)} ${num(-h * 0.2)} ${num(w * 0.56)} ${num(-h * 0.6)} ${num(w * 0.46)} ${num(-h)}Z`;
  const rx = w * 0.46;
  const rim = (y: number, grow: number) =>
    `M${num(-rx - grow)} ${num(y)}A${num(rx + grow)} ${num(rx * 0.24)} 0 0 0 ${num(rx + grow)} ${num(y)}`;
  const roll = 62;
  const rollD = `${rim(-h - roll * 0.4, 6)}C${num(rx + 34)} ${num(-h - 10)} ${num(rx + 30)} ${num(-h + roll * 0.7)} ${num(rx + 2)} ${num(-h + roll * 0.62)}A${num(rx)} ${num(rx * 0.26)} 0 0 1 ${num(-rx - 2)} ${num(-h + roll * 0.62)}C${num(-rx - 30)} ${num(-h + roll * 0.7)} ${num(-rx - 34)} ${num(-h - 10)} ${num(-rx - 6)} ${num(-h - roll * 0.4)}Z`;
  const back = ellipse(0, -h - roll * 0.4, rx + 6, rx * 0.24, `fill="${shade(jute, -0.2)}"`);
  const beans = heap(canvas, bean, random, {
    x: 0,
    y: -h - roll * 0.3,
    rx: rx * 0.97,
    height: random.between(54, 96),
    size: random.between(40, 48),
    depth: 0.22,
  });
  const svg =
    path(d, `fill="${jute}"`) +
    weave(canvas, d, w * 1.15, h, jute) +
    `<g ${canvas.clip(d)}>${stencil(stage, w * 0.7, -h + roll * 1.75, h - roll * 2.1)}${folds(canvas, stage, w, h)}</g>` +
    light(canvas, d) +
    path(rollD, `fill="#1a0f08" fill-opacity="0.4" transform="translate(0 12)" ${canvas.blur(9, 0.3)}`) +
    back +
    beans +
    path(rollD, `fill="${shade(jute, 0.03)}"`) +
    weave(canvas, rollD, w * 1.2, h + 60, jute) +
    light(canvas, rollD);
  return { svg, halfWidth: w * 0.52, height: h + 130, foot: 60 };
}

/** A closed sack, tied at its neck. */
function tied(stage: Stage): Subject {
  const { canvas, random, palette } = stage;
  const jute = random.pick(jutes);
  const [w, h] = [random.between(500, 560), random.between(560, 620)];
  const d = `M${num(-w * 0.15)} ${num(-h)}C${num(-w * 0.34)} ${num(-h * 0.93)} ${num(-w * 0.53)} ${num(-h * 0.8)} ${num(-w * 0.52)} ${num(-h * 0.5)}C${num(-w * 0.56)} ${num(-h * 0.24)} ${num(-w * 0.52)} -20 ${num(-w * 0.42)} -4Q0 28 ${num(w * 0.42)} -4C${num(w * 0.52)} -20 ${num(w * 0.56)} ${num(-h * 0.24)} ${num(w * 0.52)} ${num(-h * 0.5)}C${num(w * 0.53)} ${num(-h * 0.8)} ${num(w * 0.34)} ${num(-h * 0.93)} ${num(w * 0.15)} ${num(-h)}Z`;
  const crown = `M${num(-w * 0.14)} ${num(-h + 8)}C${num(-w * 0.2)} ${num(-h - 50)} ${num(-w * 0.36)} ${num(-h - 84)} ${num(-w * 0.3)} ${num(-h - 104)}C${num(-w * 0.1)} ${num(-h - 76)} ${num(w * 0.1)} ${num(-h - 120)} ${num(w * 0.3)} ${num(-h - 98)}C${num(w * 0.34)} ${num(-h - 78)} ${num(w * 0.2)} ${num(-h - 50)} ${num(w * 0.14)} ${num(-h + 8)}Z`;
  let pleats = "";
  for (let i = -4; i <= 4; i++)
    pleats += `M${num(i * w * 0.034)} ${num(-h - 4)}q${num(i * 22)} ${num(h * 0.07)} ${num(i * 40)} ${num(h * 0.16)}M${num(i * w * 0.03)} ${num(-h)}q${num(i * 8)} -50 ${num(i * 17)} -86`;
  const rope = mix(palette.accent, "#e9dcc0", 0.55);
  const cord = [0, 1, 2]
    .map((i) =>
      rect(
        -w * 0.16,
        -h - 12 + i * 10,
        w * 0.32,
        11,
        `fill="${shade(rope, -i * 0.03)}" stroke="${shade(rope, -0.14)}" stroke-width="1.5"`,
        5,
      ),
    )
    .join("");
  const ends = path(
    `M${num(w * 0.06)} ${num(-h + 14)}q20 60 -6 130M${num(w * 0.09)} ${num(-h + 14)}q46 40 44 110`,
    `fill="none" stroke="${shade(rope, -0.05)}" stroke-width="8" stroke-linecap="round"`,
  );
  const svg =
    path(crown, `fill="${shade(jute, -0.04)}"`) +
    weave(canvas, crown, w, h + 130, jute) +
    light(canvas, crown) +
    path(d, `fill="${jute}"`) +
    weave(canvas, d, w * 1.15, h, jute) +
    `<g ${canvas.clip(d)}>${stencil(stage, w * 0.72, -h * 0.74, h * 0.62)}${folds(canvas, stage, w, h)}</g>` +
    light(canvas, d) +
    `<g ${canvas.clip(`${d}${crown}`)}>${path(pleats, `fill="none" stroke="#1a0f08" stroke-opacity="0.26" stroke-width="5" stroke-linecap="round"`)}</g>` +
    ends +
    cord;
  return { svg, halfWidth: w * 0.53, height: h + 100, foot: 60 };
}

/** A heap of beans on the table with a sack standing behind. */
function spilled(stage: Stage): Subject {
  const sack = stage.random.chance(0.5) ? tied(stage) : open(stage);
  const { canvas, random, bean } = stage;
  const side = random.chance(0.5) ? 1 : -1;
  const beans = heap(canvas, bean, random, {
    x: side * random.between(90, 190),
    y: 56,
    rx: random.between(210, 270),
    height: random.between(60, 100),
    size: 44,
    depth: 0.24,
  });
  return {
    ...sack,
    svg:
      sack.svg +
      ellipse(side * 150, 74, 280, 50, `fill="#1a0f08" fill-opacity="0.3" ${canvas.blur(12)}`) +
      beans,
  };
}

export const burlap: Draw = (stage) => stage.random.pick([open, open, tied, spilled])(stage);
