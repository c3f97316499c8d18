import { motifs } from "../labels/motifs.ts";
import { ellipse, group, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { setText } from "../pen/set-text.ts";
import { drawArt } from "../pen/shape.ts";
import { heap } from "../props/beans.ts";
import type { Draw } from "../stage.ts";
import { fall } from "./bar-tools.ts";
import { black, bodyFinish, brass, copper, type Finish, oak, steel, walnut } from "./finish.ts";
import { cupFromAbove } from "./tray.ts";

/** A brush for the mill, lying on the table. */
export const brush: Draw = (stage) => {
  const { canvas, random } = stage;
  const wood = random.pick([oak, walnut, bodyFinish(stage, [black])]);
  const hair = random.pick(["#2c221c", "#e6d6ba", "#7a4d2c", "#c9a172"]);
  const w = random.between(120, 160);
  const round = random.chance(0.5);
  const stick = round
    ? `M-40 -60C-60 -200 -34 -360 -26 -430Q0 -470 26 -430C34 -360 60 -200 40 -60Z`
    : `M${-w} -40V-110Q${-w} -150 ${-w + 40} -150H-40C-46 -260 -30 -400 -26 -440Q0 -480 26 -440C30 -400 46 -260 40 -150H${w - 40}Q${w} -150 ${w} -110V-40Z`;
  const reach = round ? 62 : w - 8;
  let bristles = path(
    `M${-reach} -44C${-reach - 26} 90 ${-reach - 10} 170 ${-reach + 6} 210Q0 ${round ? 300 : 240} ${reach - 6} 210C${reach + 10} 170 ${reach + 26} 90 ${reach} -44Z`,
    `fill="${hair}"`,
  );
  for (let i = 0; i < 46; i++) {
    const x = -reach + (i / 45) * reach * 2;
    bristles += path(
      `M${num(x)} -40Q${num(x * 1.2)} 90 ${num(x * 1.02)} ${num((round ? 236 : 206) + random.between(-14, 14))}`,
      `fill="none" stroke="${shade(hair, random.between(-0.1, 0.14))}" stroke-width="4"`,
    );
  }
  const ferrule = rect(
    -reach - 6,
    -66,
    reach * 2 + 12,
    44,
    `fill="${canvas.linear([
      [0, "#8f8a82"],
      [0.3, "#f7f4ee"],
      [0.6, "#a8a29a"],
      [1, "#6a655e"],
    ])}"`,
    6,
  );
  const hole = ellipse(0, -420, 11, 11, `fill="#1a0f08" fill-opacity="0.6"`);
  const mark = group(
    drawArt(
      canvas,
      setText(
        stage.words.vendor,
        { face: stage.brand.face, weight: 600, size: 34 },
        { x: -120, y: -20, w: 240, h: 40 },
        mix(wood.colour, lightInk(wood), 0.8),
      ),
    ),
    0,
    -250,
    1,
    -90,
  );
  const all =
    bristles +
    ferrule +
    path(
      stick,
      `fill="${canvas.linear([
        [0, shade(wood.colour, -0.1)],
        [0.35, shade(wood.colour, 0.1)],
        [1, shade(wood.colour, -0.14)],
      ])}"`,
    ) +
    hole +
    mark;
  const dust = Array.from({ length: 70 }, () =>
    ellipse(
      random.between(-220, 220),
      random.between(180, 340),
      random.between(2, 6),
      random.between(2, 5),
      `fill="#4a2a18" fill-opacity="0.8"`,
    ),
  ).join("");
  const turn = random.between(-48, 48);
  const dark = path(stick, `fill="#1a0f08"`) + ellipse(0, 90, reach, 150, `fill="#1a0f08"`);
  return {
    svg: `<g transform="rotate(${num(turn)}) translate(0 80) scale(1.2)">${dust}${fall(stage, dark)}${all}</g>`,
    halfWidth: 400,
    height: 800,
    isFlat: true,
  };
};

const lightInk = (f: Finish) => (f === oak ? "#3a2012" : "#fff3dc");

/** A spoon or scoop from above. */
export const spoon: Draw = (stage) => {
  const { canvas, random, bean } = stage;
  const f = random.pick([steel, brass, copper, oak, walnut]);
  const make = (size: number, full: boolean) => {
    const edge = canvas.linear(
      [
        [0, shade(f.colour, 0.2)],
        [0.5, f.colour],
        [1, shade(f.colour, -0.2)],
      ],
      [0, 0, 1, 1],
    );
    const inner = canvas.radial(
      [
        [0, shade(f.colour, -0.2)],
        [0.7, shade(f.colour, -0.04)],
        [1, shade(f.colour, 0.14)],
      ],
      0.4,
      0.35,
      0.75,
    );
    const stem =
      path("M-14 -90C-16 -250 -22 -400 -26 -470Q0 -510 26 -470C22 -400 16 -250 14 -90Z", `fill="${edge}"`) +
      path(
        "M-4 -110C-6 -250 -9 -400 -11 -460",
        `fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="4"`,
      );
    const bowl = ellipse(0, 0, 112, 128, `fill="${edge}"`) + ellipse(0, 2, 97, 113, `fill="${inner}"`);
    const beans = full
      ? heap(canvas, bean, random, { x: 0, y: 30, rx: 78, height: 26, size: 36, depth: 0.8 })
      : ellipse(-34, -40, 24, 42, `fill="#fff" fill-opacity="0.35" transform="rotate(24 -34 -40)"`);
    const dark =
      path("M-14 -90C-16 -250 -22 -400 -26 -470Q0 -510 26 -470C22 -400 16 -250 14 -90Z", `fill="#1a0f08"`) +
      ellipse(0, 0, 110, 126, `fill="#1a0f08"`);
    return group(
      fall(stage, dark) +
        stem +
        bowl +
        beans +
        group(
          drawArt(
            canvas,
            setText(
              stage.words.vendor,
              { face: stage.brand.face, weight: 600, size: 22 },
              { x: -110, y: -14, w: 220, h: 28 },
              mix(f.colour, "#1a0f08", 0.6),
            ),
          ),
          0,
          -360,
          1,
          -90,
        ),
      0,
      0,
      size,
    );
  };
  const turn = random.between(14, 50) * random.pick([-1, 1]);
  return {
    svg: `<g transform="rotate(${num(turn)})">${group(make(1.35, random.chance(0.7)), 0, 210)}</g>`,
    halfWidth: 400,
    height: 860,
    isFlat: true,
  };
};

/** Folded cloths seen from above, with stripes or a print. */
export const cloth: Draw = (stage) => {
  const { canvas, random, palette } = stage;
  const grounds = [palette.paper, palette.body, palette.second, "#e9dcc3", "#4b4642"];
  const make = (ground: string, w: number, h: number, printed: boolean) => {
    let stripes = "";
    const tone = random.pick([palette.accent, palette.ink, palette.second]);
    for (const x of random.pick([
      [0.1, 0.14, 0.16],
      [0.2, 0.4, 0.6, 0.8],
      [0.06, 0.94],
      [0.46, 0.5, 0.54],
    ]))
      stripes += rect(
        -w / 2 + w * x,
        -h / 2,
        random.pick([7, 14, 22]),
        h,
        `fill="${tone}" fill-opacity="0.85"`,
      );
    const print = printed
      ? group(
          drawArt(canvas, motifs[stage.brand.motif]!({ x: 0, y: 0, w, h }, palette, random.fork("cloth"))),
          -w / 2,
          -h / 2,
        )
      : stripes;
    let weave = "";
    for (let y = -h / 2; y < h / 2; y += 7) weave += `M${num(-w / 2)} ${num(y)}h${num(w)}`;
    const fold =
      rect(
        -w / 2,
        -h * 0.02,
        w,
        h * 0.52,
        `fill="${canvas.linear(
          [
            [0, "#1a0f08", 0.3],
            [0.06, "#fff", 0.16],
            [0.3, "#fff", 0],
          ],
          "y",
        )}"`,
      ) +
      rect(
        -w / 2,
        -h / 2,
        w,
        h,
        `fill="${canvas.linear(
          [
            [0, "#fff", 0.12],
            [0.7, "#1a0f08", 0.03],
            [1, "#1a0f08", 0.18],
          ],
          [0, 0, 1, 1],
        )}"`,
      );
    const tag =
      rect(w / 2 - 90, h / 2 - 60, 66, 40, `fill="${palette.paper}"`) +
      drawArt(
        canvas,
        setText(
          stage.words.vendor,
          { face: "sans", weight: 700, size: 11 },
          { x: w / 2 - 88, y: h / 2 - 58, w: 62, h: 36 },
          palette.ink,
          { lines: 2 },
        ),
      );
    const d = `M${num(-w / 2)} ${num(-h / 2)}H${num(w / 2)}V${num(h / 2)}H${num(-w / 2)}Z`;
    return (
      rect(-w / 2 + 16, -h / 2 + 22, w, h, `fill="#1a0f08" fill-opacity="0.4" ${canvas.blur(13, 0.2)}`) +
      `<g ${canvas.clip(d)}>${path(d, `fill="${ground}"`)}${print}${path(weave, `stroke="#1a0f08" stroke-opacity="0.07" stroke-width="2"`)}${fold}${tag}</g>`
    );
  };
  const order = random.shuffle(grounds);
  const count = random.int(2, 3);
  let out = "";
  for (let i = 0; i < count; i++)
    out += group(
      make(order[i]!, 480 - i * 30, 600 - i * 90, i === count - 1 && random.chance(0.6)),
      i * 26 - 30,
      i * 30 - 40,
      1,
      random.between(-9, 9) + i * 4,
    );
  return {
    svg: `${out}${random.chance(0.5) ? group(cupFromAbove(stage), 250, 250, 1.15) : ""}`,
    halfWidth: 400,
    height: 800,
    isFlat: true,
  };
};
