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
}
