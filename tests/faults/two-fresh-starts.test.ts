import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { buildMarket } from "@cafeto/demo-market/build-market";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "#platform/db/database.ts";
import { send } from "../sweeps/support/call.ts";
import { buildOnce } from "./support/build-once.ts";
import { type OutsideProvider, openOutsideProvider } from "./support/outside-provider.ts";
import { createDatabase } from "./support/own-database.ts";
import {
  type Cafeto,
  type Environment,
  environmentFor,
  makeDataFolder,
  startCafeto,
} from "./support/run-cafeto.ts";
import { runCommand } from "./support/run-command.ts";

let provider: OutsideProvider;
let database: Awaited<ReturnType<typeof createDatabase>>;
let own: Database;
let environments: Environment[];
let both: Cafeto[] = [];
const dataDir = makeDataFolder();

beforeAll(async () => {
  await buildOnce();
  provider = await openOutsideProvider();
  database = await createDatabase();
  own = openDatabase(database.url, { max: 2 });
  const shared = {
    ...provider.env,
    ...{ DATABASE_URL: database.url, SESSION_SECRET: randomBytes(32).toString("base64url") },
    DEMO_MARKET: "true",
  };
  environments = await Promise.all([0, 1].map(() => environmentFor(dataDir, shared)));
}, 300_000);
afterAll(async () => {
  for (const cafeto of both) cafeto.kill("SIGKILL");
  await Promise.all(both.map(({ ended }) => ended));
  await own?.close();
  await provider?.stop();
  await database?.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const count = async (table: string) =>
  Number(
    (await own.db.execute<{ rows: string }>(sql.raw(`select count(*) as rows from ${table}`))).rows[0]!.rows,
  );

test("two processes that start at once on one empty database, with the demo market, both live, and it is there once and whole", {
  timeout: 400_000,
}, async () => {
  // A slow machine takes its time to fill the market, for which the other one waits.
  both = await Promise.all(environments.map((env) => startCafeto(env, 300_000)));
  const market = buildMarket({ now: new Date() });
  expect(await count("products")).toBe(market.products.length);
  expect(await count("vendors")).toBe(market.vendors.length);
  const [ids, others] = await Promise.all(
    both.map(async ({ url }) => {
      for (const path of ["/readyz", "/", "/products"])
        expect([path, (await send(url + path)).status]).toEqual([path, 200]);
      const { text } = await send(`${url}/api/products`);
      return (JSON.parse(text) as { items: { id: string; imageUrl: string }[] }).items;
    }),
  );
  expect(ids!.length).toBeGreaterThan(10);
  expect(others).toEqual(ids);
  // Whichever made the pictures, both show them.
  for (const { url } of both) expect((await send(url + ids![0]!.imageUrl)).status).toBe(200);
  const check = await runCommand(["check"], environments[0]!).ended;
  expect(check, check.output).toMatchObject({ code: 0, output: expect.stringContaining("All hold") });
});

test("one of them ends, the other goes on, and a third finds the market as it is", {
  timeout: 400_000,
}, async () => {
  const [first, second] = both as [Cafeto, Cafeto];
  first.kill("SIGKILL");
  await first.ended;
  expect((await send(`${second.url}/products`)).status).toBe(200);
  const before = await count("products");
  both[0] = await startCafeto(environments[0]!, 300_000);
  expect((await send(`${both[0].url}/products`)).status).toBe(200);
  expect(await count("products")).toBe(before);
});
