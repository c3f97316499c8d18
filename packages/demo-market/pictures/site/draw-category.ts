import { kinds } from "../kinds/kinds.ts";
import { cupFromAbove } from "../kinds/tray.ts";
import type { Place } from "../palettes.ts";
import { Canvas, ellipse, group, rect } from "../pen/canvas.ts";
import { shade } from "../pen/colour.ts";
import { scatter } from "../props/beans.ts";
import { bowlOfBeans, cup, scoop } from "../props/crockery.ts";
import { branch } from "../props/plants.ts";
import { tables } from "../scenery/tables.ts";
import { outsideLight, walls } from "../scenery/walls.ts";
import type { Stage } from "../stage.ts";
import { siteStage } from "./site-stage.ts";

interface Piece {
  kind: string;
  seed: string;
  x: number;
  y: number;
  scale: number;
}

interface CategoryScene {
  place: Place;
  wall: string;
  table: string;
  roast?: string;
  isFlat?: boolean;
  motif: string;
  pieces: Piece[];
  /** Small things in front, drawn last. */
  extra: (stage: Stage) => string;
}

const beansAt = (stage: Stage, x: number, y: number, count = 14, rx = 150, ry = 30) =>
  scatter(stage.canvas, stage.bean, stage.random, { x, y, rx, ry, count, size: 44 });
const twigAt = (stage: Stage, x: number, y: number, angle: number, length = 420) =>
  `<g opacity="0.22" transform="translate(10 16)" ${stage.canvas.blur(8, 0.1)}>${group(branch(stage.canvas, stage.random.fork("t"), { length, leaf: "#1a0f08", cherry: "#1a0f08", pairs: 5 }), x, y, 1, angle)}</g>` +
  group(
    branch(stage.canvas, stage.random.fork("t"), { length, leaf: "#4f7046", cherry: "#b5302b", pairs: 5 }),
    x,
    y,
    1,
    angle,
  );

const categoryScenes: Record<string, CategoryScene> = {
  "green-beans": {
    place: { wall: "#cfd6c4", table: "#c9a67e", figure: "#aebb9d" },
    wall: "hills",
    table: "wood",
    roast: "none",
    motif: "branch",
    pieces: [
      { kind: "burlap", seed: "sack-2", x: 850, y: 740, scale: 0.78 },
      { kind: "burlap", seed: "sack-5", x: 470, y: 800, scale: 1 },
    ],
    extra: (stage) =>
      group(scoop(stage.canvas, stage.random, stage.bean), 840, 836, 0.9, -4) +
      twigAt(stage, 60, 850, -16, 360),
  },
  "roasted-coffee": {
    place: { wall: "#e6c7b2", table: "#6f4d37", figure: "#d9ae95" },
    wall: "niche",
    table: "wood",
    motif: "mountains",
    pieces: [
      { kind: "bag", seed: "r-7", x: 760, y: 750, scale: 0.86 },
      { kind: "bag", seed: "r-2", x: 440, y: 796, scale: 1 },
    ],
    extra: (stage) =>
      group(bowlOfBeans(stage.canvas, stage.random, "#f3ece0", stage.bean), 960, 826, 1.1) +
      beansAt(stage, 640, 846, 16, 200, 26),
  },
  "ground-coffee": {
    place: { wall: "#d4dde0", table: "#eae3d6", figure: "#bccbd0" },
    wall: "tiles",
    table: "marble",
    motif: "contours",
    pieces: [
      { kind: "jar", seed: "g-3", x: 430, y: 780, scale: 1 },
      { kind: "moka", seed: "g-1", x: 800, y: 780, scale: 0.86 },
    ],
    extra: (stage) =>
      group(cup(stage.canvas, { form: "tulip", colour: "#b9694b" }), 1030, 830, 0.95) +
      beansAt(stage, 600, 850, 10, 160, 20),
  },
  "coffee-snacks": {
    place: { wall: "#f3e3c3", table: "#dcb982", figure: "#e8cc98" },
    wall: "bare",
    table: "cloth",
    isFlat: true,
    motif: "sunburst",
    pieces: [{ kind: "cookies", seed: "sn-1", x: 520, y: 440, scale: 0.86 }],
    extra: (stage) =>
      group(cupFromAbove(stage, 110), 1010, 560, 1.1) +
      scatter(stage.canvas, stage.bean, stage.random, {
        x: 1010,
        y: 220,
        rx: 130,
        ry: 90,
        count: 10,
        size: 52,
      }),
  },
  "coffee-sweets": {
    place: { wall: "#dcc7c0", table: "#e8cfc4", figure: "#cbb0a8" },
    wall: "bare",
    table: "marble",
    isFlat: true,
    motif: "orbs",
    pieces: [{ kind: "truffles", seed: "sw-1", x: 480, y: 470, scale: 0.82 }],
    extra: (stage) => group(cupFromAbove(stage, 110), 990, 330, 1.1) + twigAt(stage, 1210, 800, 196, 380),
  },
  equipment: {
    place: { wall: "#34473b", table: "#8a6a4c", figure: "#405648", isDark: true },
    wall: "shelf",
    table: "wood",
    motif: "stripes",
    pieces: [
      { kind: "grinder", seed: "eq-2", x: 890, y: 770, scale: 0.78 },
      { kind: "espresso-machine", seed: "eq-6", x: 440, y: 800, scale: 0.92 },
    ],
    extra: (stage) => beansAt(stage, 800, 846, 16, 220, 24),
  },
  accessories: {
    place: { wall: "#d9a98b", table: "#f0dcc8", figure: "#cc9675" },
    wall: "disc",
    table: "plain",
    motif: "quilt",
    pieces: [
      { kind: "kettle", seed: "ac-3", x: 700, y: 740, scale: 0.86 },
      { kind: "canister", seed: "ac-8", x: 330, y: 770, scale: 0.74 },
      { kind: "mug", seed: "ac-5", x: 960, y: 810, scale: 0.66 },
    ],
    extra: (stage) => beansAt(stage, 520, 850, 12, 180, 20),
  },
};

