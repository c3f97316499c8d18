import type { Grind } from "../read-vendors.ts";
import type { Process, RoastLevel } from "../types.ts";

/** Sentences around a coffee's facts. Placeholders: {notes}, {first}, {region}, {altitude}, {variety}, {cup}. */
export interface CoffeePhrases {
  /** How it tastes. */
  cup: readonly string[];
  /** Where and on which tree it grew; only for coffees that have region, altitude and variety. */
  ground: readonly string[];
  process: Readonly<Record<Process, readonly string[]>>;
  /** Advice to the person who will roast it. */
  green: readonly string[];
  roast: Readonly<Record<RoastLevel, readonly string[]>>;
  grind: Readonly<Record<Grind, readonly string[]>>;
  /** How to keep it and what to expect; fills up a short text. The same in each language, by number. */
  keep: Readonly<Record<"green" | "roasted" | "ground", readonly string[]>>;
}

/** Kinds of goods that are used, served and kept alike. */
export type GoodsGroup =
  | "chocolate"
  | "baked"
  | "snack"
  | "candy"
  | "spread"
  | "machine"
  | "grinder"
  | "brewer"
  | "stovetop"
  | "cup"
  | "filter"
  | "tool"
  | "storage"
  | "book";

/** How each group is used and kept. The same in each language, by number. */
export type GoodsPhrases = Readonly<Record<GoodsGroup, readonly string[]>>;
