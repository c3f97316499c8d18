import { createHash } from "node:crypto";
import path from "node:path";
import { startCardSandbox } from "@cafeto/card-sandbox";
import { getRequestListener } from "@hono/node-server";
import type { Config } from "#platform/config/config.ts";
import { makeDataFolder } from "#platform/config/make-data-folder.ts";
import { findRoot } from "#platform/db/find-root.ts";
import { openDatabaseServer } from "#platform/db/open-database-server.ts";
import type { Log } from "#platform/log/log.ts";
import { StartError } from "#platform/start-error.ts";
import { makeApp } from "./app.ts";
import { cardEventTypes } from "./card-events.ts";
import { closeServer, listen, openHttpServer } from "./listen.ts";
import { openMetrics } from "./metrics.ts";
import { type CardKeys, openInfra } from "./open-infra.ts";
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
  await listen(metrics, config.metricsPort, config.internalHost, "METRICS_PORT");
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
      await Promise.all([closeServer(front.server, 10_000), closeServer(metrics, 0)]);
      await site.close();
      await close();
      await cards.stop();
      await database.stop();
    },
  };
}

type CardProvider = {
  keys: CardKeys;
  url?: string;
  /** Pays a hosted page of the sandbox, for the demo's orders. */
  pay?(sessionId: string): Promise<void>;
  stop(): Promise<void>;
};

/** The real provider if its keys are set, else the sandbox on its own port. Cafeto's code is the same for both. */
async function openCardProvider(config: Config, log: Log): Promise<CardProvider> {
  if (config.stripe) return { keys: config.stripe, stop: async () => {} };
  const derive = (name: string) =>
    createHash("sha256").update(`${name}:${config.sessionSecret}`).digest("hex").slice(0, 40);
  const keys = {
    secretKey: `sk_test_${derive("card-key")}`,
    webhookSecret: `whsec_${derive("card-events")}`,
  };
  const publicUrl = new URL(config.publicUrl);
  publicUrl.port = String(config.cardSandboxPort);
  const sandbox = await startCardSandbox({
    ...keys,
    port: config.cardSandboxPort,
    host: config.internalHost,
    webhookEvents: cardEventTypes,
    dataDir: path.join(config.dataDir, "card-sandbox"),
    publicUrl: publicUrl.origin,
    webhookUrl: `http://127.0.0.1:${config.port}/webhooks/cards`,
    log: (line) => log.debug({ from: "card-sandbox" }, line),
  }).catch((error: Error) => {
    throw error.message.startsWith("The card sandbox") ? new StartError(error.message) : error;
  });
  const { port } = new URL(sandbox.url);
  return {
    keys: { ...keys, sandbox: { host: "127.0.0.1", port: Number(port || config.cardSandboxPort) } },
    url: publicUrl.origin,
    pay: (sessionId) => payAtSandbox(sandbox.url, keys.secretKey, sessionId),
    stop: () => sandbox.stop(),
  };
}

/** Pays with the test card whose money is available at once. */
async function payAtSandbox(url: string, secretKey: string, sessionId: string): Promise<void> {
  const answer = await fetch(`${url}/sandbox/sessions/${sessionId}/pay`, {
    method: "POST",
    headers: { authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
    body: JSON.stringify({ card: "4000000000000077" }),
  });
  if (!answer.ok) throw new Error(`the card sandbox responded with ${answer.status}`);
}
