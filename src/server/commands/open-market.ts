import path from "node:path";
import { readConfig } from "#platform/config/config.ts";
import { findRoot } from "#platform/db/find-root.ts";
import { openDatabaseServer } from "#platform/db/open-database-server.ts";
import { openLog } from "#platform/log/log.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { reachCardProvider } from "../open-card-provider.ts";
import { openInfra } from "../open-infra.ts";

/** No command calls the provider with these; one that does asks for the real ones. */
const noKeys = { secretKey: "sk_test_none", webhookSecret: "whsec_none" };

/**
 * Opens the configured market for a command, beside a running Cafeto or alone, does the work and closes it. `withProvider`
 * also reaches the card provider.
 */
export async function withMarket<Result>(
  work: (infra: Infra, databaseUrl: string) => Promise<Result>,
  { withProvider = false } = {},
): Promise<Result> {
  const config = readConfig(process.env);
  // A command says itself what went wrong; its output is for people.
  const log = openLog("silent");
  const database = await openDatabaseServer(config, log);
  const cards = withProvider ? await reachCardProvider(config, log) : { keys: noKeys, stop: async () => {} };
  const migrations = path.join(findRoot(), "migrations");
  const { infra, close } = await openInfra(config, log, database.url, migrations, cards.keys);
  try {
    return await work(infra, database.url);
  } finally {
    await close();
    await cards.stop();
    await database.stop();
  }
}
