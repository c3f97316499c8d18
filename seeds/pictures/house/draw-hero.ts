import { Canvas, ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { type Random, randomFrom } from "../pen/random.ts";
import { dataOf, smooth } from "../pen/shape.ts";
import { branch } from "../props/plants.ts";

const [width, height] = [1600, 900];
const night = "#1d2c2c";
const sun = { x: 1085, y: 452 };

function sky(canvas: Canvas): string {
  const down = canvas.linear(
    [
      [0, "#1b2b33"],
      [0.2, "#3d5257"],
      [0.36, "#a5826e"],
      [0.47, "#e8a56c"],
      [0.54, "#fbd093"],
      [1, "#f6d9a8"],
    ],
    "y",
  );
  const glow = canvas.radial([
    [0, "#fff1c9", 0.95],
    [0.16, "#ffdf9f", 0.7],
    [0.45, "#f0a864", 0.28],
    [1, "#f0a864", 0],
  ]);
  return (
    rect(0, 0, width, height, `fill="${down}"`) +
    ellipse(sun.x, sun.y, 720, 470, `fill="${glow}"`) +
    ellipse(sun.x, sun.y, 62, 62, `fill="#fff6de"`)
  );
}

/** Long thin clouds, lit from below. */
function clouds(canvas: Canvas, random: Random): string {
  let out = "";
  for (let i = 0; i < 11; i++) {
    const [x, y] = [random.between(300, 1650), random.between(120, 400)];
    const w = random.between(160, 420);
    const fill = mix("#f4b98a", "#5a5a5c", random.between(0.1, 0.65));
    out += ellipse(x, y, w, random.between(4, 12), `fill="${fill}" fill-opacity="0.4"`);
  }
  return `<g ${canvas.blur(7, 0.2)}>${out}</g>`;
}

/** A mountain line; far ones take the colour of the air. */
function ridgeLine(random: Random, base: number, swing: number, step: number): [number, number][] {
  const points: [number, number][] = [];
  for (let x = -120; x <= width + 120; x += step)
    points.push([x, base + random.between(-swing, swing * 0.6)]);
  return points;
}

function ridges(canvas: Canvas, random: Random): string {
  const air = ["#c98f68", "#9a7a66", "#6b6a5e", "#46554c"];
  let out = "";
  air.forEach((colour, i) => {
    const line = ridgeLine(random, 430 + i * 56, 74 - i * 10, 128 + i * 22);
    const d = `${dataOf(smooth(line))}L${width + 120} ${height}L-120 ${height}Z`;
    const lit = canvas.linear(
      [
        [0, mix(colour, night, 0.62)],
        [0.45, mix(colour, night, 0.28)],
        [0.68, mix(colour, "#f6c98c", 0.3)],
        [1, mix(colour, night, 0.12)],
      ],
      "x",
    );
    out += path(d, `fill="${lit}"`);
    const mist = canvas.linear(
      [
        [0, "#ffe3b5", 0],
        [0.6, "#ffe3b5", 0.34],
        [1, "#ffe3b5", 0.1],
      ],
      "x",
    );
    out += ellipse(900, 540 + i * 52, 1000, 26, `fill="${mist}" ${canvas.blur(18, 0.8)}`);
  });
  return out;
}

/** Rows of coffee shrubs along the curve of a hill, each a string of round crowns with a lit upper edge. */
function terraces(canvas: Canvas, random: Random): string {
  const hill = "M-20 900V742C240 660 520 668 760 716C1000 760 1220 690 1620 604V900Z";
  const soil = canvas.linear(
    [
      [0, "#1c2a22"],
      [0.5, "#33402c"],
      [0.72, "#5b5433"],
      [1, "#3a4429"],
    ],
    "x",
  );
  let rows = "";
  for (let row = 0; row < 9; row++) {
    const t = row / 8;
    const size = 9 + t * 26;
    for (let x = -30; x < width + 40; x += size * 1.18) {
      const hillY =
        x < 760
          ? 742 - Math.sin(((x + 20) / 780) * Math.PI) * 62 - ((x + 20) / 780) * 26
          : 716 + Math.sin(((x - 760) / 860) * Math.PI * 1.1) * 18 - ((x - 760) / 860) ** 1.5 * 112;
      const y = hillY + 22 + t * t * 210 + t * 26 + random.between(-2, 2);
      const near = Math.max(0, 1 - Math.abs(x - sun.x) / 620);
      const leaf = mix(
        mix("#22382b", "#4a5f38", random.between(0.2, 0.7)),
        "#c9a65a",
        near * 0.34 * (1 - t * 0.5),
      );
      rows += ellipse(x, y, size * 0.74, size * 0.6, `fill="${shade(leaf, -0.06)}"`);
      rows += ellipse(x - size * 0.1, y - size * 0.18, size * 0.56, size * 0.38, `fill="${leaf}"`);
      if (near > 0.15 && t < 0.8)
        rows += ellipse(
          x,
          y - size * 0.36,
          size * 0.34,
          size * 0.12,
          `fill="#f4cf86" fill-opacity="${num(near * 0.75)}"`,
        );
    }
  }
  return `${path(hill, `fill="${soil}"`)}<g ${canvas.clip(hill)}>${rows}</g>`;
}

/** A farmhouse with its drying patio, and shade trees. */
function farm(canvas: Canvas, random: Random): string {
  const houseAt = (x: number, y: number, s: number) =>
    group(
      rect(-46, -40, 92, 40, `fill="#e9cfa8"`) +
        path("M-58 -38L-34 -72H38L60 -38Z", `fill="#a5402f"`) +
        path("M-34 -72H38L44 -62H-40Z", `fill="#c65a3f"`) +
        rect(-30, -30, 16, 18, `fill="#ffdf8e"`) +
        rect(12, -30, 16, 30, `fill="#5a3424"`) +
        rect(20, -40, 26, 40, `fill="#1a0f08" fill-opacity="0.18"`),
      x,
      y,
      s,
    );
  const tree = (x: number, y: number, s: number) => {
    let crown = "";
    for (let i = 0; i < 9; i++)
      crown += ellipse(
        random.between(-40, 40),
        -118 + random.between(-24, 20),
        random.between(22, 38),
        random.between(14, 22),
        `fill="${mix("#1f3327", "#4d5a35", random.next())}"`,
      );
    return group(path("M-4 0C-2 -50 -6 -80 -2 -112H5C3 -80 6 -50 5 0Z", `fill="#2c2018"`) + crown, x, y, s);
  };
  return (
    tree(1246, 676, 0.9) +
    tree(1310, 664, 1.15) +
    houseAt(1392, 660, 0.86) +
    tree(1462, 646, 1) +
    tree(668, 712, 0.7) +
    tree(716, 716, 0.9) +
    ellipse(1392, 664, 70, 6, `fill="#d9b585" fill-opacity="0.5" ${canvas.blur(3)}`)
  );
}

function birds(random: Random): string {
  let d = "";
  for (let i = 0; i < 7; i++) {
    const [x, y] = [random.between(880, 1180), random.between(230, 360)];
    const s = random.between(7, 14);
    d += `M${num(x - s)} ${num(y - s * 0.3)}Q${num(x - s * 0.4)} ${num(y - s * 0.7)} ${num(x)} ${num(y)}Q${num(x + s * 0.4)} ${num(y - s * 0.7)} ${num(x + s)} ${num(y - s * 0.3)}`;
  }
  return path(
    d,
    `fill="none" stroke="#2b2320" stroke-opacity="0.7" stroke-width="2.4" stroke-linecap="round"`,
  );
}

/** The branch in front, at the right, with the first light on its cherries. */
function foreground(canvas: Canvas, random: Random): string {
  // Close leaves out of focus at the left keep the eye in the picture.
  const near = { length: 620, leaf: "#22382a", cherry: "#6b2a25", pairs: 5 };
  const soft =
    group(branch(canvas, random.fork("soft"), near), -150, 1010, 1, -24) +
    group(branch(canvas, random.fork("corner"), { ...near, hasCherries: false }), 1740, -60, 0.8, 150);
  const front = branch(canvas, random, { length: 760, leaf: "#3f6a45", cherry: "#c0322b", pairs: 5 });
  const second = branch(canvas, random.fork("b"), {
    length: 560,
    leaf: "#2f5138",
    cherry: "#a5292a",
    pairs: 4,
  });
  return `<g opacity="0.9" ${canvas.blur(5, 0.1)}>${soft}</g>${group(second, 1700, 560, 1, 158)}${group(front, 1690, 905, 1, 196)}`;
}

/** Draws the hero: a coffee valley at dawn, dark and calm on the left where the words stand. 1600 by 900. */
export function drawHero(viewBox = `0 0 ${width} ${height}`, over = ""): string {
  const canvas = new Canvas();
  const random = randomFrom("hero at dawn");
  const calm = canvas.linear(
    [
      [0, "#131d1e", 0.82],
      [0.34, "#131d1e", 0.56],
      [0.56, "#131d1e", 0.06],
      [1, "#131d1e", 0],
    ],
    "x",
  );
  const low = canvas.linear(
    [
      [0, "#10140f", 0],
      [0.7, "#10140f", 0],
      [1, "#10140f", 0.5],
    ],
    "y",
  );
  const content = [
    sky(canvas),
    clouds(canvas, random.fork("clouds")),
    ridges(canvas, random.fork("ridges")),
    terraces(canvas, random.fork("terraces")),
    farm(canvas, random.fork("farm")),
    birds(random.fork("birds")),
    rect(0, 0, width, height, `fill="${calm}"`),
    rect(0, 0, width, height, `fill="${low}"`),
    foreground(canvas, random.fork("branch")),
  ].join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${canvas.definitions()}${content}${over}</svg>`;
}
