import path from "node:path";
import { parseArgs } from "node:util";
import { count } from "drizzle-orm";
import pg from "pg";
import { products } from "#domains/listings/server/tables.ts";
import { readConfig } from "#platform/config/config.ts";
import { findRoot } from "#platform/db/find-root.ts";
import { openDatabaseServer } from "#platform/db/open-database-server.ts";
import { openLog } from "#platform/log/log.ts";
import { StartError } from "#platform/start-error.ts";
import { openInfra } from "#server/open-infra.ts";
import { extendMarket } from "./extend-market.ts";
import { seedEmptyMarket } from "./seed-empty-market.ts";

/** `npm run seed -- --products 100000`: the demo market, and as many more products as it takes. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: "string", default: "0" } } });
  const wanted = Number(values.products);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 1_000_000)
    throw new StartError("--products takes a whole number up to 1000000.");
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const root = findRoot();
  const database = await openDatabaseServer(config, log);
  const keys = { secretKey: "sk_test_seed", webhookSecret: "whsec_seed" };
  const { infra, close } = await openInfra(config, log, database.url, path.join(root, "migrations"), keys);
  const started = Date.now();
  await seedEmptyMarket(infra, root);
  const have = async () => (await infra.db.select({ count: count() }).from(products))[0]!.count;
  const before = await have();
  if (wanted > before) await extendMarket(infra, before, wanted);
  await vacuum(database.url);
  console.log(`The market holds ${await have()} products (${((Date.now() - started) / 1_000).toFixed(1)} s)`);
  await close();
  await database.stop();
}

/** Makes reading fast after so many writes. It has a connection of its own: the pool's ends statements after 15 seconds. */
async function vacuum(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("vacuum (analyze)");
  } finally {
    await client.end();
  }
}

run().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  },
);
