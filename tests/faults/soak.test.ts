import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findRoot } from "#platform/db/find-root.ts";
import { addBuyers, stockBaskets } from "../../bench/buyers.ts";
import { addProduct, addVendor } from "../support/market-people.ts";
import { drawGraph } from "./soak/draw-graph.ts";
import { findCapacity, loadEvenly, quantile } from "./soak/load.ts";
import { isDeclared, type Outcome } from "./soak/request.ts";
import { type Market, visitsOf } from "./soak/visits.ts";
import { buildOnce } from "./support/build-once.ts";
import { countEach } from "./support/buy.ts";
import { setChaos } from "./support/chaos.ts";
import { type Observer, observe } from "./support/observe.ts";
import { type OutsideProvider, openOutsideProvider } from "./support/outside-provider.ts";
import { createDatabase } from "./support/own-database.ts";
import { type Cafeto, environmentFor, makeDataFolder, startCafeto, until } from "./support/run-cafeto.ts";
import { faultSeed, isLong, repeatBy } from "./support/scale.ts";
import { seededRandom } from "./support/seeded-random.ts";

const chaos = {
  ...{ duplicate: 0.1, delay: 0.1, reorder: 0.1, forge: 0.05, lose: 0.05, expire: 0.02 },
  ...{ slowBefore: 0.02, slowAfter: 0.02, tooMany: 0.02, milliseconds: 600 },
  ...{ failBefore: 0.02, failAfter: 0.02, dropBefore: 0.02, dropAfter: 0.02 },
};
const scale = isLong
  ? { warmUp: 120, capacity: 20, soak: 600, requests: 100_000, overload: 60, tooMuch: 3, buyers: 12_000 }
  : { warmUp: 3, capacity: 2, soak: 4, requests: 150, overload: 3, tooMuch: 8, buyers: 400 };
/** Of the process, in seconds. */
const sampledEach = 5;
/** What an accepted request takes at most during an overload, of 99 in 100, in milliseconds. */
const overloadedP99 = 4_000;
/** Within how many seconds it refuses nothing any more. */
const normalAgain = 10;
/** Within that time, what 99 in 100 take at most again, in milliseconds. */
const calmP99 = 1_000;
/** What a refused one takes, of 95 in 100: the rest had to connect first, while everyone else did. */
const refusedP95 = 500;

let provider: OutsideProvider;
let database: Awaited<ReturnType<typeof createDatabase>>;
let env: Record<string, string>;
let cafeto: Cafeto;
let observer: Observer;
let visit: () => Promise<Outcome[]>;
let capacity: number;

beforeAll(async () => {
  await buildOnce();
  provider = await openOutsideProvider();
  database = await createDatabase();
  env = await environmentFor(makeDataFolder(), {
    ...provider.env,
    DATABASE_URL: database.url,
    SESSION_SECRET: randomBytes(32).toString("base64url"),
    DEMO_MARKET: String(isLong),
    LOG_LEVEL: "error",
    TRUST_PROXY: "1",
  });
  cafeto = await startCafeto(env);
  provider.deliverTo([cafeto.url]);
  observer = await observe(database.url, provider);
  visit = visitsOf(await openMarket(), seededRandom(faultSeed));
}, 300_000);
afterAll(async () => {
  await observer?.close();
  cafeto?.kill("SIGKILL");
  await cafeto?.ended;
  await provider?.stop();
  await database?.drop();
  if (env) fs.rmSync(env.DATA_DIR!, { recursive: true, force: true });
}, 60_000);

/** Of the long version, the demo market; of the short one, which should start at once, three vendors with some products. */
async function openMarket(): Promise<Market> {
  if (!isLong)
    for (const country of ["CO", "ET", "BR"]) {
      const { vendor } = await addVendor(observer.infra, { country });
      for (let count = 0; count < 5; count += 1) await addProduct(observer.infra, vendor.id);
    }
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  try {
    const { rows } = await pool.query<{ id: string }>(
      "select product_id as id from product_search where is_listed order by product_id",
    );
    return {
      ...{ url: cafeto.url, provider, productIds: rows.map(({ id }) => id) },
      baskets: await stockBaskets(pool, 60),
      buyers: await addBuyers(pool, scale.buyers, env.SESSION_SECRET!),
    };
  } finally {
    await pool.end();
  }
}

