import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { mostTermsOfPast } from "#domains/analytics/server/forget-viewers.ts";
import { cookieOf } from "./buyers.ts";
import { writeMarketYear, writeYearBefore } from "./market-year.ts";
import type { Figures } from "./measure.ts";
import { memoryOf } from "./processes.ts";
import { rankOf, rush } from "./rush.ts";

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
  await untilSummed(pool);
  const took = (Date.now() - begun) / 1_000;
  await writeYearBefore(pool);
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

async function openAdminSession(pool: pg.Pool, secret: string): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await pool.query(
    `insert into sessions (user_id, token, expires_at, aal)
     select id, $1, now() + interval '2 hours', 'aal2' from users where email = 'admin@cafeto.example'`,
    [token],
  );
  return cookieOf(token, secret);
}

/** Until the app's job, which starts each minute, has summed every day. */
async function untilSummed(pool: pg.Pool): Promise<void> {
  for (const late = Date.now() + 900_000; Date.now() < late; await sleep(1_000)) {
    const { rows } = await pool.query<{ days: number }>("select count(*)::int as days from changed_days");
    if (rows[0]!.days === 0) return;
  }
  throw new Error("the days were not summed within 15 minutes");
}
