import { type SQL, sql } from "drizzle-orm";
import { mostCounted } from "#domains/search/list-bounds.ts";
import { productSearch, productSearchSample } from "../tables.ts";

/** How many products one of the sample stands for. */
export const sampleWeight = 32;

/** One product in 32, by the random end of its id. */
export const isSampled = (id: string): boolean => Number.parseInt(id.slice(-2), 16) < 256 / sampleWeight;

/** The sample under the name that filters know; it has only what is on sale. */
export const sample: SQL = sql`${productSearchSample} as ${productSearch}`;

/**
 * Whether so many of the sample may stand for few enough products to be counted one by one. With half as many again, 469 instead of
 * 312, there are certainly more: that is nine times the standard error.
 */
export const mayBeFew = (sampled: number): boolean => sampled * sampleWeight <= 1.5 * mostCounted;

/** As many as are counted one by one, and one more, by which to see that there are more. */
export const countLimit: SQL = sql.raw(String(mostCounted + 1));

/**
 * An estimate without the digits that the sample can't know: to the order of magnitude of two standard errors, which for a count of n
 * in the sample is its square root (Poisson).
 */
export function roundEstimate(count: number): number {
  const unit = 10 ** Math.floor(Math.log10(2 * Math.sqrt(count * sampleWeight)));
  return Math.round(count / unit) * unit;
}
