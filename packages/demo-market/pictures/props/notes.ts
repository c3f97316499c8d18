import { type Canvas, ellipse, group, num, path, rect, use } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import type { Random } from "../pen/random.ts";
import { cherrySymbol, leafSymbol } from "./plants.ts";

/** A small thing about 120 wide, standing on y = 0, that says what a coffee tastes of. */
type Note = (canvas: Canvas, random: Random) => string;

const ground = (rx: number) => ellipse(8, -4, rx, rx * 0.22, `fill="#1a0f08" fill-opacity="0.3"`);

const ball = (canvas: Canvas, colour: string, x: number, y: number, r: number, bloom = false) => {
  const fill = canvas.radial(
    [
      [0, shade(colour, 0.2)],
      [0.5, colour],
      [1, shade(colour, -0.16)],
    ],
    0.34,
    0.28,
    0.78,
  );
  const glint = ellipse(
    x - r * 0.34,
    y - r * 0.4,
    r * 0.2,
    r * 0.12,
    `fill="#fff" fill-opacity="${bloom ? 0.3 : 0.6}"`,
  );
  return ellipse(x, y, r, r * 0.97, `fill="${fill}"`) + glint;
};

const citrus =
  (rind: string, flesh: string): Note =>
  (canvas, random) => {
    const whole =
      ball(canvas, rind, -30, -58, 60) +
      path("M-38 -112q10 -10 20 2", `fill="none" stroke="#5d7038" stroke-width="6" stroke-linecap="round"`);
    let wedges = "";
    const count = random.int(9, 10);
    for (let i = 0; i < count; i++) {
      wedges += `<path d="M0 -5Q-17 -24 -13 -41Q0 -50 13 -41Q17 -24 0 -5Z" fill="${flesh}" transform="rotate(${num((i * 360) / count)})"/>`;
    }
    const half = ellipse(0, 0, 58, 58, `fill="${rind}"`) + ellipse(0, 0, 53, 53, `fill="#fff3d6"`) + wedges;
    return `${ground(110)}${whole}<g transform="translate(52 -50) skewY(6) scale(.92 .96)">${half}</g>`;
  };

const berries =
  (colour: string): Note =>
  (canvas, random) => {
    const spots: [number, number][] = [
      [-62, -24],
      [-20, -22],
      [24, -25],
      [64, -22],
      [-40, -54],
      [4, -56],
      [46, -52],
      [-16, -84],
    ];
    return (
      ground(100) +
      spots
        .map(
          ([x, y]) =>
            ball(canvas, shade(colour, random.between(-0.04, 0.04)), x, y, 27, true) +
            ellipse(x + 5, y + 2, 6, 4, `fill="${shade(colour, -0.2)}" fill-opacity="0.7"`),
        )
        .join("")
    );
  };

const chocolate: Note = (canvas, random) => {
  const c = random.pick(["#4a2a1b", "#3a2016", "#6b3f26"]);
  const piece = (x: number, y: number, a: number) => {
    const face = canvas.linear(
      [
        [0, shade(c, 0.09)],
        [1, c],
      ],
      [0, 0, 1, 1],
    );
    return group(
      rect(-46, -30, 92, 30, `fill="${shade(c, -0.07)}"`, 4) +
        path("M-46 -28L-30 -58H62L46 -28Z", `fill="${face}"`) +
        path(
          "M-30 -34L-20 -52H48L38 -34Z",
          `fill="${shade(c, 0.05)}" stroke="${shade(c, 0.14)}" stroke-width="2"`,
        ),
      x,
      y,
      1,
      a,
    );
  };
  return ground(110) + piece(-44, 0, -3) + piece(52, 4, 5) + piece(0, -48, -8);
};

