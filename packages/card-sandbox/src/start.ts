import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { Chaos } from "./chaos/chaos.ts";
import { makeEarlyExpiry } from "./chaos/expire-early.ts";
import { runDues } from "./clocks/run-dues.ts";
import { forgetEvents } from "./events/delivery.ts";
import { DeliveryLoop } from "./events/delivery-loop.ts";
import { makeApiRoutes } from "./routes/api-routes.ts";
import { makeControlRoutes } from "./routes/control-routes.ts";
import { makePageRoutes } from "./routes/page-routes.ts";
import type { CardSandboxOptions, Sandbox } from "./sandbox.ts";
import { closeOverdue } from "./sessions/close-session.ts";
import { openStore } from "./store/open-store.ts";
import { forgetResponses } from "./wire/idempotency.ts";

const hour = 60 * 60 * 1000;

/**
 * Starts the sandbox: its API, hosted pages and event deliveries, with its state in `dataDir`. Fails with one clear
 * sentence where the port or the folder is in use. `stop` ends what is under way and closes.
 */
export async function startCardSandbox(
  options: CardSandboxOptions,
): Promise<{ url: string; stop(): Promise<void> }> {
  const sandbox = makeSandbox(options);
  let deliveries: DeliveryLoop | null = null;
  try {
    const loop = new DeliveryLoop(sandbox);
    deliveries = loop;
    sandbox.wakeDelivery = () => loop.wake();
    const server = makeServer(sandbox);
    const url = await listen(server, options);
    sandbox.publicUrl ||= url;
    const endClock = startClock(sandbox);
    const stop = (): Promise<void> => end(sandbox, server, loop, endClock);
    return { url, stop: onlyOnce(stop) };
  } catch (error) {
    await deliveries?.stop();
    sandbox.store.close();
    throw error;
  }
}

function makeSandbox(options: CardSandboxOptions): Sandbox {
  // A port that is only known later can't stand in an address given before.
  const isKnown = options.publicUrl !== "" && new URL(options.publicUrl).port !== "0";
  return {
    store: openStore(options.dataDir),
    publicUrl: isKnown ? options.publicUrl.replace(/\/+$/, "") : "",
    webhookUrl: options.webhookUrl,
    webhookSecret: options.webhookSecret,
    webhookEvents: options.webhookEvents ? new Set(options.webhookEvents) : null,
    secretKey: options.secretKey,
    log: options.log ?? (() => {}),
    now: options.now ?? Date.now,
    machineNow: options.now ?? Date.now,
    keysInFlight: new Set(),
    wakeDelivery: () => {},
    chaos: new Chaos(),
  };
}

function makeServer(sandbox: Sandbox): Server {
  const app = new Hono();
  app.route("/v1", makeApiRoutes(sandbox));
  app.route("/sandbox", makeControlRoutes(sandbox));
  const pages = makePageRoutes(sandbox);
  app.all("*", (context) => pages.fetch(context.req.raw));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 60_000;
  return server;
}

async function listen(server: Server, { port, host = "127.0.0.1" }: CardSandboxOptions): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "EADDRINUSE")
      throw new Error(`The card sandbox's port ${port} on ${host} is already in use.`);
    throw error;
  }
  const address = server.address() as AddressInfo;
  return `http://${address.family === "IPv6" ? `[${host}]` : host}:${address.port}`;
}

/** What happens by time alone: sessions expire, subscriptions renew, old responses and events are deleted. */
function startClock(sandbox: Sandbox): () => void {
  const guard = (work: (sandbox: Sandbox) => void) => () => {
    try {
      work(sandbox);
    } catch (error) {
      sandbox.log(`card sandbox: ${error}`);
    }
  };
  const forget = guard(() => {
    forgetResponses(sandbox);
    forgetEvents(sandbox);
  });
  forget();
  const timers = [
    setInterval(guard(closeOverdue), 200),
    setInterval(guard(makeEarlyExpiry(sandbox)), 200),
    setInterval(guard(runDues), 200),
    setInterval(forget, hour),
  ];
  return () => timers.forEach(clearInterval);
}

async function end(
  sandbox: Sandbox,
  server: Server,
  deliveries: DeliveryLoop,
  endClock: () => void,
): Promise<void> {
  endClock();
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  // A client that never ends its request must not hold the process.
  const impatience = setTimeout(() => server.closeAllConnections(), 2000);
  await closed;
  clearTimeout(impatience);
  await deliveries.stop();
  sandbox.store.close();
}

function onlyOnce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= work();
    return running;
  };
}
