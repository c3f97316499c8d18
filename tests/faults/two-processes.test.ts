import { randomBytes, randomUUID } from "node:crypto";
import fs from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { send } from "../sweeps/support/call.ts";
import { buildOnce } from "./support/build-once.ts";
import { type Cafeto, environmentFor, makeDataFolder, startCafeto } from "./support/run-cafeto.ts";
import { ask, joinAsShopper, stockTinyMarket } from "./support/shopper.ts";

const name = `two_${randomUUID().slice(0, 8)}`;
const databaseUrl = () => inject("databaseServer").replace(/cafeto$/, name);
const folders: string[] = [];
let both: Cafeto[] = [];

beforeAll(async () => {
  await buildOnce();
  await query(`create database ${name}`);
  // The same secret, as behind one load balancer.
  const shared = { DATABASE_URL: databaseUrl(), SESSION_SECRET: randomBytes(32).toString("base64url") };
  folders.push(makeDataFolder(), makeDataFolder());
  const environments = await Promise.all(folders.map((folder) => environmentFor(folder, shared)));
  // At once, on an empty database: one migrates, the other waits.
  both = await Promise.all(environments.map(startCafeto));
}, 300_000);
afterAll(async () => {
  for (const cafeto of both) cafeto.kill("SIGTERM");
  await Promise.all(both.map((cafeto) => cafeto.ended));
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  await query(`drop database if exists ${name} with (force)`);
}, 60_000);

test("both serve one market, one session and one person's things", async () => {
  const [one, two] = both as [Cafeto, Cafeto];
  const [productId] = await stockTinyMarket(databaseUrl());
  const shopper = await joinAsShopper(databaseUrl(), one.url);
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

async function query(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("databaseServer").replace(/cafeto$/, "postgres") });
  await client.connect();
  await client.query(text);
  await client.end();
}
