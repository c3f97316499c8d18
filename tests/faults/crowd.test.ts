import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addBuyers } from "../../bench/buyers.ts";
import { readFigures, readStock } from "../support/figures.ts";
import { addProduct, addVendor } from "../support/market-people.ts";
import { send } from "../sweeps/support/call.ts";
import { shopUntilPaid } from "./crowd/buyer.ts";
import { watchStock } from "./crowd/watch-stock.ts";
import { buildOnce } from "./support/build-once.ts";
import { countEach } from "./support/buy.ts";
import { readChaos, setChaos } from "./support/chaos.ts";
import { type Observer, observe } from "./support/observe.ts";
import { type OutsideProvider, openOutsideProvider } from "./support/outside-provider.ts";
import { createDatabase } from "./support/own-database.ts";
import {
  type Cafeto,
  type Environment,
  environmentFor,
  makeDataFolder,
  startCafeto,
  until,
} from "./support/run-cafeto.ts";
import { runCommand } from "./support/run-command.ts";
import { faultSeed, isLong, repeatBy } from "./support/scale.ts";
import { ask } from "./support/shopper.ts";

/** Of everything that can go wrong at the provider, some; what is lost or late is made up for by the sweeper. */
const chaos = {
  ...{ duplicate: 0.3, delay: 0.3, reorder: 0.3, forge: 0.2, lose: 0.2, expire: 0.1 },
  ...{ slowBefore: 0.05, slowAfter: 0.05, tooMany: 0.02, milliseconds: 600 },
  ...{ failBefore: 0.05, failAfter: 0.05, dropBefore: 0.05, dropAfter: 0.05 },
};
const { buyers, units } = isLong ? { buyers: 1_000, units: 100 } : { buyers: 60, units: 12 };

let provider: OutsideProvider;
let database: Awaited<ReturnType<typeof createDatabase>>;
let environments: Environment[];
let both: Cafeto[] = [];
let observer: Observer;

beforeAll(async () => {
  await buildOnce();
  provider = await openOutsideProvider();
  database = await createDatabase();
  const SESSION_SECRET = randomBytes(32).toString("base64url");
  const shared = { ...provider.env, DATABASE_URL: database.url, SESSION_SECRET };
  environments = await Promise.all([0, 1].map(() => environmentFor(makeDataFolder(), shared)));
  // At once, on an empty database: one migrates, the other waits.
  both = await Promise.all(environments.map((env) => startCafeto(env)));
  provider.deliverTo(both.map(({ url }) => url));
  observer = await observe(database.url, provider);
}, 300_000);
afterAll(async () => {
  await observer?.close();
  for (const cafeto of both) cafeto.kill("SIGKILL");
  await Promise.all(both.map(({ ended }) => ended));
  await provider?.stop();
  await database?.drop();
  for (const { DATA_DIR } of environments ?? []) fs.rmSync(DATA_DIR!, { recursive: true, force: true });
}, 60_000);

/** Three vendors with the same number of units each: a purchase takes one of each. */
async function stockShelves(): Promise<string[]> {
  const ids: string[] = [];
  for (const country of ["CO", "ET", "BR"]) {
    const { vendor } = await addVendor(observer.infra, { country });
    ids.push((await addProduct(observer.infra, vendor.id, { stock: units, priceCents: 1_450 })).id);
  }
  return ids;
}

async function gather(count: number): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const cookies = await addBuyers(pool, count, environments[0]!.SESSION_SECRET!);
  await pool.end();
  return cookies;
}

/**
 * The sweeper of both processes comes once a minute, this one all the time; and who was told to come back five times need not
 * wait ten minutes.
 */
function hurryOnAndOn() {
  let isOver = false;
  const hurrying = (async () => {
    while (!isOver) {
      await observer.sweep(50_000);
      await observer.infra.db.execute("delete from rate_limits where key like 'checkout_session:%'");
      await sleep(500);
    }
  })();
  return async () => {
    isOver = true;
    await hurrying;
  };
}

test(`${buyers} buyers at two processes want one of ${units} units of three vendors, while the provider fails in every way: ${units} paid orders, ${buyers - units} clear refusals, nothing left, held or owed`, {
  timeout: isLong ? 1_800_000 : 180_000,
}, async () => {
  console.log(`seed ${faultSeed}; ${repeatBy("crowd")}`);
  const productIds = await stockShelves();
  const cookies = await gather(buyers);
  await setChaos(provider, { seed: faultSeed, ...chaos });
  const stopHurrying = hurryOnAndOn();
  const { isSomeLeft, stop } = watchStock(observer.infra, productIds);
  const shop = { urls: both.map(({ url }) => url), productIds, isSomeLeft };
  const started = Date.now();
  const outcomes = countEach(
    await Promise.all(cookies.map((cookie, place) => shopUntilPaid(shop, cookie, place))),
  );
  const seconds = Math.round((Date.now() - started) / 1_000);
  await stop();
  await stopHurrying();
  const { counts, forgedAccepted } = await readChaos(provider);
  await setChaos(provider);
  await until("no payment is open", async () => {
    await observer.sweep();
    const { rows } = await observer.infra.db.execute(
      "select 1 from payment_attempts where state in ('starting', 'open', 'refunding')",
    );
    return rows.length === 0;
  });
  console.log(`${seconds} s`, outcomes, counts);

  expect(outcomes).toEqual({ paid: units, OUT_OF_STOCK: buyers - units });
  expect(forgedAccepted).toBe(0);
  for (const [name, count] of Object.entries(counts))
    if (isLong) expect([name, count > 0]).toEqual([name, true]);
  const figures = await readFigures(observer.infra);
  expect(figures).toMatchObject({ ledgerSum: 0, differences: { stock: 0, ledger: 0, refunds: 0 } });
  expect(figures.orders.processing).toBe(units);
  expect(figures.orders.pending ?? 0).toBe(0);
  for (const id of productIds) expect(await readStock(observer.infra, id)).toEqual({ stock: 0, held: 0 });
  expect(await observer.findWrong()).toEqual([]);
  for (const cafeto of both) expect(cafeto.isRunning()).toBe(true);
});

test("and `npm run check` and `npm run reconcile` find nothing", async () => {
  for (const name of ["check", "reconcile"])
    expect(await runCommand([name], environments[0]!).ended).toMatchObject({ code: 0 });
}, 60_000);

test("both serve one market, one session and one person's things", async () => {
  const [one, two] = both as [Cafeto, Cafeto];
  const [productId] = await stockShelves();
  const [cookie] = await gather(1);
  const shopper = { email: "", cookie: cookie! };
  for (const { url } of both) expect((await send(`${url}/products/${productId}`)).status).toBe(200);
  expect((await ask(one.url, shopper, "POST", "/wishlist", { productId })).status).toBe(200);
  const seen = await ask(two.url, shopper, "GET", "/wishlist");
  expect(seen.body).toMatchObject({ items: [{ productId }] });
  expect((await ask(two.url, shopper, "POST", "/wishlist", { productId })).status).toBe(409);
});

test("one of them may be killed: the other goes on", async () => {
  const [one, two] = both as [Cafeto, Cafeto];
  one.kill("SIGKILL");
  await one.ended;
  expect((await send(`${two.url}/readyz`)).status).toBe(200);
  expect((await send(`${two.url}/api/products`)).status).toBe(200);
});
