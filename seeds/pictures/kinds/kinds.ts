import type { Draw, Stage, Subject } from "../stage.ts";
import { bag } from "./bag.ts";
import { bar, book, box, capsules, cleaning, dripBag, filterPapers } from "./boxes.ts";
import * as brewers from "./brewers.ts";
import { burlap } from "./burlap.ts";
import { chip, cluster, cube, nut, sweet } from "./fillings.ts";
import { bottle, jar, jarOf, spread } from "./jar.ts";
import * as machines from "./machines.ts";
import * as tableware from "./tableware.ts";
import { canister, knockBox, tin } from "./tin.ts";
import * as tools from "./tools.ts";
import * as treats from "./treats.ts";

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
  truffles: treats.truffleBox,
  dates: one(
    treats.dateBox,
    treats.dateBox,
    treats.pouchWith((s, x, y, a, z) => nut(s, x, y, a, z)),
  ),
  caramels: one(treats.caramels, treats.caramelBox, treats.caramels),
  cookies: one(treats.cookies, treats.cookies, tin),
  biscotti: one(treats.biscotti, treats.biscotti, box),
  granola: one(treats.granola, jarOf("granola"), treats.pouchWith(cluster)),
  nuts: one(treats.nuts, jarOf("nuts"), treats.pouchWith(nut)),
  "dried-fruit": one(treats.driedFruit, jarOf("dried-fruit"), treats.pouchWith(chip)),
  candy: one(treats.candy, jarOf("candy"), treats.pouchWith(sweet), tin),
  marshmallow: one(treats.marshmallows, jarOf("marshmallow"), treats.pouchWith(cube)),
  cake: treats.cake,
  "espresso-machine": machines.espressoMachine,
  grinder: machines.grinder,
  "hand-grinder": machines.handGrinder,
  kettle: machines.kettle,
  scale: machines.scale,
  roaster: machines.roaster,
  pourover: brewers.pourover,
  "french-press": brewers.frenchPress,
  moka: brewers.moka,
  aeropress: brewers.aeropress,
  "cold-brew": brewers.coldBrew,
  siphon: brewers.siphon,
  cezve: brewers.cezve,
  "vietnamese-phin": brewers.phin,
  "cloth-filter": brewers.clothFilter,
  server: brewers.server,
  cup: tableware.cup,
  mug: tableware.mug,
  glass: tableware.glass,
  "travel-mug": tableware.travelMug,
  pitcher: tableware.pitcher,
  tray: tableware.tray,
  "filter-papers": filterPapers,
  tamper: tools.tamper,
  canister,
  "knock-box": knockBox,
  brush: tools.brush,
  spoon: tools.spoon,
  cloth: tools.cloth,
  book,
  thermometer: tools.thermometer,
  cleaning,
};

/** Draws the thing that a product is; a kind without a drawing of its own comes in a box. */
export function drawKind(stage: Stage): Subject {
  return (kinds[stage.facts.kind] ?? box)(stage);
}
