import { type SQL, sql } from "drizzle-orm";
import { mostCounted } from "#domains/search/list-bounds.ts";
import { productSearch, productSearchSample } from "../tables.ts";

/** How many products one of the sample stands for. */
export const standsFor = 32;

/** One product in 32, by the random end of its id. */
export const isSampled = (id: string): boolean => Number.parseInt(id.slice(-2), 16) < 256 / standsFor;

/** The sample under the name that filters know; it has only what is on sale. */
export const sample: SQL = sql`${productSearchSample} as ${productSearch}`;

/**
 * Whether so many of the sample may stand for few enough products to be counted one by one. With half as many again, 469 instead of
 * 312, there are certainly more: that is nine times the standard error.
 */
export const mayBeFew = (sampled: number): boolean => sampled * standsFor <= 1.5 * mostCounted;

/** As many as are counted one by one, and one more, which tells that there are more. */
export const countLimit: SQL = sql.raw(String(mostCounted + 1));

/** To two digits, which is about as well as the sample knows a number. */
export function roundAbout(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count || 1)) - 1);
  return Math.round(count / unit) * unit;
}
