import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stock } from "#domains/inventory/server/tables.ts";
import { findRoot } from "#platform/db/find-root.ts";
import { addProduct, addVendor } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { buildOnce } from "./support/build-once.ts";
import { environmentFor, makeDataFolder } from "./support/run-cafeto.ts";

let market: TestMarket;
let dataDir: string;
beforeAll(async () => {
  await buildOnce();
  market = await openTestMarket({ withSandbox: false });
  dataDir = makeDataFolder();
}, 300_000);
afterAll(() => market?.close());

/** `npm run …` without npm: its exit code and what it printed. */
async function run(...args: string[]) {
  const env = await environmentFor(dataDir, { DATABASE_URL: market.databaseUrl });
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/command.ts", ...args], {
    cwd: findRoot(),
    env,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("check and reconcile end with 0 while all is well, and with 1 and the cause once it is not", async () => {
  const { vendor } = await addVendor(market.infra);
  const { id } = await addProduct(market.infra, vendor.id, { stock: 7 });
  expect(await run("check")).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^All hold: stock, /),
  });
  expect(await run("reconcile")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("no difference"),
  });
  await market.infra.db.update(stock).set({ stockQuantity: 9 });
  for (const name of ["check", "reconcile"]) {
    const { status, stdout } = await run(name);
    expect([name, status]).toEqual([name, 1]);
    expect(stdout).toContain(`stock  ${id}  stock 9 by its movements 7`);
  }
}, 120_000);

test("jobs lists what was given up, and puts it back", async () => {
  expect(await run("jobs")).toMatchObject({ status: 0, stdout: "No job was given up.\n" });
  await market.infra.db.execute(`
    insert into jobs.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
    select 'dead-letters', '{"refundId": "r-1"}', 'send-refund', gen_random_uuid(), now(), 345, '{"message": "card provider away"}'`);
  const { stdout } = await run("jobs");
  expect(stdout).toMatch(/send-refund {2}given up .+ after 346 {2}refundId r-1\n {2}card provider away/);
  const [id] = stdout.split(" ");
  expect(await run("jobs", "retry", "it")).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Use: /),
  });
  expect(await run("jobs", "retry", id!)).toMatchObject({ status: 0, stdout: "1 back in their queues.\n" });
  const { rows } = await market.infra.db.execute(
    "select name, data from jobs.job where name in ('send-refund', 'dead-letters')",
  );
  expect(rows).toEqual([{ name: "send-refund", data: { refundId: "r-1" } }]);
}, 120_000);
