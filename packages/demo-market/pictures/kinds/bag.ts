import { type Canvas, ellipse, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import type { Random } from "../pen/random.ts";
import { flatLabel } from "../solids/wrap.ts";
import type { Draw, Stage, Subject } from "../stage.ts";

/** Light on a soft bag: bright left third, dark right edge, dents under the seal and above the foot. */
function bagLight(canvas: Canvas, random: Random, d: string, w: number, h: number, isShiny: boolean): string {
  const across = canvas.linear([
    [0, "#1a0f08", 0.34],
    [0.06, "#1a0f08", 0.08],
    [0.13, "#fffaf0", isShiny ? 0.34 : 0.12],
    [0.22, "#fffaf0", isShiny ? 0.1 : 0.08],
    [0.5, "#fffaf0", 0],
    [0.8, "#1a0f08", 0.1],
    [0.93, "#1a0f08", 0.22],
    [0.97, "#fffaf0", isShiny ? 0.16 : 0.02],
    [1, "#1a0f08", 0.36],
  ]);
  const down = canvas.linear(
    [
      [0, "#1a0f08", 0.12],
      [0.16, "#1a0f08", 0],
      [0.84, "#1a0f08", 0],
      [1, "#1a0f08", 0.3],
    ],
    "y",
  );
  let dents = "";
  for (let i = 0; i < 7; i++) {
    const left = i % 2 === 0;
    const x = (left ? -1 : 1) * w * random.between(0.3, 0.48);
    const y = -h * random.between(0.62, 0.92);
    const reach = (left ? 1 : -1) * w * random.between(0.08, 0.26);
    const dent = `M${num(x)} ${num(y)}Q${num(x + reach * 0.5)} ${num(y + h * 0.03)} ${num(x + reach)} ${num(y + h * random.between(0.06, 0.16))}L${num(x + reach * 0.4)} ${num(y + h * 0.09)}Z`;
    dents += path(
      dent,
      `fill="${i % 3 ? "#1a0f08" : "#fffaf0"}" fill-opacity="${i % 3 ? 0.13 : isShiny ? 0.26 : 0.14}"`,
    );
  }
  for (let i = 0; i < 4; i++) {
    const x = w * random.between(-0.42, 0.3);
    const foot = `M${num(x)} ${num(-h * 0.015)}Q${num(x + w * 0.08)} ${num(-h * random.between(0.05, 0.1))} ${num(x + w * random.between(0.14, 0.24))} ${num(-h * 0.01)}Z`;
    dents += path(foot, `fill="${i % 2 ? "#fffaf0" : "#1a0f08"}" fill-opacity="0.12"`);
  }
  return `<g ${canvas.clip(d)}><g ${canvas.blur(7, 0.4)}>${dents}</g></g>${path(d, `fill="${across}"`)}${path(d, `fill="${down}"`)}`;
}

function flecks(random: Random, w: number, h: number, colour: string): string {
  let d = "";
  for (let i = 0; i < 90; i++)
    d += `M${num(w * random.between(-0.5, 0.5))} ${num(-h * random.next())}l${num(random.between(-7, 7))} ${num(random.between(-4, 4))}`;
  return path(d, `stroke="${shade(colour, -0.12)}" stroke-width="1.6" stroke-opacity="0.4" fill="none"`);
}

const valve = (canvas: Canvas, x: number, y: number, colour: string) =>
  ellipse(
    x,
    y,
    17,
    17,
    `fill="${canvas.radial(
      [
        [0, shade(colour, -0.1)],
        [0.7, shade(colour, -0.04)],
        [1, shade(colour, 0.12)],
      ],
      0.6,
      0.6,
      0.6,
    )}"`,
  ) + [-6, 0, 6].map((dx) => ellipse(x + dx, y, 1.8, 1.8, `fill="${shade(colour, -0.28)}"`)).join("");

/** Where the label goes: printed over the bag, a large patch, or a band low on the face. */
export function face(stage: Stage, w: number, top: number, h: number): string {
  const way = stage.random.pick(["patch", "patch", "printed", "printed", "low"]);
  if (way === "printed") return flatLabel(stage, -w / 2 + w * 0.02, top, w * 0.96, h * 0.97);
  const lw = w * 0.78;
  const lh = way === "low" ? Math.min(lw * 1.12, h * 0.62) : Math.min(lw * 1.4, h * 0.84);
  const ly = way === "low" ? top + h - lh - h * 0.08 : top + (h - lh) * 0.5;
  return (
    rect(-lw / 2 + 3, ly + 4, lw, lh, `fill="#1a0f08" fill-opacity="0.22"`) +
    flatLabel(stage, -lw / 2, ly, lw, lh)
  );
}

function crimp(w: number, top: number, h: number, colour: string): string {
  let d = "";
  for (let y = top + 6; y < top + h - 4; y += 7) d += `M${num(-w / 2 + 2)} ${num(y)}H${num(w / 2 - 2)}`;
  return path(d, `stroke="${shade(colour, -0.1)}" stroke-width="2" stroke-opacity="0.5" fill="none"`);
}

/** Side-gusset bag with a welded top, straight on. */
function sealed(stage: Stage): Subject {
  const { canvas, random, palette } = stage;
  const w = random.between(430, 500);
  const h = random.between(640, 720);
  const colour = palette.body;
  const b = random.between(8, 18);
  const d = `M${num(-w / 2 + 6)} ${num(-h)}L${num(w / 2 - 6)} ${num(-h)}L${num(w / 2 - 4)} ${num(-h + 54)}C${num(w / 2 + b)} ${num(-h * 0.7)} ${num(w / 2 + b)} ${num(-h * 0.25)} ${num(w / 2 - 4)} -10Q${num(w / 2 - 8)} 2 ${num(w / 2 - 26)} 4Q0 14 ${num(-w / 2 + 26)} 4Q${num(-w / 2 + 8)} 2 ${num(-w / 2 + 4)} -10C${num(-w / 2 - b)} ${num(-h * 0.25)} ${num(-w / 2 - b)} ${num(-h * 0.7)} ${num(-w / 2 + 4)} ${num(-h + 54)}Z`;
  const inner = face(stage, w, -h + 66, h - 80);
  // A label printed over the whole face covers the valve, so that it never sits in the words.
  const vent = random.chance(0.6) ? valve(canvas, 0, -h + 92, colour) : "";
  const svg =
    path(d, `fill="${colour}"`) +
    vent +
    `<g ${canvas.clip(d)}>${inner}${rect(-w / 2, -h, w, 52, `fill="${shade(colour, -0.02)}"`)}${crimp(w, -h, 46, colour)}</g>` +
    bagLight(canvas, random, d, w, h, random.chance(0.5)) +
    path(
      `M${num(-w / 2 + 5)} ${num(-h + 52)}H${num(w / 2 - 5)}`,
      `stroke="#1a0f08" stroke-opacity="0.25" stroke-width="3"`,
    );
  return { svg, halfWidth: w / 2 + b, height: h };
}

/** Flat-bottom pouch turned a little, its side panel closing to the seal. */
function turned(stage: Stage): Subject {
  const { canvas, random, palette } = stage;
  const m = random.chance(0.5) ? 1 : -1;
  const [w, h] = [random.between(390, 450), random.between(620, 700)];
  const sw = random.between(84, 130);
  const fs = random.between(20, 38);
  const ss = sw * 0.36;
  const lean = sw * 0.42 * m;
  const colour = palette.body;
  const e = (m * (w - sw)) / 2 - (m * sw) / 8;
  const o = e - m * w;
  const far = e + m * sw;
  const frontD = `M${num(e)} 0L${num(o)} ${num(-fs)}Q${num(o + lean * 0.2)} ${num(-h * 0.5)} ${num(o + lean)} ${num(-fs * 0.7 - h)}L${num(e + lean)} ${num(-h)}Q${num(e + lean * 0.2)} ${num(-h * 0.5)} ${num(e)} 0Z`;
  const sideD = `M${num(e)} 0L${num(far)} ${num(-ss)}Q${num(far - m * 4)} ${num(-h * 0.55)} ${num(e + lean + m * 4)} ${num(-h)}Q${num(e + lean * 0.2)} ${num(-h * 0.5)} ${num(e)} 0Z`;
  const left = m > 0 ? o : e;
  const topLeftY = m > 0 ? -fs - h : -h;
  const xSlope = (m > 0 ? fs : -fs) / w;
  const at = `matrix(1 ${xSlope.toFixed(4)} ${(-lean / h).toFixed(4)} 1 ${num(left + lean)} ${num(topLeftY)})`;
  const art = `<g transform="${at}"><g transform="translate(${num(w / 2)} 0)">${face(stage, w, 62, h - 76)}</g>${rect(0, 0, w, 48, `fill="${shade(colour, -0.03)}"`)}<g transform="translate(${num(w / 2)} 0)">${crimp(w, 0, 46, colour)}</g></g>`;
  const dim = canvas.linear([
    [0, "#1a0f08", m > 0 ? 0.22 : 0.02],
    [1, "#1a0f08", m > 0 ? 0.44 : 0.2],
  ]);
  const mid = `M${num((e + far) / 2)} ${num(-ss / 2)}Q${num((e + far) / 2 - m * 12)} ${num(-h * 0.4)} ${num(e + lean * 0.9)} ${num(-h * 0.86)}`;
  const svg =
    path(sideD, `fill="${shade(colour, -0.04)}"`) +
    path(sideD, `fill="${dim}"`) +
    path(mid, `fill="none" stroke="#1a0f08" stroke-opacity="0.3" stroke-width="5"`) +
    path(frontD, `fill="${colour}"`) +
    `<g ${canvas.clip(frontD)}>${art}</g>` +
    `<g transform="translate(${num((o + e) / 2)} 0)">${bagLight(
      canvas,
      random,
      frontD.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${num(Number(x) - (o + e) / 2)} ${y}`),
      w,
      h,
      random.chance(0.6),
    )}</g>` +
    path(
      `M${num(e)} 0Q${num(e + lean * 0.2)} ${num(-h * 0.5)} ${num(e + lean)} ${num(-h)}`,
      `fill="none" stroke="${shade(colour, 0.16)}" stroke-width="3" stroke-opacity="0.6"`,
    );
  return { svg, halfWidth: (w + sw) / 2, height: h + fs, foot: 44 };
}

/** Paper bag, rolled down and closed with a tin tie. */
function rolled(stage: Stage): Subject {
  const { canvas, random, palette } = stage;
  const [w, h] = [random.between(420, 490), random.between(570, 650)];
  const colour = random.pick([
    "#c99f6e",
    "#d2ab7c",
    "#f1ebdf",
    palette.body,
    mix("#c99f6e", palette.body, 0.3),
  ]);
  const d = `M${num(-w / 2 + 12)} ${num(-h + 10)}L${num(w / 2 - 12)} ${num(-h + 10)}C${num(w / 2 + 10)} ${num(-h * 0.72)} ${num(w / 2 + 6)} ${num(-h * 0.3)} ${num(w / 2)} -8Q${num(w / 2 - 4)} 4 ${num(w / 2 - 24)} 5Q0 12 ${num(-w / 2 + 24)} 5Q${num(-w / 2 + 4)} 4 ${num(-w / 2)} -8C${num(-w / 2 - 6)} ${num(-h * 0.3)} ${num(-w / 2 - 10)} ${num(-h * 0.72)} ${num(-w / 2 + 12)} ${num(-h + 10)}Z`;
  const roll = canvas.linear(
    [
      [0, shade(colour, 0.06)],
      [0.35, shade(colour, 0.12)],
      [0.7, colour],
      [1, shade(colour, -0.16)],
    ],
    "y",
  );
  const tie = shade(palette.accent, -0.02);
  const band = canvas.linear(
    [
      [0, shade(tie, 0.12)],
      [1, shade(tie, -0.1)],
    ],
    "y",
  );
  const rw = w - 14;
  const top =
    rect(-rw / 2, -h - 44, rw, 66, `fill="${roll}"`, 12) +
    path(
      `M${num(-rw / 2 + 8)} ${num(-h - 26)}H${num(rw / 2 - 8)}`,
      `stroke="${shade(colour, -0.1)}" stroke-width="2" stroke-opacity="0.5"`,
    ) +
    rect(-rw / 2 - 26, -h - 16, rw + 52, 26, `fill="${band}"`, 9) +
    rect(-rw / 2 - 26, -h - 17, 34, 28, `fill="${shade(tie, -0.07)}"`, 9) +
    rect(rw / 2 - 8, -h - 17, 34, 28, `fill="${shade(tie, -0.1)}"`, 9);
  const lw = w * 0.8;
  const lh = Math.min(lw * 1.28, h * 0.8);
  const ly = -h * 0.5 - lh * 0.48;
  const svg =
    path(d, `fill="${colour}"`) +
    `<g ${canvas.clip(d)}>${flecks(random, w, h, colour)}${rect(-lw / 2 + 3, ly + 4, lw, lh, `fill="#1a0f08" fill-opacity="0.2"`)}${flatLabel(stage, -lw / 2, ly, lw, lh)}</g>` +
    bagLight(canvas, random, d, w, h, false) +
    rect(-rw / 2 + 4, -h + 6, rw - 8, 30, `fill="#1a0f08" fill-opacity="0.35" ${canvas.blur(7, 0.8)}`) +
    top;
  return { svg, halfWidth: w / 2 + 14, height: h + 44 };
}

/** Stand-up pouch with a round foot and a zip. */
function doypack(stage: Stage): Subject {
  const { canvas, random, palette } = stage;
  const [w, h] = [random.between(440, 510), random.between(620, 690)];
  const colour = palette.body;
  const d = `M${num(-w / 2 + 16)} ${num(-h)}Q${num(-w / 2)} ${num(-h)} ${num(-w / 2)} ${num(-h + 16)}C${num(-w / 2 + 16)} ${num(-h * 0.6)} ${num(-w / 2 - 6)} ${num(-h * 0.3)} ${num(-w / 2 + 4)} -34Q0 44 ${num(w / 2 - 4)} -34C${num(w / 2 + 6)} ${num(-h * 0.3)} ${num(w / 2 - 16)} ${num(-h * 0.6)} ${num(w / 2)} ${num(-h + 16)}Q${num(w / 2)} ${num(-h)} ${num(w / 2 - 16)} ${num(-h)}Z`;
  const zip = path(
    `M${num(-w / 2 + 4)} ${num(-h + 92)}H${num(w / 2 - 4)}M${num(-w / 2 + 4)} ${num(-h + 102)}H${num(w / 2 - 4)}`,
    `stroke="#fffaf0" stroke-opacity="0.3" stroke-width="3"`,
  );
  const gusset = path(
    `M${num(-w / 2 + 6)} -70Q0 26 ${num(w / 2 - 6)} -70`,
    `fill="none" stroke="#1a0f08" stroke-opacity="0.22" stroke-width="4"`,
  );
  const svg =
    path(d, `fill="${colour}"`) +
    `<g ${canvas.clip(d)}>${face(stage, w * 0.98, -h + 116, h - 190)}</g>` +
    zip +
    ellipse(0, -h + 44, 15, 15, `fill="${shade(stage.place.wall, -0.1)}"`) +
    gusset +
    bagLight(canvas, random, d, w, h, true);
  return { svg, halfWidth: w / 2, height: h };
}

/** Paper bag folded over at the top, the flap held by a round sticker. */
function folded(stage: Stage): Subject {
  const { canvas, random, palette } = stage;
  const [w, h] = [random.between(430, 490), random.between(600, 670)];
  const colour = random.pick([palette.body, palette.paper, "#cda577"]);
  const d = `M${num(-w / 2)} ${num(-h)}L${num(w / 2)} ${num(-h)}C${num(w / 2 + 12)} ${num(-h * 0.6)} ${num(w / 2 + 8)} ${num(-h * 0.3)} ${num(w / 2)} -4Q0 12 ${num(-w / 2)} -4C${num(-w / 2 - 8)} ${num(-h * 0.3)} ${num(-w / 2 - 12)} ${num(-h * 0.6)} ${num(-w / 2)} ${num(-h)}Z`;
  const flapH = h * random.between(0.15, 0.2);
  let edge = `M${num(-w / 2)} ${num(-h - 4)}L${num(w / 2)} ${num(-h - 4)}L${num(w / 2 + 3)} ${num(-h + flapH)}`;
  const teeth = 30;
  for (let i = 0; i < teeth; i++) edge += `l${num(-(w + 6) / teeth / 2)} 7l${num(-(w + 6) / teeth / 2)} -7`;
  edge += "Z";
  const flap = canvas.linear(
    [
      [0, shade(colour, -0.05)],
      [0.12, shade(colour, 0.09)],
      [1, shade(colour, 0.03)],
    ],
    "y",
  );
  const seal = palette.accent;
  const sticker =
    ellipse(3, -h + flapH + 6, 40, 40, `fill="#1a0f08" fill-opacity="0.25"`) +
    ellipse(0, -h + flapH, 40, 40, `fill="${seal}"`) +
    ellipse(0, -h + flapH, 33, 33, `fill="none" stroke="${palette.paper}" stroke-width="2"`) +
    path(
      `M-12 ${num(-h + flapH + 10)}C-14 ${num(-h + flapH - 12)} 10 ${num(-h + flapH - 20)} 14 ${num(-h + flapH - 8)}C16 ${num(-h + flapH + 12)} -4 ${num(-h + flapH + 20)} -12 ${num(-h + flapH + 10)}Z`,
      `fill="${palette.paper}"`,
    );
  const [lw, lh] = [w * 0.8, h * 0.66];
  const ly = -h + flapH + (h - flapH - lh) * 0.62;
  const svg =
    path(d, `fill="${colour}"`) +
    `<g ${canvas.clip(d)}>${flecks(random, w, h, colour)}${flatLabel(stage, -lw / 2, ly, lw, lh)}</g>` +
    bagLight(canvas, random, d, w, h, false) +
    path(edge, `fill="#1a0f08" fill-opacity="0.3" transform="translate(2 7)" ${canvas.blur(5, 0.3)}`) +
    path(edge, `fill="${flap}"`) +
    sticker;
  return { svg, halfWidth: w / 2 + 10, height: h };
}

export const bag: Draw = (stage) =>
  stage.random.pick([sealed, turned, turned, rolled, doypack, folded])(stage);
export const pouch: Draw = (stage) => stage.random.pick([doypack, turned, folded, rolled])(stage);
