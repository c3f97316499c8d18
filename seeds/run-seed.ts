import path from "node:path";
import { parseArgs } from "node:util";
import { count, sql } from "drizzle-orm";
import { products } from "#domains/catalogue/server/tables.ts";
import { readConfig } from "#platform/config/config.ts";
import { findRoot } from "#platform/db/find-root.ts";
import { openLog } from "#platform/log/log.ts";
import { StartError } from "#platform/start-error.ts";
import { openDatabaseServer, openDoors } from "#server/open-doors.ts";
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
  const { doors, close } = await openDoors(config, log, database.url, path.join(root, "migrations"), keys);
  const started = Date.now();
  await seedEmptyMarket(doors, root);
  const have = async () => (await doors.db.select({ count: count() }).from(products))[0]!.count;
  const before = await have();
  if (wanted > before) await extendMarket(doors, before, wanted);
  // What has just been written in bulk is read as fast as what has lain there for a while.
  await doors.db.execute(sql`vacuum (analyze)`);
  console.log(`The market holds ${await have()} products (${((Date.now() - started) / 1_000).toFixed(1)} s)`);
  await close();
  await database.stop();
}

run().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  },
);
