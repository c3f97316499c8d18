import type { Origin } from "#domains/catalogue/contract.ts";
import { bytesOf } from "#platform/cache/bytes-of.ts";
import { openCache } from "#platform/cache/open-cache.ts";
import type { Infra } from "#platform/rpc/context.ts";

export type Origins = { items: Origin[] };
export type MarketCounts = { vendors: number; products: number; countries: number };

const openCaches = ({ invalidation }: Infra) => ({
  origins: openCache<Origins>(invalidation, { maxSize: 1_048_576, sizeOf: bytesOf }),
  counts: openCache<MarketCounts>(invalidation, { maxSize: 16_384, sizeOf: bytesOf }),
});
const opened = new WeakMap<Infra["invalidation"], ReturnType<typeof openCaches>>();

/** What is counted over all products, the same for everybody: until one appears, goes, or moves. */
export function marketCaches(infra: Infra): ReturnType<typeof openCaches> {
  const caches = opened.get(infra.invalidation) ?? openCaches(infra);
  opened.set(infra.invalidation, caches);
  return caches;
}
