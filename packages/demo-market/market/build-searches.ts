import { weightOfDay } from "./appeal.ts";
import { dayOf, daysBefore } from "./calendar.ts";
import { Random } from "./random.ts";
import type { SeedSearches } from "./types.ts";

/** What people type, how often on a usual day, and whether the market has it. A test searches each. */
const TERMS: readonly [term: string, daily: number, finds: boolean][] = [
  ["geisha", 3.4, true],
  ["decaf", 2.6, true],
  ["espresso", 2.4, true],
  ["ethiopian coffee", 2.2, true],
  ["v60", 1.9, true],
  ["grinder", 1.8, true],
  ["café de colombia", 1.7, true],
  ["natural process", 1.3, true],
  ["descafeinado", 1.2, true],
  ["chocolate", 1.2, true],
  ["café em grãos", 1.1, true],
  ["filtros de papel", 0.9, true],
  ["green beans", 0.9, true],
  ["molinillo", 0.8, true],
  ["kettle", 0.8, true],
  ["yirgacheffe", 0.7, true],
  ["moedor", 0.6, true],
  ["brasil cerrado", 0.5, true],
  ["matcha", 0.9, false],
  ["kombucha", 0.6, false],
  ["nespresso", 0.5, false],
  ["kopi luwak", 0.4, false],
  ["earl grey", 0.3, false],
  ["tapioca", 0.3, false],
  ["stevia", 0.2, false],
  ["teabags", 0.2, false],
];

/** The searches of the last ninety days, as often as the market was visited; days without one have no row. */
export function buildSearches(now: Date): SeedSearches[] {
  return Array.from({ length: 90 }, (_, i) => daysBefore(now, 89 - i)).flatMap((date, i) => {
    const day = dayOf(date);
    const weight = weightOfDay(date, 0.75 + i / 360);
    return TERMS.flatMap(([term, daily, finds]) => {
      const count = Math.floor(
        daily * weight * new Random(`search ${term} ${day}`).between(0.2, 1.8) +
          new Random(`searcher ${term} ${day}`).next(),
      );
      return count > 0 ? [{ term, day, count, finds }] : [];
    });
  });
}
