import { stageFor } from "./draw-product.ts";
import { countryName, type PictureFacts } from "./facts.ts";
import { drawKind } from "./kinds/kinds.ts";
import { cupFromAbove } from "./kinds/tray.ts";
import { caps } from "./labels/layout.ts";
import { motifs } from "./labels/motifs.ts";
import { places } from "./palettes.ts";
import { group, num, rect } from "./pen/canvas.ts";
import { mix, readable, shade } from "./pen/colour.ts";
import { randomFrom } from "./pen/random.ts";
import { setText } from "./pen/set-text.ts";
import { type Art, box, drawArt, oval, polygon } from "./pen/shape.ts";
import { carpet, scatter } from "./props/beans.ts";
import { branch } from "./props/plants.ts";
import { asSvg, composeScene } from "./scenery/compose-scene.ts";
import { tables } from "./scenery/tables.ts";
import type { Stage } from "./stage.ts";

const isCoffee = ({ category }: PictureFacts) =>
  ["green-beans", "roasted-coffee", "ground-coffee"].includes(category);

/** A paper card with a shadow, its corner at 0,0 before it is turned. */
function card(stage: Stage, w: number, h: number, art: Art[]): string {
  const { canvas, palette } = stage;
  const shadow = rect(14, 22, w, h, `fill="#1a0f08" fill-opacity="0.5" ${canvas.blur(16, 0.2)}`);
  const light = rect(
    0,
    0,
    w,
    h,
    `fill="${canvas.linear(
      [
        [0, "#fff", 0.16],
        [0.6, "#fff", 0],
        [1, "#1a0f08", 0.08],
      ],
      [0, 0, 1, 1],
    )}"`,
  );
  return shadow + rect(0, 0, w, h, `fill="${palette.paper}"`) + drawArt(canvas, art) + light;
}

/** Beans from edge to edge at their roast, and a card that says what they are. */
function beansView(stage: Stage): string {
  const { canvas, random, words, palette, bean } = stage;
  const beans =
    rect(0, 0, 1200, 1200, `fill="${shade(bean, -0.22)}"`) +
    carpet(canvas, bean, random, { x: -40, y: -40, w: 1240, h: 1240, size: random.between(190, 250) });
  const [w, h] = [random.between(480, 560), random.between(300, 340)];
  const rows = [words.origin, words.process || words.roast].filter(Boolean).join("  ·  ");
  const art: Art[] = [
    { path: box(18, 18, w - 36, h - 36), stroke: palette.accent, strokeWidth: 3 },
    ...setText(words.vendor, caps(26), { x: 50, y: 44, w: w - 100, h: 40 }, palette.accent),
    ...setText(
      words.name,
      { face: stage.brand.face, weight: 560, size: 62 },
      { x: 50, y: 90, w: w - 100, h: h - 190 },
      palette.ink,
      { lines: 2 },
    ),
    ...setText(rows || words.sort, caps(22, 500), { x: 50, y: h - 90, w: w - 100, h: 36 }, palette.ink),
  ];
  const dim = rect(
    0,
    0,
    1200,
    1200,
    `fill="${canvas.radial(
      [
        [0, "#fff4dc", 0.12],
        [0.5, "#1a0f08", 0],
        [1, "#1a0f08", 0.5],
      ],
      0.4,
      0.36,
      0.8,
    )}"`,
  );
  return asSvg(
    stage,
    beans +
      dim +
      group(
        card(stage, w, h, art),
        600 - w / 2 + random.between(-80, 80),
        600 - h / 2 + random.between(-90, 90),
        1,
        random.between(-8, 8),
      ),
  );
}

