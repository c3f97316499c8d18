import { ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { arch, dataOf, smooth } from "../pen/shape.ts";
import { branch, leafShade } from "../props/plants.ts";
import type { Stage } from "../stage.ts";

type Wall = (stage: Stage, horizon: number) => string;

const bare: Wall = () => "";

const disc: Wall = ({ canvas, place, random }, horizon) => {
  const r = random.between(330, 430);
  const fill = canvas.linear(
    [
      [0, shade(place.figure, 0.03)],
      [1, shade(place.figure, -0.04)],
    ],
    "y",
  );
  return ellipse(600 + random.between(-120, 120), horizon - random.between(120, 260), r, r, `fill="${fill}"`);
};

const niche: Wall = ({ canvas, place, random }, horizon) => {
  const w = random.between(620, 780);
  const x = 600 - w / 2;
  const y = random.between(90, 190);
  const inside = canvas.linear([
    [0, shade(place.figure, -0.08)],
    [0.3, place.figure],
    [1, shade(place.figure, 0.05)],
  ]);
  const depth = dataOf(arch(x + 26, y + 20, w - 26, horizon - y));
  return (
    path(dataOf(arch(x, y, w, horizon - y)), `fill="${shade(place.wall, -0.12)}"`) +
    path(depth, `fill="${inside}"`) +
    path(
      dataOf(arch(x, y, w, horizon - y)),
      `fill="none" stroke="${shade(place.wall, 0.08)}" stroke-width="3"`,
    )
  );
};

const tiles: Wall = ({ place, random }, horizon) => {
  const size = random.pick([110, 132, 150]);
  const isBrick = random.chance(0.5);
  let out = rect(0, 0, 1200, horizon, `fill="${shade(place.wall, place.isDark ? 0.05 : -0.07)}"`);
  const h = isBrick ? size * 0.5 : size;
  for (let row = 0; row * h < horizon; row++) {
    const shift = isBrick && row % 2 ? size / 2 : 0;
    for (let x = -shift; x < 1200; x += size) {
      const fill = shade(place.wall, random.between(-0.018, 0.03));
      out += rect(x + 2.5, horizon - (row + 1) * h + 2.5, size - 5, h - 5, `fill="${fill}"`, 4);
      if (random.chance(0.3)) {
        out += rect(x + 10, horizon - (row + 1) * h + 9, size * 0.4, 3, `fill="#fff" fill-opacity="0.16"`, 2);
      }
    }
  }
  return out;
};

const panels: Wall = ({ place }, horizon) => {
  let out = "";
  const dark = shade(place.wall, -0.07);
  const light = shade(place.wall, 0.05);
  for (const x of [-180, 240, 660, 1080]) {
    for (const [inset, colour] of [
      [0, dark],
      [5, light],
      [24, dark],
      [28, light],
    ] as const) {
      out += rect(
        x + inset,
        70 + inset,
        360 - inset * 2,
        horizon - 150 - inset * 2,
        `fill="none" stroke="${colour}" stroke-width="3"`,
      );
    }
  }
  return (
    out +
    rect(0, horizon - 44, 1200, 6, `fill="${dark}"`) +
    rect(0, horizon - 38, 1200, 38, `fill="${light}"`)
  );
};

const paperStripes: Wall = ({ place, random }, horizon) => {
  const step = random.pick([60, 86, 120]);
  let out = "";
  for (let x = random.between(-40, 0); x < 1200; x += step * 2) {
    out += rect(x, 0, step, horizon, `fill="${place.figure}" fill-opacity="0.7"`);
  }
  return out;
};

const botanical: Wall = ({ canvas, place, random }, horizon) => {
  let out = "";
  for (let row = 0; row < 3; row++) {
    for (let col = 0; col < 4; col++) {
      const twig = branch(canvas, random, {
        length: 250,
        leaf: place.figure,
        cherry: shade(place.figure, -0.08),
        pairs: 4,
      });
      out += group(twig, col * 320 + (row % 2) * 160 - 60, row * 300 + 240, 1, -74 + random.between(-16, 16));
    }
  }
  return `<g opacity="0.75" ${canvas.clip(`M0 0H1200V${num(horizon)}H0Z`)}>${out}</g>`;
};

const hills: Wall = ({ canvas, place, palette, random }, horizon) => {
  const sky = canvas.linear(
    [
      [0, shade(place.wall, 0.02)],
      [1, mix(place.wall, place.isDark ? "#d98c5a" : "#fff3d9", 0.5)],
    ],
    "y",
  );
  let out = rect(0, 0, 1200, horizon, `fill="${sky}"`);
  const sun = random.between(70, 120);
  out += ellipse(
    random.between(200, 1000),
    random.between(190, 330),
    sun,
    sun,
    `fill="${mix(place.wall, "#fff1cf", 0.75)}"`,
  );
  const far = mix(place.wall, palette.second, 0.3);
  const near = mix(place.figure, place.isDark ? "#1d1511" : "#5d6b4a", 0.42);
  for (let i = 0; i < 4; i++) {
    const base = horizon - 330 + i * 85;
    const points: [number, number][] = [];
    for (let x = -60; x <= 1260; x += 165) points.push([x, base + random.between(-75, 55) * (1 - i * 0.14)]);
    const ridge = `${dataOf(smooth(points))}L1260 ${num(horizon)}L-60 ${num(horizon)}Z`;
    out += path(ridge, `fill="${mix(far, near, i / 3)}"`);
  }
  return out;
};

const window: Wall = (stage, horizon) => {
  const { canvas, place, random } = stage;
  const [x, y, w] = [random.pick([70, 620]), 60, 510];
  const h = horizon - 200;
  const view = canvas.clip(`M${x} ${y}h${w}v${h}h${-w}z`);
  const frame = place.isDark ? shade(place.wall, 0.16) : "#fbf6ec";
  const bars = path(
    `M${x} ${y}h${w}v${h}h${-w}zM${x + w / 2} ${y}v${h}M${x} ${y + h * 0.42}h${w}`,
    `fill="none" stroke="${frame}" stroke-width="16"`,
  );
  const shadow = path(
    `M${x} ${y}h${w}v${h}h${-w}z`,
    `fill="none" stroke="#1a0f08" stroke-opacity="0.18" stroke-width="26" ${canvas.blur(8)}`,
  );
  const outside = rect(x, y, w, h, `fill="#fff6e2"`);
  return (
    shadow +
    `<g ${view}>${outside}<g transform="translate(0 ${-random.between(120, 170)})">${hills(stage, horizon)}</g></g>` +
    bars +
    rect(x - 22, y + h, w + 44, 26, `fill="${shade(frame, -0.03)}"`) +
    rect(x - 22, y + h + 26, w + 44, 10, `fill="#1a0f08" fill-opacity="0.14"`)
  );
};

/** A shelf far behind, out of focus. */
const shelf: Wall = ({ canvas, place, palette, random }, horizon) => {
  const y = random.between(330, 430);
  const wood = mix(place.table, "#7a5638", 0.4);
  let things = "";
  let x = random.between(-30, 30);
  const tones = [
    palette.body,
    palette.accent,
    palette.second,
    palette.paper,
    "#7a8c6a",
    "#efe4d2",
    "#5a3f2e",
  ];
  while (x < 1200) {
    const w = random.between(60, 130);
    const h = random.between(90, 230);
    const fill = mix(random.pick(tones), place.wall, 0.42);
    if (random.chance(0.8)) things += rect(x, y - h, w, h, `fill="${fill}"`, random.pick([4, 10, 30]));
    if (random.chance(0.3))
      things += rect(
        x + w * 0.15,
        y - h * 0.62,
        w * 0.7,
        h * 0.36,
        `fill="${mix("#fbf6ec", place.wall, 0.3)}"`,
      );
    x += w + random.between(8, 50);
  }
  const board =
    rect(-10, y, 1220, 24, `fill="${wood}"`) +
    rect(-10, y + 24, 1220, 34, `fill="#1a0f08" fill-opacity="0.16"`);
  return `<g ${canvas.blur(7, 0.05)}>${things}${board}</g>${rect(0, horizon - 60, 1200, 60, `fill="${place.wall}" fill-opacity="0"`)}`;
};

const blocks: Wall = ({ place, palette, random }, horizon) => {
  const split = random.between(380, 820);
  const lean = random.between(-260, 260);
  const tint = mix(place.wall, palette.accent, 0.28);
  return path(
    `M${num(split)} 0L1200 0L1200 ${num(horizon)}L${num(split + lean)} ${num(horizon)}Z`,
    `fill="${tint}"`,
  );
};

export const walls: Record<string, Wall> = {
  bare,
  disc,
  niche,
  tiles,
  panels,
  paperStripes,
  botanical,
  hills,
  window,
  shelf,
  blocks,
};

/** What falls on wall and table from outside the picture. */
export function outsideLight(stage: Stage, isOpen = false): string {
  const { canvas, random, place } = stage;
  const drawn = random.pick(["leaves", "leaves", "panes", "panes", "beam", "none"]);
  const kind = isOpen && drawn === "panes" ? "none" : drawn;
  const dark = place.isDark ? "#0c0705" : shade(place.wall, -0.4);
  if (kind === "leaves") return leafShade(canvas, random, dark, place.isDark ? 0.34 : 0.17);
  if (kind === "none") return "";
  const lightFill = `fill="#fff4d8" fill-opacity="${place.isDark ? 0.1 : 0.34}"`;
  const x = random.between(60, 420);
  if (kind === "beam") {
    return path(
      `M${num(x)} -20h${num(random.between(180, 380))}l520 1240h-560z`,
      `${lightFill} ${canvas.blur(16, 0.1)}`,
    );
  }
  let panes = "";
  for (let row = 0; row < 3; row++) {
    for (let col = 0; col < 2; col++) {
      panes += path(
        `M${num(x + col * 232 + row * 66)} ${num(60 + row * 252 - col * 40)}l210 -36l58 226l-210 36z`,
        lightFill,
      );
    }
  }
  return `<g ${canvas.blur(6, 0.05)}>${panes}</g>`;
}
