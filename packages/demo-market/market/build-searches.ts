import { weightOfDay } from "./appeal.ts";
import { dayOf, daysBefore } from "./calendar.ts";
import { Random } from "./random.ts";
import type { SeedOpenings, SeedProduct, SeedSearches, SeedViews } from "./types.ts";

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

/** About every third search that finds something leads to a product that has its words; never more often than it was viewed. */
export function buildOpenings(
  searches: SeedSearches[],
  products: SeedProduct[],
  views: SeedViews[],
): SeedOpenings[] {
  const viewed = new Map(views.map(({ productKey, day, count }) => [`${productKey} ${day}`, count]));
  const found = new Map<string, SeedProduct[]>();
  for (const [term, , finds] of TERMS) {
    const words = term.split(" ").filter((word) => word.length > 2 && word !== "coffee" && word !== "café");
    const has = ({ name }: SeedProduct) => words.some((word) => name.toLowerCase().includes(word));
    found.set(term, finds ? products.filter(has) : []);
  }
  const sums = new Map<string, SeedOpenings>();
  for (const { term, day, count } of searches) {
    const random = new Random(`opened ${term} ${day}`);
    let left = Math.round(count * random.between(0.2, 0.5));
    for (const product of random.shuffle(found.get(term)!)) {
      const at = `${product.key} ${day}`;
      const opened = Math.min(left, viewed.get(at) ?? 0, random.int(1, 2));
      if (opened === 0) continue;
      viewed.set(at, viewed.get(at)! - opened);
      const key = `${product.vendorKey} ${term} ${day}`;
      sums.set(key, { term, day, vendorKey: product.vendorKey, count: (sums.get(key)?.count ?? 0) + opened });
      left -= opened;
    }
  }
  return [...sums.values()];
}
