import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { readPushKeys } from "#domains/notifications/server/push-keys.ts";
import type { Config } from "#platform/config/config.ts";
import { makeDataFolder } from "#platform/config/make-data-folder.ts";
import { findRoot } from "#platform/db/find-root.ts";
import { openDatabaseServer } from "#platform/db/open-database-server.ts";
import type { Log } from "#platform/log/log.ts";
import { type AppParts, makeApp } from "./app.ts";
import { closeServer, listen, openHttpServer } from "./listen.ts";
import { measureMarket } from "./market-metrics.ts";
import { openMetrics } from "./metrics.ts";
import { onlyReads } from "./only-reads.ts";
import { openCardProvider } from "./open-card-provider.ts";
import { type Opened, openInfra } from "./open-infra.ts";
import { openSite } from "./open-site.ts";
import { printWelcome } from "./print-welcome.ts";

/** How long connections may stay silent at the end: longer than a request is on its way. */
const idleMilliseconds = 500;

export type Running = {
  /** For `graceMilliseconds` serves on, while /readyz already says "ending" and each response closes its connection. */
  stop(graceMilliseconds: number): Promise<void>;
};

/** Takes the ports and opens, in order, what stands under the HTTP surface; an empty market is filled if so configured. */
async function openParts(config: Config, log: Log, root: string) {
  makeDataFolder(config.dataDir);
  const front = openHttpServer();
  await listen(front.server, config.port, config.host, "PORT");
  const metrics = openMetrics();
  await listen(metrics.server, config.metricsPort, config.internalHost, "METRICS_PORT");
  const database = await openDatabaseServer(config, log);
  const cards = await openCardProvider(config, log);
  const opened = await openInfra(config, log, database.url, path.join(root, "migrations"), cards.keys);
  if (config.seedsDemoMarket)
    await (await import("#seeding/seed-empty-market.ts")).seedEmptyMarket(opened.infra, root, cards.pay);
  // Made at the first start, so that the first backup has them, too.
  await readPushKeys(opened.infra.db);
  metrics.measureWith(() => measureMarket(opened.infra));
  return { front, metrics, database, cards, opened };
}

/**
 * Opens everything in order, and returns how to end it: requests first, then jobs, then the infrastructure under
 * them.
 */
export async function startCafeto(config: Config, log: Log): Promise<Running> {
  const root = findRoot();
  const { front, metrics, database, cards, opened } = await openParts(config, log, root);
  let isLeaving = false;
  const ending = new AbortController();
  const site = await openSite(root, front.server);
  const handle = makeHandler(opened, {
    live: opened.live,
    site: site.site,
    clientFolder: path.join(root, "build/client"),
    isDevServer: site.isDevServer,
    readiness: async () => {
      if (isLeaving) return "ending";
      return (await opened.isReachable()) ? "ready" : "database unreachable";
    },
    isEnding: ending.signal,
  });
  front.serve(site.wrap(getRequestListener(handle)));
  await opened.work();
  printWelcome(config, cards.url);

  return {
    async stop(graceMilliseconds) {
      isLeaving = true;
      front.sendAway();
      await sleep(graceMilliseconds);
      ending.abort();
      await Promise.all([
        closeServer(front.server, { withinMilliseconds: 10_000, idleMilliseconds }),
        closeServer(metrics.server, { withinMilliseconds: 0 }),
      ]);
      await site.close();
      await opened.close();
      await cards.stop();
      await database.stop();
    },
  };
}

/** The whole HTTP surface twice, over the connections of each kind of request. */
function makeHandler(
  { browsing, buying }: Pick<Opened, "browsing" | "buying">,
  parts: Omit<AppParts, "infra">,
): Parameters<typeof getRequestListener>[0] {
  const reading = makeApp({ ...parts, infra: browsing });
  const changing = makeApp({ ...parts, infra: buying });
  return (request, bindings) => (onlyReads(request) ? reading : changing).fetch(request, bindings);
}
