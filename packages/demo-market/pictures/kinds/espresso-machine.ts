import { group, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { cup } from "../props/crockery.ts";
import { lathe, lidTop } from "../solids/lathe.ts";
import type { Draw } from "../stage.ts";
import { bodyFinish, brass, dial, gripFinish, makersMark, steel, tube, walnut } from "./finish.ts";
import { lever } from "./lever-machine.ts";
import { portafilter, sheet } from "./sheet-metal.ts";

/** A pump or lever machine, seen from the front. */
export const espressoMachine: Draw = (stage) => {
  const { canvas, random, palette } = stage;
  if (random.chance(0.3)) return lever(stage);
  const f = bodyFinish(stage);
  const isMetal = f.material === "metal";
  const [w, h] = [random.between(560, 660), random.between(560, 620)];
  const r = random.pick([12, 34, 60]);
  const trim = random.pick([steel.colour, brass.colour, "#2e2a27", walnut.colour]);
  const frame = `M${num(-w / 2)} -60V${num(-h + r)}Q${num(-w / 2)} ${num(-h)} ${num(-w / 2 + r)} ${num(-h)}H${num(w / 2 - r)}Q${num(w / 2)} ${num(-h)} ${num(w / 2)} ${num(-h + r)}V-60Z`;
  const bayTop = -h * 0.58;
  const bay =
    path(
      `M${num(-w / 2 + 40)} -66V${num(bayTop)}H${num(w / 2 - 40)}V-66Z`,
      `fill="${canvas.linear(
        [
          [0, "#1d1815"],
          [1, "#3a322c"],
        ],
        "y",
      )}"`,
    ) +
    path(
      `M${num(-w / 2 + 40)} -66L${num(-w / 2 + 80)} ${num(bayTop + 20)}H${num(w / 2 - 80)}L${num(w / 2 - 40)} -66Z`,
      `fill="${mix(f.colour, "#1a0f08", 0.55)}"`,
    );
  const tray =
    rect(
      -w / 2 - 14,
      -70,
      w + 28,
      70,
      `fill="${sheet(stage, isMetal ? f.colour : steel.colour, true)}"`,
      12,
    ) + rect(-w / 2 + 20, -84, w - 40, 20, `fill="#2a2522"`, 6);
  let slots = "";
  for (let x = -w / 2 + 40; x < w / 2 - 40; x += 22) slots += `M${num(x)} -74h12`;
  const groups = w > 610 && random.chance(0.6) ? [-w * 0.2, w * 0.16] : [-w * 0.06];
  const heads = groups
    .map(
      (x) =>
        group(
          lathe(
            canvas,
            [
              [bayTop - 10, 74],
              [bayTop + 36, 74],
            ],
            { ...steel },
          ),
          x,
          0,
        ) + portafilter(stage, x, bayTop + 46),
    )
    .join("");
  const cups = groups
    .map(
      (x) =>
        group(
          cup(canvas, {
            form: "bowl",
            colour: random.pick([palette.paper, palette.accent, "#f3ece0", "#3e3a36"]),
            hasSaucer: false,
          }),
          x,
          -82,
          0.84,
        ) +
        path(
          `M${num(x - 10)} ${num(bayTop + 98)}V-170M${num(x + 10)} ${num(bayTop + 98)}V-170`,
          `stroke="#4a2612" stroke-width="5" stroke-linecap="round"`,
        ),
    )
    .join("");
  const wand = tube(
    `M${num(w / 2 - 70)} ${num(bayTop + 6)}Q${num(w / 2 - 50)} ${num(bayTop + 120)} ${num(w / 2 - 90)} -130`,
    steel.colour,
    16,
    "#6a655e",
    "#f7f4ee",
  );
  const panelY = (-h + bayTop) / 2;
  const dials = [0, 1].map((i) => dial(stage, -w * 0.34 + i * 110, panelY, 42)).join("");
  const knobs = [0.2, 0.34]
    .map((s) =>
      group(
        lathe(
          canvas,
          [
            [-20, 30],
            [20, 34],
          ],
          { ...gripFinish(stage), tilt: 0.3 },
        ) + lidTop(canvas, 30, -20, trim, 0.3),
        w * s,
        panelY,
      ),
    )
    .join("");
  const name = makersMark(
    stage,
    w * 0.02,
    panelY,
    w * 0.24,
    isMetal ? "#2a1b15" : mix(f.colour, "#fff8ea", 0.88),
  );
  const rail =
    rect(-w / 2 + 30, -h - 40, w - 60, 8, `fill="${trim}"`, 4) +
    [-w / 2 + 40, 0, w / 2 - 48].map((x) => rect(x, -h - 40, 8, 42, `fill="${shade(trim, -0.08)}"`)).join("");
  const stacked = [-0.28, -0.1, 0.1, 0.28]
    .map((s) =>
      group(
        cup(canvas, {
          form: "straight",
          colour: random.pick(["#f3ece0", palette.second, palette.accent, "#d8cbb5"]),
          hasSaucer: false,
          hasHandle: false,
        }),
        w * s,
        -h + 4,
        0.62,
      ),
    )
    .join("");
  const feet = [-w / 2 + 40, w / 2 - 80].map((x) => rect(x, -4, 44, 16, `fill="#1f1b18"`, 4)).join("");
  const edge = path(
    frame,
    `fill="none" stroke="${shade(f.colour, 0.16)}" stroke-opacity="0.6" stroke-width="4"`,
  );
  const band = random.chance(0.5) ? rect(-w / 2, bayTop - 26, w, 12, `fill="${trim}"`) : "";
  return {
    svg:
      feet +
      stacked +
      path(frame, `fill="${sheet(stage, f.colour, isMetal)}"`) +
      edge +
      band +
      rail +
      bay +
      cups +
      heads +
      wand +
      tray +
      path(slots, `stroke="#6a625b" stroke-width="5" stroke-linecap="round"`) +
      dials +
      knobs +
      name,
    halfWidth: w / 2 + 14,
    height: h + 90,
    foot: 46,
  };
};
