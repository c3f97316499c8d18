import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Config } from "#platform/config/config.ts";
import { makeDataFolder } from "#platform/config/make-data-folder.ts";
import { findRoot } from "#platform/db/find-root.ts";
import { openDatabaseServer } from "#platform/db/open-database-server.ts";
import type { Log } from "#platform/log/log.ts";
import { makeApp } from "./app.ts";
import { closeServer, listen, openHttpServer } from "./listen.ts";
import { measureMarket } from "./market-metrics.ts";
import { openMetrics } from "./metrics.ts";
import { openCardProvider } from "./open-card-provider.ts";
import { openInfra } from "./open-infra.ts";
import { openSite } from "./open-site.ts";
import { printWelcome } from "./print-welcome.ts";

/**
 * Opens everything in order, and returns how to end it: requests first, then jobs, then the infrastructure under
 * them.
 */
export async function startCafeto(config: Config, log: Log): Promise<{ stop(): Promise<void> }> {
  const root = findRoot();
  makeDataFolder(config.dataDir);
  const front = openHttpServer();
  await listen(front.server, config.port, config.host, "PORT");
  const metrics = openMetrics();
  await listen(metrics.server, config.metricsPort, config.host, "METRICS_PORT");
  const database = await openDatabaseServer(config, log);
  const cards = await openCardProvider(config, log);
  const { infra, work, subscribe, close } = await openInfra(
    config,
    log,
    database.url,
    path.join(root, "migrations"),
    cards.keys,
  );
  if (config.seedsDemoMarket)
    await (await import("#seeding/seed-empty-market.ts")).seedEmptyMarket(infra, root, cards.pay);
  metrics.measureWith(() => measureMarket(infra));
  const ending = new AbortController();
  const site = await openSite(root, front.server);
  const app = makeApp({
    infra,
    subscribe,
    site: site.site,
    clientFolder: path.join(root, "build/client"),
    isDevServer: site.isDevServer,
    isEnding: ending.signal,
  });
  const listener = getRequestListener(app.fetch);
  front.serve(site.wrap(listener));
  await work();
  printWelcome(config, cards.url);

  return {
    async stop() {
      ending.abort();
      await Promise.all([closeServer(front.server, 10_000), closeServer(metrics.server, 0)]);
      await site.close();
      await close();
      await cards.stop();
      await database.stop();
    },
  };
}
