import { type Place, places } from "../palettes.ts";
import { ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { lightnessOf, mix, shade } from "../pen/colour.ts";
import { scatter } from "../props/beans.ts";
import { bowlOfBeans, cup, cupForms, scoop, steam } from "../props/crockery.ts";
import { notesFor } from "../props/notes.ts";
import { branch } from "../props/plants.ts";
import type { Stage, Subject } from "../stage.ts";
import { tables } from "./tables.ts";
import { outsideLight, walls } from "./walls.ts";

const side = 1200;

export function asSvg(stage: Stage, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${stage.canvas.definitions()}${content}</svg>`;
}

/** A place whose wall is far enough from the thing's own colour. */
function settle(stage: Stage): void {
  const own = lightnessOf(stage.palette.body);
  const isFar = ({ wall }: Place) => Math.abs(lightnessOf(wall) - own) >= 0.12;
  if (isFar(stage.place)) return;
  stage.place = stage.random.shuffle(places).find(isFar) ?? stage.place;
}

function vignette(stage: Stage): string {
  const glow = stage.canvas.radial(
    [
      [0, "#fff4dc", 0.22],
      [0.5, "#fff4dc", 0],
      [1, "#2a160c", 0.26],
    ],
    0.36,
    0.32,
    0.86,
  );
  return rect(0, 0, side, side, `fill="${glow}"`);
}

function shadowOf(stage: Stage, subject: Subject, x: number, y: number): string {
  const { canvas } = stage;
  const { halfWidth: w, height: h, foot = w * 0.2 } = subject;
  const reach = Math.min(320, h * 0.42);
  const cast = `M${num(x - w * 0.9)} ${num(y)}L${num(x + w * 0.2)} ${num(y - foot * 1.1)}L${num(x + w + reach)} ${num(y - foot - reach * 0.18)}L${num(x + w + reach * 0.9)} ${num(y + foot * 0.1)}L${num(x + w * 0.8)} ${num(y + foot * 0.9)}Z`;
  return (
    path(cast, `fill="#1a0d06" fill-opacity="0.26" ${canvas.blur(20, 0.3)}`) +
    ellipse(
      x + w * 0.05,
      y + foot * 0.12,
      w * 1.06,
      foot * 0.9,
      `fill="#1a0d06" fill-opacity="0.4" ${canvas.blur(13)}`,
    ) +
    ellipse(x, y + foot * 0.1, w * 0.98, foot * 0.62, `fill="#1a0d06" fill-opacity="0.5" ${canvas.blur(5)}`)
  );
}

type Prop = (stage: Stage) => { svg: string; half: number };

const crockery = ["#f3ece0", "#e9dfce", "#d8cbb5", "#3e3a36", "#7c8b78", "#b9694b", "#8ea9b3", "#f7f2e9"];

const propCup: Prop = ({ canvas, random }) => {
  const form = random.pick(Object.keys(cupForms)) as keyof typeof cupForms;
  const svg = cup(canvas, {
    form,
    colour: random.pick(crockery),
    hasSaucer: form !== "tumbler" && random.chance(0.7),
    hasHandle: form !== "tumbler",
    hasArt: random.chance(0.4),
  });
  return { svg: svg + (random.chance(0.4) ? steam(canvas, random, 0, -130, 170) : ""), half: 160 };
};
const propBowl: Prop = ({ canvas, random, bean }) => ({
  svg: bowlOfBeans(canvas, random, random.pick(crockery), bean),
  half: 145,
});
const propVase: Prop = (stage) => {
  const { canvas, random, palette } = stage;
  const twig = branch(canvas, random, {
    length: random.between(380, 480),
    leaf: random.pick(["#5c7a4e", "#48693f", "#71865a", "#3f6150"]),
    cherry: random.pick(["#b5302b", "#c9442f", "#8f2230"]),
    pairs: 5,
  });
  const vase = group(
    `<g transform="scale(1)">${cup(canvas, { form: "tumbler", colour: mix(palette.second, "#f3ece0", 0.4), hasSaucer: false, hasHandle: false, liquid: "#4a4038" })}</g>`,
    0,
    0,
    1.05,
  );
  return { svg: group(twig, 0, -110, 1, -90 + random.between(-18, 18)) + vase, half: 90 };
};

const backProps = [propCup, propVase, propBowl];

/** Beans, a twig, a scoop or the taste of the coffee, in front of the thing. */
function foreground(stage: Stage, subject: Subject, x: number, y: number): string {
  const { canvas, random, facts, bean } = stage;
  const edgeLeft = x - subject.halfWidth;
  const edgeRight = x + subject.halfWidth;
  const notes = random.chance(0.75) ? notesFor(canvas, random, facts.tastingNotes) : [];
  const leftRoom = edgeLeft > 1200 - edgeRight;
  let out = "";
  const at = (isLeft: boolean, inset: number) =>
    isLeft ? Math.max(130, edgeLeft - inset) : Math.min(1070, edgeRight + inset);
  notes.forEach((note, i) => {
    const isLeft = i === 0 ? leftRoom : !leftRoom;
    out += group(note, at(isLeft, 40), y + random.between(30, 84), random.between(1, 1.2));
  });
  const kind = random.pick(["beans", "beans", "twig", "scoop", "beans"]);
  const spot = notes.length === 1 ? at(!leftRoom, 30) : random.between(300, 900);
  if (kind === "beans" || notes.length > 1) {
    out += scatter(canvas, bean, random, {
      x: spot,
      y: y + 110,
      rx: random.between(120, 300),
      ry: random.between(26, 56),
      count: random.int(7, 22),
      size: random.between(38, 48),
    });
  } else if (kind === "twig") {
    const twig = branch(canvas, random, {
      length: random.between(360, 460),
      leaf: random.pick(["#4f7046", "#64804f", "#3d5f45"]),
      cherry: "#b5302b",
      pairs: 4,
    });
    const dark = branch(canvas, stage.random.fork("twig"), {
      length: 400,
      leaf: "#1a0f08",
      cherry: "#1a0f08",
      pairs: 4,
    });
    const angle = random.pick([-8, 6, 174, 188]);
    out += `<g opacity="0.2" ${canvas.blur(7, 0.2)}>${group(dark, spot + (angle > 90 ? 180 : -180), y + 132, 1, angle)}</g>${group(twig, spot + (angle > 90 ? 180 : -180), y + 116, 0.94, angle)}`;
  } else {
    out += group(
      scoop(canvas, random, bean),
      Math.min(840, Math.max(320, spot)),
      y + 118,
      random.between(0.78, 0.95),
      random.between(-8, 6),
    );
  }
  return out;
}

function standing(stage: Stage, subject: Subject): string {
  const { random, canvas } = stage;
  const horizon = random.between(740, 830);
  const y = random.between(985, 1020);
  const wall = random.pick(Object.keys(walls));
  const table = random.pick(["plain", "plain", "wood", "wood", "marble", "terrazzo", "cloth", "plinth"]);
  const back = canvas.linear(
    [
      [0, shade(stage.place.wall, 0.03)],
      [1, shade(stage.place.wall, -0.04)],
    ],
    "y",
  );
  const base = table === "plinth" ? Math.min(y, 990) : y;
  const room = 1200 / 2 - subject.halfWidth;
  const shift = table === "plinth" ? 0 : random.between(-0.55, 0.55) * Math.max(0, room - 120);
  const scale = Math.min(1.32, 850 / subject.height, 800 / (subject.halfWidth * 2));
  const sized: Subject = {
    ...subject,
    halfWidth: subject.halfWidth * scale,
    height: subject.height * scale,
    foot: (subject.foot ?? subject.halfWidth * 0.2) * scale,
  };
  const x = 600 + shift;
  let props = "";
  const isTight = sized.halfWidth > 360 || table === "plinth";
  if (!isTight && random.chance(0.8)) {
    const prop = random.pick(backProps)(stage);
    const isLeft = shift > 0 || (shift === 0 && random.chance(0.5));
    const px = isLeft
      ? Math.max(80, x - sized.halfWidth - prop.half * 0.55)
      : Math.min(1120, x + sized.halfWidth + prop.half * 0.55);
    const py = base - random.between(50, 90);
    props = `${ellipse(px + 30, py, prop.half * 1.1, 30, `fill="#1a0d06" fill-opacity="0.32" ${canvas.blur(12)}`)}${group(prop.svg, px, py, random.between(0.95, 1.2))}`;
  }
  return [
    rect(0, 0, side, horizon, `fill="${back}"`),
    walls[wall]!(stage, horizon),
    `<g ${canvas.clip(`M0 0H1200V${num(horizon)}H0Z`)}>${outsideLight(stage, wall === "hills" || wall === "window")}</g>`,
    rect(
      0,
      horizon - 30,
      side,
      30,
      `fill="${canvas.linear(
        [
          [0, "#1a0f08", 0],
          [1, "#1a0f08", 0.14],
        ],
        "y",
      )}"`,
    ),
    tables[table]!(stage, horizon),
    props,
    subject.hasShadow ? "" : shadowOf(stage, sized, x, base),
    group(subject.svg, x, base, scale),
    foreground(stage, sized, x, base),
    vignette(stage),
  ].join("");
}

