import { group, num } from "../pen/canvas.ts";
import { shade } from "../pen/colour.ts";
import { lathe } from "../solids/lathe.ts";
import type { Stage } from "../stage.ts";
import { gripFinish, steel, tube } from "./finish.ts";

export const sheet = (stage: Stage, colour: string, isMetal: boolean) =>
  stage.canvas.linear(
    isMetal
      ? [
          [0, shade(colour, -0.08)],
          [0.18, shade(colour, 0.16)],
          [0.4, shade(colour, 0.02)],
          [0.66, shade(colour, -0.1)],
          [0.82, shade(colour, 0.1)],
          [1, shade(colour, -0.16)],
        ]
      : [
          [0, shade(colour, 0.06)],
          [0.12, shade(colour, 0.12)],
          [0.4, colour],
          [1, shade(colour, -0.12)],
        ],
    [0, 0, 1, 0.25],
  );

export function portafilter(stage: Stage, x: number, y: number): string {
  const g = gripFinish(stage);
  return (
    group(
      lathe(
        stage.canvas,
        [
          [-20, 66],
          [8, 66],
          [24, 54],
        ],
        { ...steel },
      ),
      x,
      y,
    ) +
    group(
      lathe(
        stage.canvas,
        [
          [24, 14],
          [52, 20],
        ],
        { ...steel },
      ),
      x,
      y,
    ) +
    tube(
      `M${num(x + 8)} ${num(y + 12)}L${num(x + 150)} ${num(y + 38)}`,
      g.colour,
      34,
      shade(g.colour, -0.15),
      shade(g.colour, 0.22),
    )
  );
}
