import { group, num, path, rect } from "../pen/canvas.ts";
import { mix, shade } from "../pen/colour.ts";
import { steam } from "../props/crockery.ts";
import { lathe, lidTop, type Ring } from "../solids/lathe.ts";
import type { Draw } from "../stage.ts";
import { black, bodyFinish, copper, gripFinish, makersMark, steel, tube } from "./finish.ts";

export const kettle: Draw = (stage) => {
  const { canvas, random } = stage;
  const f = bodyFinish(stage, [steel, copper, black]);
  const g = gripFinish(stage);
  const h = random.between(330, 380);
  const rings: Ring[] = random.chance(0.5)
    ? [
        [-h, 112],
        [-h * 0.86, 150],
        [-h * 0.4, 190],
        [-20, 206],
        [0, 196],
      ]
    : [
        [-h, 140],
        [-h * 0.9, 172],
        [-h * 0.5, 190],
        [-30, 190],
        [0, 176],
      ];
  const spout = tube(
    `M-150 -70C-310 -60 -220 -250 -300 ${num(-h + 10)}Q-316 ${num(-h - 36)} -372 ${num(-h - 44)}`,
    f.colour,
    34,
    shade(f.colour, -0.2),
    shade(f.colour, 0.26),
  );
  const way = random.pick(["side", "top"]);
  const holder =
    way === "side"
      ? tube(
          `M120 ${num(-h + 20)}C220 ${num(-h - 90)} 330 ${num(-h - 60)} 310 ${num(-h + 60)}L280 -110`,
          g.colour,
          42,
          shade(g.colour, -0.14),
          shade(g.colour, 0.22),
        )
      : tube(
          `M-130 ${num(-h + 30)}C-150 ${num(-h - 250)} 150 ${num(-h - 250)} 130 ${num(-h + 30)}`,
          g.colour,
          34,
          shade(g.colour, -0.14),
          shade(g.colour, 0.22),
        );
  const topR = rings[0]![1];
  const lid =
    lathe(
      canvas,
      [
        [-h - 26, topR * 0.6],
        [-h - 12, topR * 0.96],
        [-h + 6, topR],
      ],
      { ...f, isSoft: true },
    ) +
    lathe(
      canvas,
      [
        [-h - 76, 20],
        [-h - 58, 32],
        [-h - 26, 16],
      ],
      { ...g, isSoft: true },
    );
  const isElectric = random.chance(0.45);
  const stand = isElectric
    ? lathe(
        canvas,
        [
          [-34, 226],
          [0, 236],
        ],
        { ...black },
      ) +
      lidTop(canvas, 226, -34, "#3b3531") +
      group(
        rect(-46, -14, 92, 30, `fill="#14110f"`, 6) +
          path(
            "M-20 -6v14M-8 -6h10v6h-10v8h10M14 -6h10v14h-10z",
            `fill="none" stroke="#f2a65a" stroke-width="3.4"`,
          ),
        0,
        26,
      )
    : "";
  const body =
    (way === "top" ? holder : "") +
    spout +
    (way === "side" ? holder : "") +
    lathe(canvas, rings, {
      ...f,
      isSoft: true,
      inner: makersMark(
        stage,
        0,
        -h * 0.4,
        150,
        f.material === "metal" ? "#2a1b15" : mix(f.colour, "#fff8ea", 0.85),
        190,
      ),
    }) +
    lid;
  return {
    svg:
      stand +
      group(body, 10, isElectric ? -34 : 0) +
      (random.chance(0.5) ? steam(canvas, random, -380, -h - 60, 120) : ""),
    halfWidth: 300,
    height: h + (way === "top" ? 210 : 130),
  };
};