const nuts: Note = (canvas, random) => {
  const c = random.pick(["#b3723c", "#9a5f33", "#c08a55"]);
  const nut = (x: number, y: number, a: number) => {
    const fill = canvas.radial(
      [
        [0, shade(c, 0.14)],
        [0.6, c],
        [1, shade(c, -0.14)],
      ],
      0.35,
      0.3,
      0.8,
    );
    return group(
      path("M-40 0C-36 -30 10 -36 42 0C10 32 -36 28 -40 0Z", `fill="${fill}"`) +
        path(
          "M-34 -4Q0 -18 34 -2M-32 6Q0 -4 34 3",
          `fill="none" stroke="${shade(c, -0.12)}" stroke-width="2" stroke-opacity="0.7"`,
        ),
      x,
      y,
      1,
      a,
    );
  };
  return ground(105) + nut(-56, -24, 12) + nut(18, -22, -14) + nut(74, -26, 30) + nut(-10, -54, -30);
};

const flower =
  (petal: string): Note =>
  (canvas) => {
    const leaf = leafSymbol(canvas, "#5d7a4c");
    const fill = canvas.radial([
      [0, shade(petal, -0.1)],
      [0.4, petal],
      [1, shade(petal, 0.04)],
    ]);
    const bloom = (x: number, y: number, s: number, a: number) => {
      let out = "";
      for (let i = 0; i < 5; i++)
        out += `<path d="M0 0C-24 -16 -20 -50 0 -56C20 -50 24 -16 0 0Z" fill="${fill}" stroke="${shade(petal, -0.1)}" stroke-width="1" transform="rotate(${i * 72})"/>`;
      return group(out + ellipse(0, 0, 9, 9, `fill="#d9a23c"`), x, y, s, a);
    };
    return `${ground(105)}${use(leaf, 20, -16, 0.9, -8)}${use(leaf, -20, -16, 0.9, 190)}${bloom(-44, -50, 0.84, 10)}${bloom(36, -42, 0.92, 40)}${bloom(-2, -88, 0.72, 0)}`;
  };

const stoneFruit =
  (a: string, b: string): Note =>
  (canvas) => {
    const fill = canvas.linear(
      [
        [0, a],
        [0.55, mix(a, b, 0.5)],
        [1, b],
      ],
      [0.1, 0, 1, 0.9],
    );
    const dim = canvas.radial(
      [
        [0, "#fff", 0.3],
        [0.5, "#fff", 0],
        [1, "#2a0f08", 0.34],
      ],
      0.34,
      0.28,
      0.8,
    );
    const one = (x: number, r: number) =>
      ellipse(x, -r * 0.96, r, r * 0.96, `fill="${fill}"`) +
      ellipse(x, -r * 0.96, r, r * 0.96, `fill="${dim}"`) +
      path(
        `M${x + r * 0.1} ${-r * 1.86}Q${x + r * 0.42} ${-r} ${x + r * 0.12} ${-r * 0.14}`,
        `fill="none" stroke="${shade(b, -0.1)}" stroke-width="3" stroke-opacity="0.6"`,
      );
    const leaf = leafSymbol(canvas, "#6a8450");
    return `${ground(112)}${one(-36, 62)}${use(leaf, -34, -120, 0.66, -24)}${one(62, 52)}`;
  };

const cinnamon: Note = (canvas) => {
  const stick = (x: number, y: number, a: number) => {
    const fill = canvas.linear(
      [
        [0, "#a86a3c"],
        [0.4, "#8a4f2a"],
        [1, "#5f3319"],
      ],
      "y",
    );
    return group(
      rect(-95, -15, 190, 30, `fill="${fill}"`, 8) +
        rect(-92, -3, 184, 3, `fill="#4a2714" fill-opacity="0.6"`) +
        ellipse(95, 0, 8, 15, `fill="#4f2a15"`) +
        ellipse(96, 0, 4, 8, `fill="#a86a3c"`),
      x,
      y,
      1,
      a,
    );
  };
  return ground(115) + stick(-6, -20, 4) + stick(8, -46, -7) + stick(0, -30, -16);
};

const sugar: Note = (canvas, random) => {
  const c = random.pick(["#d9a55b", "#c98a45", "#e3bd7e"]);
  const cube = (x: number, y: number, a: number) =>
    group(
      path("M-30 0V-46L-8 -60L42 -52V-8L18 8Z", `fill="${c}"`) +
        path("M-30 -46L-8 -60L42 -52L18 -38Z", `fill="${shade(c, 0.1)}"`) +
        path("M18 8V-38L42 -52V-8Z", `fill="${shade(c, -0.1)}"`),
      x,
      y,
      1,
      a,
    );
  return (
    ground(100) +
    cube(-52, -6, 0) +
    cube(36, 0, 6) +
    cube(-10, -52, -10) +
    ellipse(
      0,
      0,
      1,
      1,
      `fill="${canvas.linear([
        [0, c],
        [1, c],
      ])}"`,
    )
  );
};

