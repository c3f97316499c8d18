import type pg from "pg";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#kernel/errors.ts";

/** How often a thing may be done (decision 48). `points` times in `seconds`, per account or per address. */
export const limits = {
  sign_in_account: { points: 5, seconds: 60 },
  sign_in_address: { points: 20, seconds: 60 },
  sign_up_address: { points: 20, seconds: 3_600 },
  reset: { points: 3, seconds: 3_600 },
  confirm: { points: 10, seconds: 600 },
  second_factor: { points: 5, seconds: 60 },
  sms: { points: 5, seconds: 600 },
  checkout_session: { points: 5, seconds: 600 },
  payout_account: { points: 60, seconds: 600 },
  image_upload: { points: 600, seconds: 3_600 },
  api_key: { points: 600, seconds: 60 },
  bulk_upload: { points: 60, seconds: 3_600 },
  webhook_test: { points: 30, seconds: 60 },
  plan_change: { points: 20, seconds: 600 },
  subscription_check: { points: 10, seconds: 60 },
  vendor_application: { points: 10, seconds: 3_600 },
  beacon_address: { points: 120, seconds: 60 },
  data_export: { points: 10, seconds: 3_600 },
} as const;

export type LimitName = keyof typeof limits;
export type RateLimits = { consume(name: LimitName, key: string): Promise<void> };

/** Counts in the database, so that several processes share one count. Throws TOO_MANY_REQUESTS with the seconds to wait. */
export function openRateLimits(pool: pg.Pool): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: "rate_limits",
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        clearExpiredByTimeout: false,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;
  return {
    async consume(name, key) {
      try {
        await limiters[name].consume(key.slice(0, 200));
      } catch (refused) {
        if (refused instanceof Error) throw refused;
        const wait = (refused as RateLimiterRes).msBeforeNext;
        throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1_000)) });
      }
    },
  };
}
