import { Random, seedFrom } from "./random.ts";
import type { CategorySlug, SeedProduct } from "./types.ts";

const DEMAND: Record<CategorySlug, number> = {
  "green-beans": 0.45,
  "roasted-coffee": 1.7,
  "ground-coffee": 1.1,
  "coffee-snacks": 0.9,
  "coffee-sweets": 0.9,
  equipment: 0.7,
  accessories: 0.8,
};

/** How well a product is liked, from 0 to 1; the same number moves its sales, its stars and its views. */
export function appealOf(product: SeedProduct): number {
  return (seedFrom(`appeal ${product.key}`) % 1000) / 1000;
}

/** Relative demand: long-tailed, lower for dear things, higher for what people buy every week. */
export function demandFor(products: SeedProduct[]): number[] {
  const ranked = [...products].sort((a, b) => appealOf(b) - appealOf(a) || (a.key < b.key ? -1 : 1));
  const rank = new Map(ranked.map((product, i) => [product.key, i]));
  return products.map((product) => {
    const tail = 1 / (12 + rank.get(product.key)!) ** 0.85;
    return (tail * DEMAND[product.category]) / (1 + product.priceCents / 9000);
  });
}

/** Sold by the day, with a week in it: people order coffee on Sunday evening and on Monday. */
const WEEK = [1.28, 1.22, 1.0, 0.96, 0.98, 0.9, 1.08];

/** Weight of a day in the order book; `progress` runs from 0 a year ago to 1 today. */
export function weightOfDay(day: Date, progress: number): number {
  const month = day.getUTCMonth();
  const season = month === 11 ? 1.45 : month === 10 ? 1.2 : month === 6 || month === 7 ? 0.88 : 1;
  const weather = new Random(`weather ${day.toISOString().slice(0, 10)}`).between(0.82, 1.18);
  return (0.55 + 0.9 * progress) * WEEK[day.getUTCDay()]! * season * weather;
}
