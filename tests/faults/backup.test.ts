import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { findBroken } from "#domains/checkout/server/find-broken.ts";
import { sweepPurchases } from "#domains/checkout/server/sweep-purchases.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { reconcileMoney } from "#domains/payouts/server/reconcile-money.ts";
import { repairBooks } from "#domains/payouts/server/repair-books.ts";
import { openDatabase } from "#platform/db/database.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#platform/db/embedded/start-postgres.ts";
import { findRoot } from "#platform/db/find-root.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { payHostedPage } from "../support/pay.ts";
import { readEverything } from "../support/read-everything.ts";
import { buildOnce } from "./support/build-once.ts";
import { beginPurchase, buy } from "./support/buy.ts";
import { type Environment, environmentFor, makeDataFolder } from "./support/run-cafeto.ts";

let market: TestMarket;
let productId: string;
let restored: EmbeddedPostgres | undefined;
const folders: string[] = [];
const folder = () => {
  folders.push(makeDataFolder());
  return folders.at(-1)!;
};
const copyName = `restored_${randomUUID().slice(0, 8)}`;

beforeAll(async () => {
  await buildOnce();
  market = await openTestMarket();
  const { vendor } = await addVendor(market.infra);
  productId = (await addProduct(market.infra, vendor.id, { stock: 100 })).id;
}, 300_000);
afterAll(async () => {
  await restored?.stop();
  await market?.close();
  await adminQuery(`drop database if exists ${copyName} with (force)`);
  for (const each of folders) fs.rmSync(each, { recursive: true, force: true });
}, 60_000);

async function adminQuery(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject("databaseServer").replace(/cafeto$/, "postgres") });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** `npm run …` without npm. */
async function run(args: string[], more: Environment): Promise<{ code: number | null; output: string }> {
  const env = await environmentFor(more.DATA_DIR!, more);
  const child = spawn(process.execPath, ["tools/command.ts", ...args], { cwd: findRoot(), env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}

const lines = () => [{ productId, quantity: 1 }];
const buyOne = async () => buy(market, await addPerson(market.infra), lines());
const backupsIn = (dataDir: string) =>
  fs
    .readdirSync(path.join(dataDir, "backups"))
    .filter((name) => /^\d{4}-/.test(name))
    .sort();

test("a backup made under traffic is restored into an empty folder, whole; what was paid since is completed or refunded", async () => {
  const dataDir = folder();
  fs.mkdirSync(path.join(dataDir, "files/images"), { recursive: true });
  fs.writeFileSync(path.join(dataDir, "files/images/a.webp"), "a picture");
  fs.writeFileSync(path.join(dataDir, "files/images/b.webp.1.x.half"), "half a pict");
  for (const old of ["2020-01-01T00-00-00", "2020-01-02T00-00-00.half"])
    fs.mkdirSync(path.join(dataDir, "backups", old), { recursive: true });
  expect(await buyOne()).toBe("paid");
  const begun = await beginPurchase(market, await addPerson(market.infra), lines());

  const backup = run(["backup"], { DATA_DIR: dataDir, DATABASE_URL: market.databaseUrl });
  let isOver = false;
  void backup.then(() => {
    isOver = true;
  });
  let sold = 0;
  while (!isOver) if ((await buyOne()) === "paid") sold += 1;
  const made = await backup;
  expect(made, made.output).toMatchObject({ code: 0, output: expect.stringContaining("1 new files") });
  expect(made.output).toContain("Deleted 2020-01-01T00-00-00");
  expect(backupsIn(dataDir)).toHaveLength(1);
  expect(sold).toBeGreaterThan(0);

  // After the backup: the begun purchase is paid, and another one begun and paid, which the backup does not know.
  await payHostedPage(market, begun.url);
  expect(await buyOne()).toBe("paid");

  const empty = folder();
  const from = path.join(dataDir, "backups", backupsIn(dataDir)[0]!);
  const restore = await run(["restore", from], { DATA_DIR: empty });
  expect(restore, restore.output).toMatchObject({ code: 0, output: expect.stringContaining("and 1 files") });
  expect(fs.readFileSync(path.join(empty, "files/images/a.webp"), "utf8")).toBe("a picture");
  const again = await run(["restore", from], { DATA_DIR: empty });
  expect(again, again.output).toMatchObject({ code: 1, output: expect.stringContaining("in use") });

  restored = await startEmbeddedPostgres(empty);
  const database = openDatabase(restored.url, { max: 4 });
  const infra: Infra = { ...market.infra, db: database.db };
  expect(await findBroken(infra)).toEqual([]);
  const [pending] = await database.db.select().from(orders).where(eq(orders.id, begun.orderId));
  expect(pending).toMatchObject({ status: "pending", paidAt: null });
  market.clock.advance(3_600_000);
  await sweepPurchases(infra);
  const [paid] = await database.db.select().from(orders).where(eq(orders.id, begun.orderId));
  expect(paid).toMatchObject({ status: "processing" });
  const repairs = await repairBooks(infra);
  expect(repairs.length).toBeGreaterThan(0);
  expect(new Set(repairs.map(({ what }) => what))).toEqual(new Set(["refunded payment"]));
  expect((await reconcileMoney(infra)).differences).toEqual([]);
  expect(await findBroken(infra)).toEqual([]);
  await database.close();
}, 300_000);

test("the embedded database is backed up beside a running Cafeto, and equals its copy row by row", async () => {
  const dataDir = folders[1]!;
  expect((await run(["backup"], { DATA_DIR: dataDir })).code).toBe(0);
  await adminQuery(`create database ${copyName}`);
  const url = inject("databaseServer").replace(/cafeto$/, copyName);
  const from = path.join(dataDir, "backups", backupsIn(dataDir)[0]!);
  const restore = await run(["restore", from], { DATA_DIR: folder(), DATABASE_URL: url });
  expect(restore, restore.output).toMatchObject({ code: 0 });
  const read = async (of: string) => {
    const database = openDatabase(of, { max: 2 });
    const rows = await readEverything({ db: database.db });
    await database.close();
    return rows.filter((row) => /^(public|jobs\.job)/.test(row));
  };
  const [before, after] = [await read(restored!.url), await read(url)];
  expect(before.length).toBeGreaterThan(300);
  expect(after).toEqual(before);
  // The next order continues the numbers.
  const numbers = "select nextval('orders_number_seq')::int as number";
  const copy = new pg.Client({ connectionString: url });
  await copy.connect();
  const { rows: next } = await copy.query(numbers);
  const { rows: last } = await copy.query("select max(number)::int as number from orders");
  await copy.end();
  expect(next[0].number).toBeGreaterThan(last[0].number);
}, 300_000);
