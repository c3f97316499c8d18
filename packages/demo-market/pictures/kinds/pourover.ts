import { ellipse, group, num, path } from "../pen/canvas.ts";
import { shade } from "../pen/colour.ts";
import { handle, steam } from "../props/crockery.ts";
import { lathe, lidTop, mouth, type Ring, turnedOutline } from "../solids/lathe.ts";
import type { Draw, Stage } from "../stage.ts";
import { brew, carafe } from "./carafe.ts";
import {
  black,
  bodyFinish,
  brass,
  copper,
  type Finish,
  glassColour,
  gripFinish,
  oak,
  steel,
  tube,
  walnut,
} from "./finish.ts";

/** A cone dripper of ceramic, glass, steel or wood. */
function dripper(stage: Stage, r: number, f: Finish, isGlass: boolean): string {
  const { canvas } = stage;
  const h = r * 1.05;
  let ribs = "";
  for (let i = -4; i <= 4; i++)
    ribs += `M${num(i * r * 0.22)} ${num(-h + 20)}Q${num(i * r * 0.16 + 14)} ${num(-h * 0.5)} ${num(i * r * 0.06)} -30`;
  const cone: Ring[] = [
    [-h, r],
    [-h + 16, r * 0.97],
    [-30, r * 0.34],
    [-10, r * 0.3],
  ];
  const base =
    lathe(
      canvas,
      [
        [-18, r * 0.62],
        [0, r * 0.64],
      ],
      { colour: f.colour, material: f.material, tilt: 0.2 },
    ) + lidTop(canvas, r * 0.62, -18, f.colour, 0.2);
  const [low, high] = [r * 0.9, r * 0.84];
  const crown = -h - 40;
  const arc = (q: number, sweep: number, x: number, y: number) =>
    `A${num(q)} ${num(q * 0.2)} 0 0 ${sweep} ${num(x)} ${num(y)}`;
  const paper = canvas.linear([
    [0, "#d9ccb2"],
    [0.3, "#fbf6ea"],
    [1, "#cdbfa4"],
  ]);
  const filter =
    path(
      `M${num(-low)} ${num(-h)}${arc(low, 0, low, -h)}L${num(high)} ${num(crown)}${arc(high, 1, -high, crown)}Z`,
      `fill="${paper}"`,
    ) +
    ellipse(0, crown, high, high * 0.2, `fill="#efe5d0"`) +
    ellipse(0, crown + 8, r * 0.7, r * 0.14, `fill="#4a2a18"`) +
    ellipse(-r * 0.06, crown + 10, r * 0.36, r * 0.06, `fill="#7a4d2c"`);
  const body = isGlass
    ? path(
        turnedOutline(
          cone.map(([y, q]) => [y + 8, q - 8] as const),
          0.2,
        ),
        `fill="#6b4022" fill-opacity="0.5"`,
      ) + lathe(canvas, cone, { colour: glassColour, material: "glass", opacity: 0.24, tilt: 0.2 })
    : lathe(canvas, cone, { colour: f.colour, material: f.material, tilt: 0.2 });
  return (
    base +
    handle(canvas, r * 0.72, -h * 0.8, -h * 0.36, r * 0.4, f.colour, 20) +
    body +
    mouth(canvas, r, -h, { colour: f.colour, tilt: 0.2, wall: 10 }) +
    filter +
    path(ribs, `fill="none" stroke="#1a0f08" stroke-opacity="0.13" stroke-width="4"`) +
    path(
      `M${num(-r)} ${num(-h)}A${num(r)} ${num(r * 0.2)} 0 0 0 ${num(r)} ${num(-h)}`,
      `fill="none" stroke="${shade(f.colour, 0.14)}" stroke-width="6"`,
    )
  );
}

export const pourover: Draw = (stage) => {
  const { canvas, random } = stage;
  const way = random.pick(["hourglass", "stack", "stack", "stand"]);
  const f = bodyFinish(stage, [steel, copper, { colour: "#f4efe6", material: "glazed" }]);
  if (way === "hourglass") {
    const h = random.between(640, 700);
    const rings: Ring[] = [
      [-h, 190],
      [-h * 0.78, 140],
      [-h * 0.54, 62],
      [-h * 0.46, 66],
      [-h * 0.24, 190],
      [-h * 0.06, 206],
      [0, 170],
    ];
    const wood = random.pick([oak, walnut]);
    const collar = lathe(
      canvas,
      [
        [-h * 0.62, 108],
        [-h * 0.52, 78],
        [-h * 0.48, 80],
        [-h * 0.38, 120],
      ],
      { colour: wood.colour, material: "wood", isSoft: true },
    );
    const tie =
      path(
        `M-12 ${num(-h * 0.5)}q-30 40 -18 92M8 ${num(-h * 0.5)}q34 30 20 84`,
        `fill="none" stroke="#5b3a24" stroke-width="7" stroke-linecap="round"`,
      ) + ellipse(0, -h * 0.5 + 6, 17, 17, `fill="#8a5a35"`);
    const paper =
      path(
        `M-172 ${num(-h - 10)}L-150 ${num(-h - 46)}Q0 ${num(-h - 78)} 150 ${num(-h - 46)}L172 ${num(-h - 10)}L60 ${num(-h * 0.58)}H-60Z`,
        `fill="#f8f1e2"`,
      ) + ellipse(0, -h - 44, 148, 26, `fill="#4a2a18"`);
    return {
      svg:
        paper +
        brew(stage, [
          [-h * 0.26, 176],
          [-h * 0.06, 196],
          [-8, 162],
        ]) +
        lathe(canvas, rings, { colour: glassColour, material: "glass", opacity: 0.05, isSoft: true }) +
        collar +
        tie,
      halfWidth: 210,
      height: h + 70,
    };
  }
  const isGlass = random.chance(0.3);
  if (way === "stand") {
    const wood = random.pick([oak, walnut, brass, black]);
    const posts = [-210, 210]
      .map((x) => tube(`M${x} -10V-520`, wood.colour, 26, shade(wood.colour, -0.16), shade(wood.colour, 0.2)))
      .join("");
    const base =
      lathe(
        canvas,
        [
          [-34, 250],
          [0, 250],
        ],
        { colour: wood.colour, material: wood.material, tilt: 0.2 },
      ) + lidTop(canvas, 250, -34, wood.colour, 0.2);
    const plate =
      lathe(
        canvas,
        [
          [-536, 240],
          [-512, 240],
        ],
        { colour: wood.colour, material: wood.material, tilt: 0.12 },
      ) + lidTop(canvas, 240, -536, wood.colour, 0.12);
    return {
      svg: `${base}${group(carafe(stage, 140, 270, 0.44, black), 0, -40)}${posts}${plate}${group(dripper(stage, 150, f, isGlass), 0, -536)}`,
      halfWidth: 260,
      height: 760,
    };
  }
  const r = random.between(165, 190);
  return {
    svg: `${carafe(stage, random.between(180, 200), 360, random.between(0.3, 0.5), gripFinish(stage))}${group(dripper(stage, r, f, isGlass), 0, -338)}${steam(canvas, random, 0, -610, 140)}`,
    halfWidth: 220,
    height: 640,
  };
};