const apple: Note = (canvas, random) => {
  const c = random.pick(["#b23a34", "#8fa04a", "#c9553f"]);
  const body = canvas.radial(
    [
      [0, shade(c, 0.18)],
      [0.5, c],
      [1, shade(c, -0.16)],
    ],
    0.34,
    0.3,
    0.78,
  );
  const leaf = leafSymbol(canvas, "#5f7d46");
  return `${ground(88)}${path("M0 -108C-20 -124 -78 -118 -78 -62C-78 -18 -44 0 -22 0C-8 0 -8 -5 0 -5S8 0 22 0C44 0 78 -18 78 -62C78 -118 20 -124 0 -108Z", `fill="${body}"`)}${ellipse(-36, -82, 14, 9, `fill="#fff" fill-opacity="0.5"`)}${path("M0 -104Q2 -124 12 -136", `fill="none" stroke="#553621" stroke-width="6" stroke-linecap="round"`)}${use(leaf, 6, -118, 0.56, -14)}`;
};

const cherries: Note = (canvas) => {
  const cherry = cherrySymbol(canvas, "#a5262b");
  return `${ground(90)}${path("M-36 -66Q-10 -120 14 -146M46 -60Q36 -112 14 -146", `fill="none" stroke="#5f7d46" stroke-width="5" stroke-linecap="round"`)}${use(cherry, -38, -36, 0.76)}${use(cherry, 44, -34, 0.72)}`;
};

const herbs: Note = (canvas, random) => {
  const leaf = leafSymbol(canvas, "#5e7c4e");
  let out = ground(100);
  for (let i = 0; i < 7; i++)
    out += use(leaf, random.between(-20, 20), -18 - i * 4, random.between(0.6, 0.95), random.between(0, 360));
  return out;
};

const table: readonly [RegExp, Note][] = [
  [/lemon|lim[ae]|bergamot|citr|grapefruit|yuzu/, citrus("#e8bd3e", "#f5d976")],
  [/orange|mandarin|tangerin|clementin/, citrus("#dd8430", "#f0a850")],
  [/blueberr|blackberr|blackcurrant|currant|grape|plum|wine|prune|raisin/, berries("#4a3a66")],
  [/strawberr|raspberr|cranberr|red_|berry|hibiscus|pomegranate/, berries("#b5333d")],
  [/choc|cocoa|cacao|brownie|fudge|nougat/, chocolate],
  [/nut|almond|pecan|praline|marzipan|peanut|toast|malt|grain|cereal/, nuts],
  [/jasmin|floral|flower|rose|lavender|honeysuckle|blossom|elderflower|magnolia/, flower("#f6efe4")],
  [
    /peach|apricot|nectarin|mango|papaya|stone|lychee|passion|tropical|melon|pineapple|guava/,
    stoneFruit("#eab35a", "#cf5f3f"),
  ],
  [/cinnamon|spice|clove|cardamom|pepper|cedar|tobacco|wood|anise|vanilla/, cinnamon],
  [/caramel|toffee|sugar|panela|honey|molass|maple|butterscotch|syrup|dulce|biscuit|butter/, sugar],
  [/apple|pear|quince|cider/, apple],
  [/cherr/, cherries],
  [/tea|herb|mint|tomato|basil|lemongrass|sage|earth/, herbs],
];

/** The things for a coffee's tasting notes, at most two. */
export function notesFor(canvas: Canvas, random: Random, notes: readonly string[]): string[] {
  const found = notes.flatMap((note) => {
    const row = table.find(([pattern]) => pattern.test(note.toLowerCase()));
    return row ? [row[1]] : [];
  });
  return [...new Set(found)].slice(0, 2).map((draw) => draw(canvas, random));
}
