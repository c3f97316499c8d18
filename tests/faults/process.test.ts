import { spawnSync } from "node:child_process";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findRoot } from "#platform/db/find-root.ts";
import { send } from "../sweeps/support/call.ts";
import { buildOnce } from "./support/build-once.ts";
import { clearAway, findEmbedded } from "./support/embedded-database.ts";
import {
  type Cafeto,
  type Environment,
  environmentFor,
  makeDataFolder,
  startCafeto,
  until,
} from "./support/run-cafeto.ts";
import {
  checkOut,
  joinAsShopper,
  payByCard,
  type Shopper,
  statusOf,
  stockTinyMarket,
  untilPaid,
} from "./support/shopper.ts";

/** One data folder through everything that can happen to its process; each test continues where the last one ended. */
let env: Environment;
let dataDir: string;
let cafeto: Cafeto;
let productIds: string[];
/** Paid orders confirmed to their buyers: they must survive everything. */
const answered: { shopper: Shopper; orderId: string }[] = [];

beforeAll(async () => {
  await buildOnce();
  dataDir = makeDataFolder();
  env = await environmentFor(dataDir);
  cafeto = await startCafeto(env);
  productIds = await stockTinyMarket(databaseUrl());
}, 300_000);
afterAll(async () => {
  if (cafeto?.isRunning()) {
    cafeto.kill("SIGTERM");
    await cafeto.ended;
  }
  if (dataDir) clearAway(dataDir);
}, 60_000);

const databaseUrl = () => findEmbedded(dataDir)!.url;

async function buyAsSomebodyNew(): Promise<void> {
  const shopper = await joinAsShopper(databaseUrl(), cafeto.url);
  const { orderId, page } = await checkOut(cafeto.url, shopper, productIds);
  await payByCard(page);
  await untilPaid(cafeto.url, shopper, orderId);
  answered.push({ shopper, orderId });
}

async function expectNothingLost(): Promise<void> {
  for (const { shopper, orderId } of answered)
    expect(await statusOf(cafeto.url, shopper, orderId)).toBe("processing");
}

test("a first start serves pages and API, and an order is paid by the event alone", async () => {
  const page = await send(`${cafeto.url}/products`);
  expect(page.status, page.text.slice(0, 300)).toBe(200);
  expect(page.text).toContain("</html>");
  expect((await send(`${cafeto.url}/no/such/page`)).status).toBe(404);
  expect((await send(`${cafeto.url}/api/products`)).status).toBe(200);
  expect((await send(`http://127.0.0.1:${env.METRICS_PORT}/metrics`)).text).toContain("http_request");
  await buyAsSomebodyNew();
}, 120_000);

test("personal pages are never cached", async () => {
  const [{ shopper, orderId }] = answered as [(typeof answered)[0]];
  for (const path of ["/orders", `/orders/${orderId}`, "/checkout"]) {
    const page = await send(`${cafeto.url}${path}`, { cookie: shopper.cookie });
    expect([path, page.headers.get("cache-control")]).toEqual([path, "private, no-store"]);
  }
});

test("reconcile runs beside the process, and asks its card sandbox", async () => {
  const command = spawnSync(process.execPath, ["tools/command.ts", "reconcile"], {
    ...{ cwd: findRoot(), env, encoding: "utf8" },
  });
  expect([command.status, command.stdout, command.stderr]).toEqual([
    0,
    expect.stringContaining("no difference"),
    "",
  ]);
}, 60_000);

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("SIGTERM: the running request completes, then process and database end cleanly", async () => {
  const blocker = new pg.Client({ connectionString: databaseUrl() });
  await blocker.connect();
  await blocker.query("begin");
  await blocker.query("lock table product_search in access exclusive mode");
  // Never requested before, so nothing is cached.
  const slow = send(`${cafeto.url}/api/products?min=3&max=4000`);
  await until("the request waits for the lock", async () => {
    const { rows } = await blocker.query("select 1 from pg_locks where not granted");
    return rows.length > 0;
  });
  const { pid } = findEmbedded(dataDir)!;
  cafeto.kill("SIGTERM");
  // From now on no new request is accepted, but the running one completes.
  await until("the door is shut", () =>
    send(`${cafeto.url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  expect(cafeto.isRunning()).toBe(true);
  await blocker.query("commit");
  await blocker.end();
  expect((await slow).status).toBe(200);
  const { code, signal, stderr } = await cafeto.ended;
  expect({ code, signal, stderr }).toEqual({ code: 0, signal: null, stderr: "" });
  expect(findEmbedded(dataDir)).toBeUndefined();
  // Its last act was to remove its file; the system may take a moment to reap it.
  await until("the database's process is gone", async () => !isThere(pid));
}, 90_000);

test("a second start has everything, and people are still signed in", async () => {
  cafeto = await startCafeto(env);
  await expectNothingLost();
}, 90_000);

test("kill -9 of both: the next start has everything that was confirmed", async () => {
  const { pid } = findEmbedded(dataDir)!;
  cafeto.kill("SIGKILL");
  process.kill(pid, "SIGKILL");
  await cafeto.ended;
  cafeto = await startCafeto(env);
  await expectNothingLost();
  await buyAsSomebodyNew();
}, 120_000);

test("SIGINT ends it as cleanly", async () => {
  cafeto.kill("SIGINT");
  const { code, stderr } = await cafeto.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(findEmbedded(dataDir)).toBeUndefined();
}, 60_000);
