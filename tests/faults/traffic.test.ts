import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { send } from "../sweeps/support/call.ts";
import { buildOnce } from "./support/build-once.ts";
import { clearAway, findEmbedded } from "./support/embedded-database.ts";
import { type Cafeto, environmentFor, makeDataFolder, startCafeto, until } from "./support/run-cafeto.ts";
import { stockTinyMarket } from "./support/shopper.ts";

/** One process that loses its database, and then ends, while it serves. */
let dataDir: string;
let cafeto: Cafeto;
let traffic: Traffic;
let productId: string;

beforeAll(async () => {
  await buildOnce();
  dataDir = makeDataFolder();
  cafeto = await startCafeto(await environmentFor(dataDir, { SHUTDOWN_GRACE_SECONDS: "2" }));
  [productId] = (await stockTinyMarket(databaseUrl())) as [string];
  traffic = openTraffic(cafeto.url, 6);
}, 300_000);
afterAll(async () => {
  await traffic?.stop();
  if (cafeto?.isRunning()) {
    cafeto.kill("SIGINT");
    await cafeto.ended;
  }
  if (dataDir) clearAway(dataDir);
}, 60_000);

const databaseUrl = () => findEmbedded(dataDir)!.url;

type Outcome = { status: number; retryAfter: string | undefined } | { error: string };
type Traffic = { outcomes: Outcome[]; isAway: boolean; stop(): Promise<void> };

/**
 * Clients with a kept connection each, that ask again and again for lists which no cache holds. Once they are told that the
 * process is ending, they open no new connection, as a load balancer does.
 */
function openTraffic(url: string, clients: number): Traffic {
  const traffic: Traffic = { outcomes: [], isAway: false, stop: async () => {} };
  let isOver = false;
  let price = 0;
  const client = async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    let isConnected = false;
    while (!isOver && !(traffic.isAway && !isConnected)) {
      const outcome = await request(agent, `${url}/api/products?max=${++price}`);
      isConnected = outcome.isKept === true;
      traffic.outcomes.push(outcome);
      await sleep(20);
    }
    agent.destroy();
  };
  const all = Array.from({ length: clients }, client);
  traffic.stop = async () => {
    isOver = true;
    await Promise.all(all);
  };
  return traffic;
}

function request(agent: http.Agent, url: string): Promise<Outcome & { isKept?: boolean }> {
  return new Promise((resolve) => {
    const sent = http.get(url, { agent }, (response) => {
      const { statusCode: status = 0, headers } = response;
      response.resume().once("end", () => {
        resolve({ status, retryAfter: headers["retry-after"], isKept: headers.connection !== "close" });
      });
      response.once("error", ({ message }) => resolve({ error: message }));
    });
    sent.once("error", ({ message }) => resolve({ error: message }));
  });
}

/** Nothing but lists, and refusals that say when to come back. */
const strangeOnes = () =>
  traffic.outcomes.filter(
    (outcome) =>
      "error" in outcome || (outcome.status !== 200 && !(outcome.status === 503 && outcome.retryAfter)),
  );
const served = () =>
  traffic.outcomes.filter((outcome) => "status" in outcome && outcome.status === 200).length;
async function untilServedAgain(): Promise<void> {
  const before = served();
  await until("lists are served again", async () => served() > before + 20);
}

test("one locked row: what needs it is refused within seconds, and lists, cart and readiness do not notice", async () => {
  const json = { "content-type": "application/json" };
  const look = (visitor: number) =>
    send(`${cafeto.url}/api/analytics/views`, {
      method: "POST",
      headers: {
        ...json,
        "user-agent": `Mozilla/5.0 (X11; Linux x86_64; rv:${visitor}.0) Gecko/20100101 Firefox/${visitor}.0`,
      },
      body: JSON.stringify({ productId }),
    });
  await look(1);
  // The row in which the looks of all these visitors are counted, since they come from one address.
  const blocker = new pg.Client({ connectionString: databaseUrl() });
  await blocker.connect();
  blocker.on("error", () => {});
  await blocker.query("begin");
  await blocker.query("select key from rate_limits for update");
  const looks = Array.from({ length: 40 }, (_, visitor) => look(visitor + 2));
  await until("they wait for the row", async () => {
    const { rows } = await blocker.query("select 1 from pg_locks where not granted");
    return rows.length > 3;
  });
  const lines = [{ productId, quantity: 1 }];
  const others = await Promise.all([
    send(`${cafeto.url}/api/products?min=1`),
    send(`${cafeto.url}/api/cart/price`, { method: "POST", headers: json, body: JSON.stringify({ lines }) }),
    send(`${cafeto.url}/readyz`),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  const refusals = (await Promise.all(looks)).map(({ status, headers }) => [
    status,
    headers.get("retry-after"),
  ]);
  await blocker.query("rollback");
  await blocker.end();
  expect(refusals).toEqual(Array(looks.length).fill([503, "2"]));
  expect((await look(99)).status).toBe(200);
  expect(strangeOnes()).toEqual([]);
}, 90_000);

test("its connections ended by the server, all of them, again and again", async () => {
  await untilServedAgain();
  const admin = new pg.Client({ connectionString: databaseUrl().replace(/cafeto$/, "postgres") });
  await admin.connect();
  for (let round = 0; round < 10; round++) {
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'cafeto'");
    await sleep(50);
  }
  await admin.end();
  await untilServedAgain();
  expect(cafeto.isRunning()).toBe(true);
  expect(strangeOnes()).toEqual([]);
}, 90_000);

test("kill -9 of the database under load: single requests fail with 503, and all recovers by itself", async () => {
  const { pid } = findEmbedded(dataDir)!;
  process.kill(pid, "SIGKILL");
  await until("another database runs", async () => (findEmbedded(dataDir)?.pid ?? pid) !== pid);
  await until("it is ready", async () => (await send(`${cafeto.url}/readyz`)).status === 200);
  await untilServedAgain();
  expect(cafeto.isRunning()).toBe(true);
  expect(strangeOnes()).toEqual([]);
  const refused = traffic.outcomes.length - served();
  expect(refused).toBeGreaterThan(0);
}, 90_000);

test("SIGTERM under load: it says that it is ending, serves on, and resets no connection", async () => {
  const idle = new http.Agent({ keepAlive: true, maxSockets: 1 });
  expect(await request(idle, `${cafeto.url}/healthz`)).toMatchObject({ status: 200, isKept: true });
  await untilServedAgain();
  cafeto.kill("SIGTERM");
  await until("readiness says so", async () => (await send(`${cafeto.url}/readyz`)).text === "ending");
  traffic.isAway = true;
  // A connection that was kept since before is served once more, and then closed by agreement.
  expect(await request(idle, `${cafeto.url}/api/products?max=1`)).toMatchObject({
    status: 200,
    isKept: false,
  });
  await traffic.stop();
  idle.destroy();
  const { code, signal, stderr } = await cafeto.ended;
  expect({ code, signal, stderr }).toEqual({ code: 0, signal: null, stderr: "" });
  expect(strangeOnes()).toEqual([]);
  expect(findEmbedded(dataDir)).toBeUndefined();
}, 90_000);
