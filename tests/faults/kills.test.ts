import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type KillMarket, openKillMarket } from "./kills/open-kill-market.ts";
import { type Flow, killPoints, type Point } from "./kills/points.ts";
import { expectNothingWrong } from "./kills/settle-down.ts";
import { stopAt } from "./kills/stop-at.ts";
import { buildOnce } from "./support/build-once.ts";
import { setChaos } from "./support/chaos.ts";
import { clearAway } from "./support/embedded-database.ts";
import { lockTable } from "./support/lock-table.ts";
import { makeDataFolder } from "./support/run-cafeto.ts";
import { runCommand } from "./support/run-command.ts";
import { faultSeed, isLong, repeatBy } from "./support/scale.ts";
import { seededRandom } from "./support/seeded-random.ts";

type Kill = Point & { victim: "app" | "database" };

let market: KillMarket;
/** From when something was stopped until everything ran again: nothing could be stored as done meanwhile. */
const outages: { from: number; until: number }[] = [];

beforeAll(async () => {
  await buildOnce();
  market = await openKillMarket();
}, 300_000);
afterAll(() => market?.close(), 60_000);
// What a failed test left behind would fail the next.
beforeEach(async () => {
  await setChaos(market.provider);
  market.mails.speak();
  await market.traffic.pause();
}, 60_000);

/** All points in the long version; in the short one a purchase, some money on its way to somebody, and a mail. */
function chooseKills(): Kill[] {
  const all = killPoints.flatMap((point): Kill[] => [
    { ...point, victim: "app" },
    // A mail's words are with the mail server, not in the database.
    ...(point.flow === "mail" ? [] : [{ ...point, victim: "database" as const }]),
  ]);
  if (isLong) return all;
  const random = seededRandom(faultSeed);
  const one = (...flows: Flow[]) => random.pick(all.filter(({ flow }) => flows.includes(flow)));
  return [one("purchase"), one("refund", "payout"), one("mail")];
}

test.each(chooseKills())(
  "$flow, $name: kill -9 of the $victim under traffic loses nothing and does nothing twice",
  {
    timeout: 240_000,
  },
  async ({ flow, stop, victim }) => {
    console.log(repeatBy("kills"));
    await market.callBuyers();
    const { traffic } = market;
    traffic.begin(flow, () => market.observer().infra);
    const from = Date.now();
    const goOn = await stopAt(stop, { ...market, databaseUrl: market.databaseUrl() });
    const killed = market.kill(victim);
    await goOn();
    await killed;
    outages.push({ from, until: Date.now() });
    await traffic.pause();
    await expectNothingWrong(market);
  },
);

test("everyone who wanted to buy has paid, and every refund was made", () => {
  const { outcomes } = market.traffic;
  console.log(`${outages.length} kills`, outcomes);
  const { "purchase: paid": paid, "refund: 200": _, ...others } = outcomes;
  expect(paid).toBeGreaterThan(0);
  expect(Object.keys(others).filter((name) => !/^(refund: none|payout: )/.test(name))).toEqual([]);
});

test("every mail arrived, and only one that was handed over during an outage arrived twice, under the same Message-ID", async () => {
  const { rows } = await market.observer().infra.db.execute<{ id: string }>("select id from emails");
  const { arrivals } = market.mails;
  const missing = rows.filter(({ id }) => !arrivals.has(`<${id}@cafeto>`));
  expect(missing).toEqual([]);
  const isExcused = (at: number) => outages.some(({ from, until }) => from <= at && at <= until);
  const twice = [...arrivals].filter(([, times]) => times.length > 1 && !times.slice(0, -1).every(isExcused));
  expect(twice).toEqual([]);
});

const backupsIn = (folder: string) =>
  fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => /^\d{4}-[\dT-]+$/.test(name)) : [];

/** A backup that waits for a table. */
async function beginBackup(folder: string) {
  const { untilWaitedFor, release } = await lockTable(market.databaseUrl(), "orders", "reading");
  const backup = runCommand(["backup"], { ...market.env, BACKUP_DIR: folder });
  await untilWaitedFor({ program: "cafeto-backup" });
  return { backup, goOn: release };
}

const victims = isLong ? (["backup", "database"] as const) : (["database"] as const);

test.each(victims)(
  "backup, the orders are read: kill -9 of the %s leaves no half backup that passes for a whole one, and the next is whole",
  {
    timeout: 240_000,
  },
  async (victim) => {
    const folder = makeDataFolder();
    const { backup, goOn } = await beginBackup(folder);
    if (victim === "backup") backup.kill();
    const killed = victim === "database" ? market.kill("database") : undefined;
    await goOn();
    const { code, output } = await backup.ended;
    expect(code).not.toBe(0);
    // It says what happened, and is not torn down by it.
    expect(output).not.toContain("Unhandled");
    await killed;
    expect(backupsIn(folder)).toEqual([]);
    await market.callBuyers();
    market.traffic.begin("purchase", () => market.observer().infra);
    const made = await runCommand(["backup"], { ...market.env, BACKUP_DIR: folder }).ended;
    await market.traffic.pause();
    expect(made, made.output).toMatchObject({ code: 0 });
    const [whole, ...more] = backupsIn(folder);
    expect(more).toEqual([]);
    if (isLong) await restoreElsewhere(path.join(folder, whole!));
    fs.rmSync(folder, { recursive: true });
    await expectNothingWrong(market);
  },
);

/** Into an empty folder; the command itself checks what must always hold. */
async function restoreElsewhere(backup: string): Promise<void> {
  const empty = makeDataFolder();
  const restored = await runCommand(["restore", backup], { ...market.env, DATA_DIR: empty }).ended;
  expect(restored, restored.output).toMatchObject({ code: 0 });
  clearAway(empty);
}

test("and `npm run check` and `npm run reconcile` find nothing", async () => {
  for (const name of ["check", "reconcile"])
    expect(await runCommand([name], market.env).ended).toMatchObject({ code: 0 });
}, 60_000);
