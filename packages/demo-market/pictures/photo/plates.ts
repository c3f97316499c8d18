import type { PictureFacts } from "../facts.ts";
import { foodPlate } from "./food-plates.ts";
import {
  bagGround,
  bagKraft,
  bagLeaves,
  bagMatte,
  bagPaper,
  carton,
  cartonPlain,
  sack,
  sackTall,
  tin,
  tinGround,
} from "./pack-plates.ts";
import type { Plate } from "./plate.ts";
import { warePlate } from "./ware-plates.ts";

/** Coffee by its pack and by what is in it: beans lie beside beans, grounds beside ground coffee. */
function coffeePlates({ kind, category }: PictureFacts): readonly Plate[] {
  const isGround = category === "ground-coffee";
  if (kind === "burlap") return [sack, sackTall];
  if (kind === "bag") return isGround ? [bagKraft, bagGround] : [bagMatte, bagPaper, bagLeaves];
  if (kind === "tin") return [isGround ? tinGround : tin];
  // Sachets and capsules are ground coffee in a box, whatever its shelf.
  if (kind === "box" && !isGround) return [carton];
  return ["box", "drip-bag", "capsules"].includes(kind) ? [cartonPlain] : [];
}

const coffees = ["green-beans", "roasted-coffee", "ground-coffee"];
const foods = ["coffee-snacks", "coffee-sweets"];

/** The plates that can show a product; none for those that are drawn. */
export function platesFor(facts: PictureFacts): readonly Plate[] {
  const { kind, category, name } = facts;
  if (coffees.includes(category)) return coffeePlates(facts);
  const plate = foods.includes(category) ? foodPlate(kind, name) : warePlate(kind, name);
  return plate ? [plate] : [];
}
