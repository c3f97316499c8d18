import type pg from "pg";
import { indexProducts } from "#domains/search/server/index-products.ts";
import { openDatabase } from "#platform/db/database.ts";
import { type Ask, listAddresses, readMarket } from "./addresses.ts";
import { floorName, helloName, type Target } from "./cases.ts";
import { connections, type Figures, measure } from "./measure.ts";
import { memoryOf, type Started } from "./processes.ts";
import { rankOf } from "./rush.ts";
import { untilQuiet } from "./until-done.ts";

type Shop = { app: Started; reference: Started; pool: pg.Pool; databaseUrl: string };

/** So many first pages of each kind are asked for, one after another. */
const firstPages = 300;
const indexedAtOnce = 1_000;

/** Lists and searches over all that is on sale, nothing kept: first pages alone on the machine, then both under load. */
export async function measureShop({ app, reference, pool, databaseUrl }: Shop, seconds: number) {
  await indexAll(pool, databaseUrl);
  await untilQuiet(pool);
  const { list, search, rows: products } = listAddresses(await readMarket(pool));
  const rows: Figures[] = [];
  const add = async (name: string, { url, pid }: Started, asks: Ask[], atOnce: number, target?: Target) => {
    await pool.query("select pg_notify('cafeto_changes', 'everything')");
    const mayRepeat = url === reference.url;
    const load = { headers: {}, connections: atOnce, isRepeated: false, mayRepeat };
    const figures = await (atOnce === 1 ? askInTurn(url, asks) : measure(url, asks, seconds, load));
    rows.push({ name, ...figures, memory: memoryOf(pid), ...(target ? { target } : {}) });
    console.log(`measured: ${name}`);
  };
  const share = (least: number): Target => ({ share: { of: floorName, least } });
  await add("list, first pages alone", app, firstOf(list), 1, { p99: 120 });
  await add("search, first pages alone", app, firstOf(search), 1, { p99: 120 });
  await add(helloName, reference, [{ path: "/hello", language: "en" }], connections);
  await add(floorName, reference, products, connections);
  await add("list", app, list, connections, share(0.02));
  await add("search", app, search, connections, share(0.01));
  return rows;
}

/** Each once, one after another, so that nothing waits for anything but its own work. */
async function askInTurn(url: string, asks: Ask[]) {
  const times: number[] = [];
  const begun = performance.now();
  for (const { path, language } of asks) {
    const start = performance.now();
    const response = await fetch(`${url}${path}`, { headers: { "accept-language": language } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    times.push(performance.now() - start);
  }
  const perSecond = (times.length * 1_000) / (performance.now() - begun);
  times.sort((one, other) => one - other);
  return { perSecond, p50: rankOf(times, 0.5), p97: rankOf(times, 0.975), p99: rankOf(times, 0.99) };
}

/** Spread over all of them. */
function firstOf(asks: Ask[]): Ask[] {
  const first = asks.filter(({ path }) => path.endsWith("page=1"));
  const step = Math.max(1, Math.floor(first.length / firstPages));
  return first.filter((_, n) => n % step === 0);
}

/** Indexes what was written without the app, by what its jobs index with. */
async function indexAll(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from products p where not exists (select from product_search s where s.product_id = p.id) order by id",
  );
  const database = openDatabase(databaseUrl, { max: 2 });
  try {
    let next = 0;
    const work = async () => {
      while (next < rows.length) {
        const ids = rows.slice(next, next + indexedAtOnce).map(({ id }) => id);
        next += indexedAtOnce;
        await indexProducts({ db: database.db, clock: { now: () => new Date() } }, ids);
        if (next % 100_000 < indexedAtOnce) console.log(`indexed ${next} of ${rows.length}`);
      }
    };
    await Promise.all([work(), work()]);
  } finally {
    await database.close();
  }
  for (const table of ["product_search", "product_search_sample", "search_words"])
    await pool.query(`vacuum analyze ${table}`);
}
