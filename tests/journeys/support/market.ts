import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { inArray, sum } from "drizzle-orm";
import { stock } from "#domains/inventory/server/tables.ts";
import { ledgerEntries } from "#domains/ledger/server/tables.ts";
import { findSetValue } from "#domains/settings/server/find-set-value.ts";
import { cachesNothing } from "#platform/cache/invalidation.ts";
import { openCards } from "#platform/cards/cards.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { openDatabase } from "#platform/db/database.ts";
import { openCluster } from "#platform/db/embedded/cluster.ts";
import { openJobs } from "#platform/jobs/jobs.ts";
import { openLog } from "#platform/log/log.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { openStorage } from "#platform/storage/storage.ts";

const port = Number(process.env.JOURNEY_PORT ?? 3_900);
const dataDir = path.resolve(process.env.JOURNEY_DATA ?? "data/journeys");

let opened: Promise<Infra> | undefined;

/**
 * The journeys' own market, as another process of it sees it: verbs set up what a journey begins with, and show what
 * no page does. The started site runs the jobs. Opened once per worker, and closed with its process.
 */
export function openMarket(): Promise<Infra> {
  opened ??= openInfra();
  return opened;
}

async function openInfra(): Promise<Infra> {
  const config = readConfig({
    PORT: String(port),
    CARD_SANDBOX_PORT: String(port + 1),
    DATA_DIR: dataDir,
  });
  const log = openLog("silent");
  const url = await databaseUrl();
  return {
    db: openDatabase(url, { max: 4 }).db,
    jobs: await openJobs(url, log, []),
    cards: openCards(
      { secretKey: cardKeyOf(config.sessionSecret), webhookSecret: "" },
      { host: "127.0.0.1", port: config.cardSandboxPort },
    ),
    storage: openStorage(config),
    // What a journey sets up does not count.
    limits: { consume: async () => {} },
    invalidation: cachesNothing,
    log,
    clock: systemClock,
    config,
    readSetting: findSetValue,
  };
}

async function databaseUrl(): Promise<string> {
  const { folder, password } = await openCluster(dataDir);
  const databasePort = fs.readFileSync(path.join(folder, "postmaster.pid"), "utf8").split("\n")[3];
  return `postgres://cafeto:${password}@127.0.0.1:${databasePort}/cafeto`;
}

/** Queues of a journey's own beside the market's, which no other journey works on. */
export const openQueues = async (jobs: Parameters<typeof openJobs>[2]) =>
  openJobs(await databaseUrl(), openLog("silent"), jobs);

/** The key that the market derives for its card sandbox. */
function cardKeyOf(sessionSecret: string): string {
  return `sk_test_${createHash("sha256").update(`card-key:${sessionSecret}`).digest("hex").slice(0, 40)}`;
}

/** Pays a hosted page without a browser, for journeys about what comes after. */
export async function payPage(url: string, card = "4242424242424242"): Promise<void> {
  await control(`sessions/${new URL(url).pathname.split("/").at(-1)}/pay`, { card });
}

/** Hands in the provider's form of a payout account, as its owner does there. */
export async function onboardAccount(providerAccountId: string): Promise<void> {
  await control(`accounts/${providerAccountId}/onboard`);
}

/** A control of the card sandbox, and its answer. */
export async function control(what: string, body: object = {}): Promise<{ id: string }> {
  const { config } = await openMarket();
  const response = await fetch(`http://127.0.0.1:${config.cardSandboxPort}/sandbox/${what}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${cardKeyOf(config.sessionSecret)}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${what}: ${response.status}`);
  return response.json() as Promise<{ id: string }>;
}

/** The sum of all postings, in cents: 0, or the market is broken. */
export async function ledgerSum(): Promise<number> {
  const { db } = await openMarket();
  const cents = sum(ledgerEntries.amountCents).mapWith(ledgerEntries.amountCents);
  const [row] = await db.select({ cents }).from(ledgerEntries);
  return row!.cents ?? 0;
}

export async function stockOf(productIds: string[]): Promise<Map<string, { stock: number; held: number }>> {
  const { db } = await openMarket();
  const rows = await db.select().from(stock).where(inArray(stock.productId, productIds));
  return new Map(rows.map((row) => [row.productId, { stock: row.stockQuantity, held: row.heldQuantity }]));
}
