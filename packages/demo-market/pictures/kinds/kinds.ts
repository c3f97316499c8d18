import type { Draw, Stage, Subject } from "../stage.ts";
import { aeropress } from "./aeropress.ts";
import { bag } from "./bag.ts";
import { bar } from "./bar.ts";
import { tamper, thermometer } from "./bar-tools.ts";
import { book } from "./book.ts";
import { capsules, cleaning, dripBag, filterPapers } from "./boxed.ts";
import { burlap } from "./burlap.ts";
import { cake } from "./cake.ts";
import { server } from "./carafe.ts";
import { box } from "./carton.ts";
import { coldBrew } from "./cold-brew.ts";
import { cup, mug } from "./cups.ts";
import { biscotti, candy, caramels, cookies, driedFruit, granola, marshmallows, nuts } from "./dishes.ts";
import { clothFilter, phin } from "./drip.ts";
import { espressoMachine } from "./espresso-machine.ts";
import { chip, cluster, cube, nut, sweet } from "./fillings.ts";
import { frenchPress } from "./french-press.ts";
import { caramelBox, dateBox, truffleBox } from "./gift-box.ts";
import { grinder, handGrinder } from "./grinders.ts";
import { brush, cloth, spoon } from "./hand-tools.ts";
import { bottle, jar, jarOf, spread } from "./jar.ts";
import { kettle } from "./kettle.ts";
import { pouchWith } from "./pouch-with.ts";
import { pourover } from "./pourover.ts";
import { roaster } from "./roaster.ts";
import { scale } from "./scale.ts";
import { cezve, moka, siphon } from "./stove.ts";
import { canister, knockBox, tin } from "./tin.ts";
import { tray } from "./tray.ts";
import { glass, pitcher, travelMug } from "./vessels.ts";

/** One of several ways to show the same kind of thing. */
const one =
  (...ways: Draw[]): Draw =>
  (stage) =>
    stage.random.pick(ways)(stage);

export const kinds: Record<string, Draw> = {
  burlap,
  bag,
  tin,
  jar,
  box,
  bar,
  capsules,
  "drip-bag": dripBag,
  bottle,
  syrup: bottle,
  spread,
  truffles: truffleBox,
  dates: one(
    dateBox,
    dateBox,
    pouchWith((s, x, y, a, z) => nut(s, x, y, a, z)),
  ),
  caramels: one(caramels, caramelBox, caramels),
  cookies: one(cookies, cookies, tin),
  biscotti: one(biscotti, biscotti, box),
  granola: one(granola, jarOf("granola"), pouchWith(cluster)),
  nuts: one(nuts, jarOf("nuts"), pouchWith(nut)),
  "dried-fruit": one(driedFruit, jarOf("dried-fruit"), pouchWith(chip)),
  candy: one(candy, jarOf("candy"), pouchWith(sweet), tin),
  marshmallow: one(marshmallows, jarOf("marshmallow"), pouchWith(cube)),
  cake: cake,
  "espresso-machine": espressoMachine,
  grinder: grinder,
  "hand-grinder": handGrinder,
  kettle: kettle,
  scale: scale,
  roaster: roaster,
  pourover: pourover,
  "french-press": frenchPress,
  moka: moka,
  aeropress: aeropress,
  "cold-brew": coldBrew,
  siphon: siphon,
  cezve: cezve,
  "vietnamese-phin": phin,
  "cloth-filter": clothFilter,
  server: server,
  cup: cup,
  mug: mug,
  glass: glass,
  "travel-mug": travelMug,
  pitcher: pitcher,
  tray: tray,
  "filter-papers": filterPapers,
  tamper: tamper,
  canister,
  "knock-box": knockBox,
  brush: brush,
  spoon: spoon,
  cloth: cloth,
  book,
  thermometer: thermometer,
  cleaning,
};

/** Draws the thing that a product is; a kind without a drawing of its own comes in a box. */
export function drawKind(stage: Stage): Subject {
  return (kinds[stage.facts.kind] ?? box)(stage);
}
