import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { findRoot } from "#platform/db/find-root.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { addPerson, addProduct, addVendor } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { buildOnce } from "./support/build-once.ts";
import { buy } from "./support/buy.ts";
import { lockTable } from "./support/lock-table.ts";
import { environmentFor, makeDataFolder, until } from "./support/run-cafeto.ts";
import { runCommand } from "./support/run-command.ts";

let market: TestMarket;
/** The market's own folder, with the backups, and the empty one that is restored into. */
const [dataDir, emptyDir] = [makeDataFolder(), makeDataFolder()];
const copyName = `killed_${randomUUID().slice(0, 8)}`;
const copyUrl = inject("databaseServer").replace(/cafeto$/, copyName);
const pictures = 4_000;

beforeAll(async () => {
  await buildOnce();
  market = await openTestMarket();
  const { vendor } = await addVendor(market.infra);
  const { id: productId } = await addProduct(market.infra, vendor.id, { stock: 5 });
  expect(await buy(market, await addPerson(market.infra), [{ productId, quantity: 1 }])).toBe("paid");
  fs.mkdirSync(path.join(dataDir, "files/images"), { recursive: true });
  for (let at = 0; at < pictures; at += 1)
    fs.writeFileSync(path.join(dataDir, `files/images/${at}.webp`), `picture ${at}`);
  await query(inject("databaseServer").replace(/cafeto$/, "postgres"), `create database ${copyName}`);
  await migrateDatabase(copyUrl, path.join(findRoot(), "migrations"));
}, 300_000);
afterAll(async () => {
  await market?.close();
  const server = inject("databaseServer").replace(/cafeto$/, "postgres");
  await query(server, `drop database if exists ${copyName} with (force)`);
  for (const folder of [dataDir, emptyDir]) fs.rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

const backups = path.join(dataDir, "backups");
const namesIn = (folder: string) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);
const wholeOnes = () => namesIn(backups).filter((name) => /^\d{4}-[\dT-]+$/.test(name));
const halfOnes = () => namesIn(backups).filter((name) => name.endsWith(".half"));
const backUp = async () =>
  runCommand(["backup"], await environmentFor(dataDir, { DATABASE_URL: market.databaseUrl }));
const restore = async (name: string) =>
  runCommand(
    ["restore", path.join(backups, name)],
    await environmentFor(emptyDir, { DATABASE_URL: copyUrl }),
  );

/** Kills a command once some of the files have been copied, and not all. */
async function killWhileCopying(command: ReturnType<typeof runCommand>, to: string): Promise<void> {
  await until("the first file is copied", async () => namesIn(to).length > 0);
  command.kill();
  expect((await command.ended).code).toBe(null);
  expect(namesIn(to).filter((name) => name.endsWith(".webp")).length).toBeLessThan(pictures);
}

test("backup, the files are copied: kill -9 leaves nothing that counts as a backup or can be restored", async () => {
  await killWhileCopying(await backUp(), path.join(backups, "files/images"));
  expect(wholeOnes()).toEqual([]);
  const [half] = halfOnes();
  const refused = await (await restore(half!)).ended;
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("no complete backup") });
  // The next one goes on where it was.
  const made = await (await backUp()).ended;
  expect(made, made.output).toMatchObject({ code: 0 });
  expect(wholeOnes()).toHaveLength(1);
  expect(namesIn(path.join(backups, "files/images"))).toHaveLength(pictures);
}, 120_000);

test("backup, all is there but its name: it is none, and the one before stays the latest", async () => {
  const [whole] = wholeOnes();
  const later = path.join(backups, "2040-01-01T00-00-00.half");
  // As it is right before the rename.
  fs.cpSync(path.join(backups, whole!), later, { recursive: true });
  const refused = await (await restore(path.basename(later))).ended;
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("no complete backup") });
  expect(await rowsOf("users")).toBe(0);
  fs.rmSync(later, { recursive: true });
}, 120_000);

const rowsOf = async (table: string) =>
  Number((await query(copyUrl, `select count(*) as rows from ${table}`))[0]!.rows);

test("restore, the files are copied: kill -9 leaves a database without a row", async () => {
  await killWhileCopying(await restore(wholeOnes()[0]!), path.join(emptyDir, "files/images"));
  for (const table of ["users", "orders", "products", "ledger_entries"])
    expect([table, await rowsOf(table)]).toEqual([table, 0]);
}, 120_000);

test("restore, the rows are written: kill -9 leaves none of them and every trigger on, and the next is whole", async () => {
  const { untilWaitedFor, release } = await lockTable(copyUrl, "orders", "reading");
  const killed = await restore(wholeOnes()[0]!);
  await untilWaitedFor({ program: "cafeto-restore" });
  killed.kill();
  await killed.ended;
  await release();
  const rest = `select count(*)::int as count from pg_stat_activity where datname = '${copyName}' and application_name = 'cafeto-restore'`;
  await until("its connection is gone", async () => (await query(copyUrl, rest))[0]!.count === 0);
  for (const table of ["users", "orders", "products", "ledger_entries"])
    expect([table, await rowsOf(table)]).toEqual([table, 0]);
  expect(await query(copyUrl, "select tgname from pg_trigger where tgenabled = 'D'")).toEqual([]);
  const again = await (await restore(wholeOnes()[0]!)).ended;
  expect(again, again.output).toMatchObject({ code: 0 });
  expect(await rowsOf("orders")).toBe(1);
  expect(namesIn(path.join(emptyDir, "files/images"))).toHaveLength(pictures);
}, 120_000);
