import { group } from "../pen/canvas.ts";
import { shade } from "../pen/colour.ts";
import { cup } from "../props/crockery.ts";
import { lathe, lidTop } from "../solids/lathe.ts";
import type { Stage } from "../stage.ts";
import { black, brass, copper, dial, gripFinish, makersMark, steel, tube } from "./finish.ts";
import { portafilter } from "./sheet-metal.ts";

export function lever(stage: Stage) {
  const { canvas, random } = stage;
  const f = random.pick([brass, copper, steel]);
  const g = gripFinish(stage);
  const base =
    lathe(
      canvas,
      [
        [-56, 200],
        [-30, 220],
        [0, 226],
      ],
      { ...random.pick([black, f]), isSoft: true },
    ) + lidTop(canvas, 198, -56, "#3b3531");
  const boiler = group(
    lathe(
      canvas,
      [
        [-480, 60],
        [-460, 110],
        [-430, 120],
        [-120, 120],
        [-60, 96],
      ],
      { ...f, inner: makersMark(stage, 0, -270, 140, "#2a1b15", 120) },
    ),
    70,
    0,
  );
  const capTop = group(
    lathe(
      canvas,
      [
        [-520, 34],
        [-476, 40],
      ],
      { ...black },
    ) + lidTop(canvas, 34, -520, "#3b3531"),
    70,
    0,
  );
  const arm = tube("M70 -380H-70", f.colour, 52, shade(f.colour, -0.22), shade(f.colour, 0.24));
  const head = group(
    lathe(
      canvas,
      [
        [-470, 34],
        [-440, 46],
        [-330, 46],
        [-310, 70],
        [-276, 70],
      ],
      { ...f },
    ),
    -120,
    0,
  );
  const bar =
    tube("M-120 -452L-300 -560", steel.colour, 18, "#6a655e", "#fff") +
    tube("M-290 -554L-400 -620", g.colour, 38, shade(g.colour, -0.15), shade(g.colour, 0.22));
  return {
    svg: group(
      base +
        boiler +
        capTop +
        dial(stage, 70, -400, 36) +
        arm +
        head +
        portafilter(stage, -120, -262) +
        group(cup(canvas, { form: "bowl", colour: "#f3ece0", hasSaucer: false }), -120, -66, 0.8) +
        bar,
      70,
    ),
    halfWidth: 330,
    height: 640,
  };
}
