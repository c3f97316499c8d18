import { goodsOf } from "../goods.ts";
import { ellipse, group, path } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { coffeeColour, handle } from "../props/crockery.ts";
import { lathe, lidTop, mouth, type Ring, turnedOutline } from "../solids/lathe.ts";
import type { Draw, Stage, Subject } from "../stage.ts";
import { bodyFinish, brass, copper, glassColour, makersMark, oak, steel, tube, walnut } from "./finish.ts";

export const phin: Draw = (stage) => {
  const { canvas, random } = stage;
  const f = random.pick([steel, steel, brass, copper, bodyFinish(stage)]);
  const glassRings: Ring[] = [
    [-330, 128],
    [-30, 104],
    [0, 100],
  ];
  const glass =
    path(
      turnedOutline(
        [
          [-70, 104],
          [-12, 98],
        ],
        0.18,
      ),
      `fill="#f0dfbd"`,
    ) +
    path(
      turnedOutline(
        [
          [-230, 116],
          [-72, 103],
        ],
        0.18,
      ),
      `fill="${canvas.linear([
        [0, "#2f190d"],
        [0.3, "#5a321b"],
        [1, "#28140a"],
      ])}"`,
    ) +
    path("M-104 -76Q-50 -50 0 -74T104 -76V-60Q50 -40 0 -58T-104 -60Z", `fill="#9c6b42" fill-opacity="0.8"`) +
    lathe(canvas, glassRings, { colour: glassColour, material: "glass", opacity: 0.05, tilt: 0.18 });
  const plate =
    lathe(
      canvas,
      [
        [-352, 186],
        [-336, 176],
      ],
      { ...f, tilt: 0.18 },
    ) + lidTop(canvas, 186, -352, f.colour, 0.18);
  const pot = lathe(
    canvas,
    [
      [-520, 124],
      [-354, 112],
    ],
    { ...f, tilt: 0.18, inner: makersMark(stage, 0, -450, 120, mix(f.colour, "#1a0f08", 0.6), 116) },
  );
  const ears = tube(
    "M118 -480C180 -490 180 -400 114 -400",
    f.colour,
    16,
    shade(f.colour, -0.2),
    shade(f.colour, 0.2),
  );
  const lid =
    lathe(
      canvas,
      [
        [-548, 118],
        [-514, 130],
      ],
      { ...f, tilt: 0.18 },
    ) +
    lidTop(canvas, 118, -548, f.colour, 0.18) +
    lathe(
      canvas,
      [
        [-590, 14],
        [-576, 24],
        [-552, 12],
      ],
      { ...f, isSoft: true },
    );
  const drops = [-320, -290, -258].map((y) => ellipse(0, y, 4, 8, `fill="#3a2012"`)).join("");
  return { svg: group(glass + drops + ears + plate + pot + lid, 0, 0, 1.2), halfWidth: 220, height: 710 };
};

/** A cloth filter (coador) in its wire ring over a pot. */
/** A bag of unbleached cotton on its ring, lying on the table. */
function clothBag({ canvas }: Stage): Subject {
  const cotton = "#eee3cd";
  const shape = "M-130 -150Q0 -118 130 -150C122 -20 70 120 8 158Q-4 162 -14 152C-70 110 -122 -20 -130 -150Z";
  const cloth = canvas.linear([
    [0, shade(cotton, -0.1)],
    [0.3, shade(cotton, 0.03)],
    [0.6, cotton],
    [1, shade(cotton, -0.18)],
  ]);
  const folds = "M-66 -140Q-40 0 -10 120M6 -134Q14 0 2 130M80 -142Q60 0 22 120";
  const ring =
    ellipse(0, -152, 132, 30, `fill="#cdbd9f"`) +
    ellipse(0, -154, 132, 30, `fill="none" stroke="#8f8a82" stroke-width="9"`);
  const grip = path(
    "M0 -184C-4 -240 6 -300 0 -352",
    `fill="none" stroke="#8f8a82" stroke-width="10" stroke-linecap="round"`,
  );
  return {
    svg: group(
      grip +
        path(shape, `fill="${cloth}"`) +
        path(folds, `fill="none" stroke="#1a0f08" stroke-opacity="0.1" stroke-width="6"`) +
        ring,
      0,
      100,
      1,
    ),
    halfWidth: 140,
    height: 530,
    isFlat: true,
  };
}

export const clothFilter: Draw = (stage) => {
  if (goodsOf(stage.facts).count > 1) return clothBag(stage);
  const { canvas, random } = stage;
  const wood = random.pick([oak, walnut]);
  const enamel = bodyFinish(stage, [steel, copper]);
  const cotton = random.pick(["#efe4cd", "#e3d2b3", "#f6efe0"]);
  const post =
    tube("M-190 -20V-640", wood.colour, 34, shade(wood.colour, -0.15), shade(wood.colour, 0.2)) +
    tube("M-190 -610H40", wood.colour, 26, shade(wood.colour, -0.15), shade(wood.colour, 0.2));
  const base =
    path("M-260 -30L-200 -70H230L290 -30V0H-260Z", `fill="${wood.colour}"`) +
    path("M-260 -30H290V0H-260Z", `fill="${shade(wood.colour, -0.12)}"`);
  const bag =
    path(
      "M-90 -598Q40 -560 170 -598C160 -480 110 -350 44 -320Q30 -318 20 -330C-30 -370 -80 -490 -90 -598Z",
      `fill="${canvas.linear([
        [0, shade(cotton, -0.1)],
        [0.3, shade(cotton, 0.03)],
        [0.6, cotton],
        [1, shade(cotton, -0.2)],
      ])}"`,
    ) +
    path(
      "M-72 -520Q40 -450 150 -520C130 -430 100 -350 44 -320Q30 -318 20 -330C-20 -370 -60 -450 -72 -520Z",
      `fill="#6b4022" fill-opacity="0.5"`,
    ) +
    path(
      "M-30 -590Q-10 -450 20 -350M50 -585Q56 -450 40 -340M120 -592Q100 -450 60 -350",
      `fill="none" stroke="#1a0f08" stroke-opacity="0.13" stroke-width="6"`,
    );
  const ring =
    ellipse(40, -600, 132, 26, `fill="#4a2a18"`) +
    ellipse(40, -602, 132, 26, `fill="none" stroke="#8f8a82" stroke-width="10"`);
  const pot = group(
    handle(canvas, 96, -180, -70, 80, enamel.colour, 22) +
      lathe(
        canvas,
        [
          [-220, 92],
          [-150, 104],
          [-30, 128],
          [0, 122],
        ],
        {
          ...enamel,
          isSoft: true,
          inner: makersMark(stage, 0, -110, 120, mix(enamel.colour, "#fff8ea", 0.85), 112),
        },
      ) +
      mouth(canvas, 92, -220, { colour: enamel.colour, liquid: coffeeColour }),
    40,
    -40,
  );
  return { svg: base + post + pot + bag + ring, halfWidth: 280, height: 650, foot: 40 };
};