/** The origin as a print: contour lines or hills, the country in large letters, a twig across it. */
function originView(stage: Stage): string {
  const { canvas, random, words, palette, facts } = stage;
  const table = tables[random.pick(["plain", "wood", "marble", "cloth"])]!(stage, 0);
  const [w, h] = [random.between(700, 760), random.between(900, 960)];
  const view = { x: 36, y: 36, w: w - 72, h: h * 0.6 };
  const motif = motifs[random.pick(["contours", "mountains", "valley", "sunburst", "waves", "branch"])]!;
  const place = facts.originCountry ? countryName(facts.originCountry, facts.language) : words.vendor;
  const art: Art[] = [
    { clip: box(view.x, view.y, view.w, view.h), children: motif(view, palette, random) },
    ...setText(
      place,
      { face: "serif", weight: 600, size: 128 },
      { x: 44, y: h * 0.655, w: w - 88, h: h * 0.15 },
      palette.ink,
      { lines: 2 },
    ),
    {
      path: polygon(
        [
          [w * 0.4, h * 0.825],
          [w * 0.6, h * 0.825],
        ],
        false,
      ),
      stroke: palette.accent,
      strokeWidth: 5,
    },
    ...setText(words.name, caps(30), { x: 60, y: h * 0.84, w: w - 120, h: h * 0.07 }, palette.ink, {
      lines: 2,
    }),
    ...setText(
      [words.process, words.roast || words.sort].filter(Boolean).join("  ·  "),
      caps(22, 500),
      { x: 60, y: h * 0.925, w: w - 120, h: 32 },
      palette.accent,
    ),
  ];
  if (random.chance(0.5)) art.push({ path: oval(w * 0.84, h * 0.1, w * 0.062), fill: palette.accent });
  const turn = random.between(-6, 6);
  const twig = (leaf: string, cherry: string) =>
    branch(canvas, randomFrom(`${facts.key}/twig`), { length: 470, leaf, cherry, pairs: 5 });
  const [tx, ty, ta] = random.pick([
    [1190, 330, 196],
    [40, 640, -58],
    [1180, 60, 158],
    [1130, 640, 244],
  ] as const);
  const dark = `<g opacity="0.25" transform="translate(14 20)" ${canvas.blur(9, 0.1)}>${group(twig("#1a0f08", "#1a0f08"), tx, ty, 1, ta)}</g>`;
  return asSvg(
    stage,
    table +
      group(card(stage, w, h, art), 600 - w / 2, 600 - h / 2, 1, turn) +
      dark +
      group(twig(random.pick(["#4f7046", "#64804f", "#3d5f45"]), "#b5302b"), tx, ty, 1, ta),
  );
}

/** Brewed: a cup from above beside loose beans and the maker's card. */
function cupView(stage: Stage): string {
  const { canvas, random, words, palette, bean } = stage;
  const table = tables[random.pick(["wood", "marble", "cloth", "terrazzo", "plain"])]!(stage, 0);
  const isLeft = random.chance(0.5);
  const cup = group(
    cupFromAbove(stage, 190),
    isLeft ? 430 : 770,
    random.between(460, 620),
    1.25,
    random.between(-30, 30),
  );
  const [w, h] = [300, 400];
  const ground = mix(palette.body, palette.paper, random.pick([0, 0.85]));
  const ink = readable(ground, palette.ink, palette.paper);
  const art: Art[] = [
    { path: box(0, 0, w, h), fill: ground },
    {
      clip: box(0, 0, w, h * 0.3),
      children: motifs[stage.brand.motif]!({ x: 0, y: 0, w, h: h * 0.3 }, palette, random),
    },
    ...setText(
      words.name,
      { face: stage.brand.face, weight: 560, size: 44 },
      { x: 24, y: h * 0.34, w: w - 48, h: h * 0.42 },
      ink,
      { lines: 4, anchor: 0 },
    ),
    ...setText(words.vendor, caps(16), { x: 24, y: h * 0.82, w: w - 48, h: 40 }, ink, {
      anchor: 0,
      lines: 2,
    }),
  ];
  const tag = group(
    card(stage, w, h, art),
    isLeft ? 800 : 110,
    random.between(560, 680),
    1,
    random.between(-10, 10),
  );
  const beans = scatter(canvas, bean, random, {
    x: isLeft ? 930 : 280,
    y: 250,
    rx: 190,
    ry: 130,
    count: random.int(16, 30),
    size: 64,
  });
  const glow = rect(
    0,
    0,
    1200,
    1200,
    `fill="${canvas.radial(
      [
        [0, "#fff4dc", 0.2],
        [0.5, "#fff4dc", 0],
        [1, "#2a160c", 0.3],
      ],
      0.36,
      0.32,
      0.86,
    )}"`,
  );
  return asSvg(stage, table + beans + tag + cup + glow);
}

/** The same thing in another place, close up. */
function closeView(stage: Stage): string {
  const subject = drawKind(stage);
  const { facts } = stage;
  stage.random = randomFrom(`${facts.key}/close`);
  stage.place = stage.random.pick(places);
  const svg = composeScene(stage, subject);
  const zoom = stage.random.between(1.3, 1.55);
  const size = 1200 / zoom;
  const x = (1200 - size) * stage.random.between(0.36, 0.64);
  const y =
    (1200 - size) * (subject.isFlat ? stage.random.between(0.3, 0.7) : stage.random.between(0.42, 0.78));
  return svg.replace(/viewBox="[^"]+"/, `viewBox="${num(x)} ${num(y)} ${num(size)} ${num(size)}"`);
}

/** Draws a product's second picture: coffee as beans, as its origin or in the cup; other things close up. */
export function drawDetail(facts: PictureFacts): string {
  if (!isCoffee(facts)) return closeView(stageFor(facts));
  const stage = stageFor(facts, `${facts.key}/detail`);
  const views = facts.originCountry
    ? [beansView, beansView, originView, originView, cupView]
    : [beansView, cupView];
  return stage.random.pick(facts.category === "green-beans" ? [beansView, originView] : views)(stage);
}
