import type pg from "pg";
import { mostTermsOfPast } from "#domains/analytics/server/forget-viewers.ts";
import { openAdminSession } from "./admin-session.ts";
import { writeMarketYear, writeYearBefore } from "./market-year.ts";
import type { Figures } from "./measure.ts";
import { memoryOf } from "./processes.ts";
import { rankOf, rush } from "./rush.ts";
import { untilDaysSummed, untilRanked } from "./until-done.ts";

type Market = { app: { url: string; pid: number }; pool: pg.Pool; secret: string };

const orders = 1_000_000;

const pages = {
  "30 days": "/api/admin/analytics?period=30d",
  "12 months": "/api/admin/analytics?period=12m",
  "12 months, as CSV": "/api/admin/analytics/csv?period=12m",
} as const;

/**
 * The administrators' analytics of a market with a year of 1,000,000 orders, each asked by one administrator after
 * another. The names contain the p95; the first one says how long the sums of all days took.
 */
export async function measureMarketFigures(
  { app: { url, pid }, pool, secret }: Market,
  seconds: number,
): Promise<Figures[]> {
  const cookie = await openAdminSession(pool, secret);
  await writeMarketYear(pool, { orders, termsPerDay: mostTermsOfPast });
  const begun = Date.now();
  await untilDaysSummed(pool);
  const took = (Date.now() - begun) / 1_000;
  await writeYearBefore(pool);
  await untilRanked(pool);
  const figures: Figures[] = [];
  for (const [name, path] of Object.entries(pages)) {
    await rush(`${url}${path}`, cookie, (seconds * 1_000) / 4, 1);
    const times = await rush(`${url}${path}`, cookie, seconds * 1_000, 1);
    figures.push({
      name: `market analytics of ${orders.toLocaleString("en-US")} orders, ${name} (p95 ${rankOf(times, 0.95).toFixed(0)} ms; summed in ${took.toFixed(0)} s)`,
      perSecond: times.length / seconds,
      p50: rankOf(times, 0.5),
      p99: rankOf(times, 0.99),
      memory: memoryOf(pid),
    });
  }
  return figures;
}