/** Megabytes that the process and its JavaScript take, by its own metrics. */
async function readMemory(): Promise<{ resident: number; heap: number }> {
  const text = await (await fetch(`http://127.0.0.1:${env.METRICS_PORT}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]) / 1_048_576;
  return { resident: read("process_resident_memory_bytes"), heap: read("nodejs_heap_size_used_bytes") };
}

const accepted = (outcomes: Outcome[]) => outcomes.filter(({ status }) => status > 0 && status < 400);
const timesOf = (outcomes: Outcome[]) => outcomes.map(({ milliseconds }) => milliseconds);
const p95Of = (outcomes: Outcome[]) => quantile(timesOf(outcomes), 0.95);
const p99Of = (outcomes: Outcome[]) => quantile(timesOf(outcomes), 0.99);
const undeclared = (outcomes: Outcome[]) =>
  outcomes
    .filter((outcome) => !isDeclared(outcome))
    .map(({ what, status, body }) => `${what}: ${status} ${body.slice(0, 200)}`);
/** How often which status, or which code of an error. */
const summarize = (outcomes: Outcome[]) =>
  countEach(
    outcomes.map(
      ({ status, body }) => /"code":"(\w+)"/.exec(status >= 400 ? body : "")?.[1] ?? String(status),
    ),
  );

/** The median and the 99th percentile of each kind of request, in milliseconds. */
const slowest = (outcomes: Outcome[]) =>
  Object.fromEntries(
    [...Map.groupBy(accepted(outcomes), ({ what }) => what)].map(([what, all]) => {
      return [what, [quantile(timesOf(all), 0.5), p99Of(all)].map(Math.round).join(" / ")];
    }),
  );

type Sample = { resident: number; heap: number; perSecond: number; p99: number };

test(`${scale.soak} seconds at 80% of what it can do, while the provider fails in every way: its memory stays as it is, and it says nothing but declared errors`, {
  timeout: 1_800_000,
}, async () => {
  console.log(`seed ${faultSeed}; ${repeatBy("soak")}`);
  await findCapacity(visit, 16, scale.warmUp);
  capacity = await findCapacity(visit, 16, scale.capacity);
  console.log(`capacity ${capacity.toFixed(0)} requests a second`);
  await setChaos(provider, { seed: faultSeed, ...chaos });
  const samples: Sample[] = [];
  const wrong: string[] = [];
  const all: Record<string, number> = {};
  let recent: Outcome[] = [];
  let count = 0;
  let seconds = 0;
  const readings: Promise<void>[] = [];
  await loadEvenly(
    visit,
    // A visit is 1.06 requests.
    { perSecond: (capacity * 0.8) / 1.06, seconds: scale.soak, requests: scale.requests },
    (outcomes) => {
      count += outcomes.length;
      seconds += 1;
      recent.push(...outcomes);
      wrong.push(...undeclared(outcomes));
      for (const [name, times] of Object.entries(summarize(outcomes))) all[name] = (all[name] ?? 0) + times;
      if (seconds % sampledEach !== 0) return;
      const seen = { perSecond: recent.length / sampledEach, p99: p99Of(accepted(recent)) };
      recent = [];
      readings.push(readMemory().then((memory) => void samples.push({ ...memory, ...seen })));
    },
  );
  await Promise.all(readings);
  await setChaos(provider);
  console.log(`${count} requests in ${seconds} s`, all);
  if (isLong) report(samples, { count, seconds });
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(scale.requests);
  if (isLong) expect(drift(samples)).toBeLessThan(0.05);
});

/** How far the memory of any minute is from that of the first, as a share of it. */
function drift(samples: Sample[]): number {
  const perMinute = 60 / sampledEach;
  const minutes = Array.from({ length: Math.floor(samples.length / perMinute) }, (_, minute) =>
    quantile(
      samples.slice(minute * perMinute, (minute + 1) * perMinute).map(({ resident }) => resident),
      0.5,
    ),
  );
  console.log(`resident MB by minute: ${minutes.map((minute) => minute.toFixed(0)).join(" ")}`);
  return Math.max(...minutes.map((minute) => Math.abs(minute / minutes[0]! - 1)));
}

function report(samples: Sample[], { count, seconds }: { count: number; seconds: number }): void {
  const title = `${count.toLocaleString("en-US")} requests in ${Math.round(seconds / 60)} minutes at 80% of capacity, the card provider failing`;
  const graph = drawGraph(
    title,
    [
      { name: "Resident memory", unit: "MB", values: samples.map(({ resident }) => resident) },
      { name: "JavaScript heap in use", unit: "MB", values: samples.map(({ heap }) => heap) },
      { name: "Requests", unit: "per second", values: samples.map(({ perSecond }) => perSecond) },
      { name: "99th percentile of accepted requests", unit: "ms", values: samples.map(({ p99 }) => p99) },
    ],
    sampledEach,
  );
  fs.writeFileSync(path.join(findRoot(), "docs/operations/soak.svg"), graph);
}

test(`far more than it can do for ${scale.overload} seconds: what is accepted is answered in time, the rest is refused at once, and then all is as before`, {
  timeout: 600_000,
}, async () => {
  const during: Outcome[] = [];
  await loadEvenly(
    visit,
    { perSecond: (capacity * scale.tooMuch) / 1.06, seconds: scale.overload },
    (outcomes) => {
      during.push(...outcomes);
    },
  );
  const after: Outcome[][] = [];
  const isCalm = () =>
    after.length >= 3 &&
    after
      .slice(-3)
      .flat()
      .every(({ status }) => status !== 503);
  while (!isCalm() && after.length < normalAgain + 3)
    await loadEvenly(visit, { perSecond: capacity * 0.4, seconds: 1 }, (outcomes) => {
      after.push(outcomes);
    });
  const refused = during.filter(({ status }) => status === 503);
  const figures = {
    ...{ requests: during.length, accepted: accepted(during).length, refused: refused.length },
    ...{
      p99: p99Of(accepted(during)),
      refusedP95: p95Of(refused),
      p99After: p99Of(after.slice(-3).flat()),
    },
  };
  console.log(figures, summarize(during), slowest(during));
  expect(undeclared([...during, ...after.flat()]).slice(0, 20)).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  expect(isCalm()).toBe(true);
  if (!isLong) return;
  expect(figures.p99).toBeLessThan(overloadedP99);
  expect(figures.refusedP95).toBeLessThan(refusedP95);
  expect(figures.p99After).toBeLessThan(calmP99);
});

test("afterwards every paid order is there, no stock is held, and the books agree", {
  timeout: 300_000,
}, async () => {
  await until("no payment is open", async () => {
    await observer.sweep();
    await observer.infra.db.execute("delete from rate_limits");
    const { rows } = await observer.infra.db.execute(
      "select 1 from payment_attempts where state in ('starting', 'refunding')",
    );
    if (rows.length > 0) await sleep(500);
    return rows.length === 0;
  });
  expect(await observer.findWrong()).toEqual([]);
});
