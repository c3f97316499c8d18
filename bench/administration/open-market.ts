import type pg from "pg";
import { writeYearBefore } from "../market-year.ts";
import { untilDaysSummed, untilMonthsSummed, untilQuiet, untilRanked } from "../until-done.ts";
import { noteStored, type StoredMarket } from "./stored-market.ts";
import { type MarketSize, writeAdministratedMarket } from "./write-market.ts";
import { returnToQueue } from "./write-products.ts";

/** The market of an earlier run, or one of the wanted size that is written now, once the app has summed it and is quiet. */
export async function openMarket(
  pool: pg.Pool,
  wanted: MarketSize,
  stored: StoredMarket | undefined,
): Promise<MarketSize> {
  const size = stored?.size ?? wanted;
  if (stored?.size) await sumAgain(pool);
  else await writeSummed(pool, size);
  if (stored) noteStored(stored, size);
  await untilRanked(pool);
  await untilQuiet(pool);
  return size;
}

/** Writes the market, and waits until the app's jobs have summed it. */
async function writeSummed(pool: pg.Pool, size: MarketSize): Promise<void> {
  const begun = Date.now();
  await writeAdministratedMarket(pool, size);
  console.log(`written in ${secondsSince(begun)} s`);
  await untilDaysSummed(pool);
  console.log(`days summed after ${secondsSince(begun)} s`);
  await untilMonthsSummed(pool);
  console.log(`months summed after ${secondsSince(begun)} s`);
  await writeYearBefore(pool);
}

/** What the time since an earlier run has changed, and what that run approved, is made as it was. */
async function sumAgain(pool: pg.Pool): Promise<void> {
  await untilDaysSummed(pool);
  await untilMonthsSummed(pool);
  await returnToQueue(pool);
}

const secondsSince = (begun: number): string => ((Date.now() - begun) / 1_000).toFixed(0);