function stand(stage: Stage, scene: CategoryScene): string {
  const { canvas } = stage;
  const horizon = 590;
  const back = canvas.linear(
    [
      [0, shade(stage.place.wall, 0.03)],
      [1, shade(stage.place.wall, -0.04)],
    ],
    "y",
  );
  return [
    rect(0, 0, 1200, horizon, `fill="${back}"`),
    `<g ${canvas.clip(`M0 0H1200V${horizon}H0Z`)}>${walls[scene.wall]!(stage, horizon)}${outsideLight(stage, scene.wall === "hills")}</g>`,
    tables[scene.table]!(stage, horizon),
  ].join("");
}

/** Draws the picture of a category's tile, 1200 by 900. */
export function drawCategory(slug: string): string {
  const scene = categoryScenes[slug]!;
  const canvas = new Canvas();
  const own = { place: scene.place, roastLevel: scene.roast, motif: scene.motif };
  const stage = siteStage({ ...own, seed: slug, kind: slug }, canvas);
  let content = scene.isFlat ? tables[scene.table]!(stage, 0) + outsideLight(stage) : stand(stage, scene);
  for (const { kind, seed, x, y, scale } of scene.pieces) {
    const subject = kinds[kind]!(siteStage({ ...own, seed, kind, wideLayout: "apothecary" }, canvas));
    const w = subject.halfWidth * scale;
    if (!subject.isFlat) {
      content += ellipse(x + 40, y + 4, w * 1.2, 40, `fill="#1a0d06" fill-opacity="0.34" ${canvas.blur(16)}`);
      content += ellipse(x, y + 8, w, 20, `fill="#1a0d06" fill-opacity="0.5" ${canvas.blur(6)}`);
    }
    content += group(subject.svg, x, y, scale);
  }
  const glow = canvas.radial(
    [
      [0, "#fff4dc", 0.24],
      [0.5, "#fff4dc", 0],
      [1, "#2a160c", 0.3],
    ],
    0.34,
    0.3,
    0.86,
  );
  content += scene.extra(stage) + rect(0, 0, 1200, 900, `fill="${glow}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">${canvas.definitions()}${content}</svg>`;
}

export const categorySlugs = Object.keys(categoryScenes);
