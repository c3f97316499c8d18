import type pg from "pg";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#kernel/errors.ts";
import { limitBounds, limitKeyOf, type RateLimit } from "#kernel/rate-limit.ts";

export type RateLimits = { consume(limit: RateLimit, key: string): Promise<void> };

type ReadSetting = (key: string) => Promise<number | null>;

/**
 * Counts in the database, so that several processes share one count. Throws TOO_MANY_REQUESTS with the seconds to wait. What an
 * administrator has set as a limit is asked for only once more was counted than the least that can be set.
 */
export function openRateLimits(pool: pg.Pool, readSetting: ReadSetting): RateLimits {
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
      points: limitBounds(limit).max,
      duration: limit.seconds,
      clearExpiredByTimeout: false,
    });
    limiters.set(limit, limiter);
    return limiter;
  };
  return {
    async consume(limit, key) {
      const count = await limiterOf(limit).consume(key.slice(0, 200)).catch(asCount);
      if (count.consumedPoints <= limitBounds(limit).min) return;
      const ceiling = (await readSetting(limitKeyOf(limit.name))) ?? limit.points;
      if (count.consumedPoints <= ceiling) return;
      const seconds = Math.max(1, Math.ceil(count.msBeforeNext / 1_000));
      throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: seconds });
    },
  };
}

/** The library refuses by throwing the count. */
function asCount(refused: unknown): RateLimiterRes {
  if (refused instanceof Error) throw refused;
  return refused as RateLimiterRes;
}
