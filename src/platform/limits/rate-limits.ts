import type pg from "pg";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#kernel/errors.ts";
import type { RateLimit } from "#kernel/rate-limit.ts";

export type RateLimits = { consume(limit: RateLimit, key: string): Promise<void> };

/** Counts in the database, so that several processes share one count. Throws TOO_MANY_REQUESTS with the seconds to wait. */
export function openRateLimits(pool: pg.Pool): RateLimits {
  const limiters = new Map<RateLimit, RateLimiterPostgres>();
  const limiterOf = (limit: RateLimit) => {
    const known = limiters.get(limit);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      // The library would go by the name of the class, which the bundle changes.
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
      clearExpiredByTimeout: false,
    });
    limiters.set(limit, limiter);
    return limiter;
  };
  return {
    async consume(limit, key) {
      try {
        await limiterOf(limit).consume(key.slice(0, 200));
      } catch (refused) {
        if (refused instanceof Error) throw refused;
        const wait = (refused as RateLimiterRes).msBeforeNext;
        throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1_000)) });
      }
    },
  };
}
