import { ellipse } from "../pen/canvas.ts";
import type { Draw, Stage } from "../stage.ts";
import { pouch } from "./bag.ts";

/** A standing pouch, with some of what it holds poured out before it. */
export const pouchWith =
  (one: (stage: Stage, x: number, y: number, angle: number, size: number) => string): Draw =>
  (stage) => {
    const pack = pouch(stage);
    const { random } = stage;
    let out = "";
    const side = random.pick([-1, 1]);
    for (let i = 0; i < 16; i++) {
      const [x, y] = [side * 170 + random.between(-170, 170), 34 + i * 4 + random.between(-6, 10)];
      out +=
        ellipse(x + 8, y + 12, 34, 14, `fill="#1a0f08" fill-opacity="0.34"`) +
        one(stage, x, y, random.between(-25, 25), 1.1);
    }
    return { ...pack, svg: pack.svg + out };
  };
