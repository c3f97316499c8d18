import type pg from "pg";
import { openAdminSession } from "../admin-session.ts";
import { memoryOf } from "../processes.ts";
import { rankOf } from "../rush.ts";
import { untilChecked } from "../until-done.ts";
import { readMarketIds } from "./market-ids.ts";
import { measureApproval } from "./measure-approval.ts";
import { measureExports } from "./measure-exports.ts";
import { openMarket } from "./open-market.ts";
import { printTabs, type TabFigures } from "./print-tabs.ts";
import type { StoredMarket } from "./stored-market.ts";
import { listTabs, type Tab } from "./tabs.ts";
import type { MarketSize } from "./write-market.ts";

type Bench = { app: { url: string; pid: number }; pool: pg.Pool; secret: string };
type Ask = (path: string) => Promise<number>;

/** How often each narrowing is tried before the slowest of a tab is measured. */
const tries = 3;

/**
 * The administrators' screens over a market of such a size, asked by one administrator: each tab's first page and the slowest of
 * all its filters, orders and searches; exports of every row; the approval of all products that wait; and whether
 * everything that must hold does after it.
 */
export async function measureAdministration(
  bench: Bench,
  wanted: MarketSize,
  { seconds, stored }: { seconds: number; stored: StoredMarket | undefined },
): Promise<void> {
  const size = await openMarket(bench.pool, wanted, stored);
  await measureScreens(bench, size, seconds);
  console.log("what breaks an invariant after all of it:", await untilChecked(bench.pool));
}

/** The same over the market that is there. */
async function measureScreens({ app, pool, secret }: Bench, size: MarketSize, seconds: number) {
  const cookie = await openAdminSession(pool, secret);
  const ask: Ask = (path) => askOnce(`${app.url}${path}`, cookie);
  const rows: TabFigures[] = [];
  for (const tab of listTabs(await readMarketIds(pool))) {
    rows.push(await measureTab(tab, ask, seconds));
    console.log(`measured: ${tab.name}`);
  }
  printTabs(rows, size);
  const memory = () => memoryOf(app.pid);
  await measureExports({ url: app.url, cookie, memory });
  await measureApproval(pool, { url: app.url, cookie });
}

/** How long a response took, to its last byte, in milliseconds; endlessly unless it was a 200: errors are fast. */
async function askOnce(address: string, cookie: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(address, { headers: { cookie } });
  await response.arrayBuffer();
  if (response.status === 200) return performance.now() - start;
  console.error(`${address}: ${response.status}`);
  return Number.POSITIVE_INFINITY;
}

async function measureTab({ name, first, narrowed }: Tab, ask: Ask, seconds: number): Promise<TabFigures> {
  // As the screen asks: all at once.
  const whole = async () => Math.max(...(await Promise.all(first.map(ask))));
  const tried: { path: string; median: number }[] = [];
  for (const path of narrowed)
    tried.push({ path, median: rankOf(await repeat(() => ask(path), seconds, tries), 0.5) });
  const slowest = tried.toSorted((one, other) => other.median - one.median)[0];
  return {
    name,
    first: await repeat(whole, seconds),
    ...(slowest
      ? { slowest: { path: slowest.path, times: await repeat(() => ask(slowest.path), seconds) } }
      : {}),
  };
}

/** The durations in order, after one that warms up: for so many seconds, and at most so many. */
async function repeat(
  ask: () => Promise<number>,
  seconds: number,
  most = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  await ask();
  const durations: number[] = [];
  const end = Date.now() + seconds * 1_000;
  do durations.push(await ask());
  while (durations.length < most && Date.now() < end);
  return durations.sort((one, other) => one - other);
}