function lying(stage: Stage, subject: Subject): string {
  const { random, canvas, bean } = stage;
  const table = random.pick(["plain", "plain", "wood", "marble", "terrazzo", "cloth"]);
  const scale = Math.min(1.1, 900 / subject.height, 900 / (subject.halfWidth * 2));
  const [x, y] = [600 + random.between(-30, 30), 600 + random.between(-20, 30)];
  const leaf = random.pick(["#4f7046", "#64804f", "#3d5f45"]);
  const corner = random.pick([
    [40, 60, 35],
    [1160, 60, 145],
    [1160, 1150, 215],
    [40, 1150, -35],
  ] as const);
  const twig = random.chance(0.6)
    ? group(
        branch(canvas, random, { length: 430, leaf, cherry: "#b5302b", pairs: 5 }),
        corner[0],
        corner[1],
        1,
        corner[2],
      )
    : "";
  const twigShade = twig
    ? `<g opacity="0.2" transform="translate(14 18)" ${canvas.blur(9, 0.1)}>${group(branch(canvas, random, { length: 430, leaf: "#1a0f08", cherry: "#1a0f08", pairs: 5 }), corner[0], corner[1], 1, corner[2])}</g>`
    : "";
  const spots = random
    .shuffle([
      [150, 190],
      [1040, 170],
      [170, 1030],
      [1030, 1040],
    ])
    .slice(0, 2);
  const beans = spots
    .map(([bx, by]) =>
      scatter(canvas, bean, random, { x: bx!, y: by!, rx: 120, ry: 110, count: random.int(5, 12), size: 50 }),
    )
    .join("");
  return [
    tables[table]!(stage, 0),
    outsideLight(stage),
    twigShade,
    twig,
    beans,
    group(subject.svg, x, y, scale),
    vignette(stage),
  ].join("");
}

/** Puts a thing into a place with light and company, and returns the whole picture. */
export function composeScene(stage: Stage, subject: Subject): string {
  settle(stage);
  return asSvg(stage, subject.isFlat ? lying(stage, subject) : standing(stage, subject));
}
