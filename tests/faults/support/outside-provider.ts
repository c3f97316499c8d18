import { randomBytes } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { startCardSandbox } from "@cafeto/card-sandbox";
import { cardEventTypes } from "../../../src/server/card-events.ts";
import { type Environment, makeDataFolder } from "./run-cafeto.ts";

export type OutsideProvider = {
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** With it, a process of Cafeto takes the sandbox for the real provider. */
  env: Environment;
  /** Sends the events to these processes in turn, as a load balancer would. */
  deliverTo(urls: string[]): void;
  stop(): Promise<void>;
};

/** A card sandbox outside of the processes that use it, so that several share it and it survives them. */
export async function openOutsideProvider(): Promise<OutsideProvider> {
  const secretKey = "sk_test_integration";
  const webhookSecret = `whsec_${randomBytes(8).toString("hex")}`;
  const folder = makeDataFolder();
  const balancer = await openBalancer();
  const sandbox = await startCardSandbox({
    ...{ port: 0, publicUrl: "", secretKey, webhookSecret, webhookEvents: cardEventTypes },
    dataDir: path.join(folder, "cards"),
    webhookUrl: `${balancer.url}/webhooks/cards`,
  });
  return {
    ...{ url: sandbox.url, secretKey, webhookSecret, deliverTo: balancer.deliverTo },
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      CARD_PROVIDER_AT: sandbox.url,
      NODE_OPTIONS: `--import=${fileURLToPath(import.meta.resolve("./reach-sandbox.ts"))}`,
    },
    async stop() {
      await sandbox.stop();
      await balancer.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Passes each request on to the next of its targets; one that is away is a 502. */
async function openBalancer() {
  let targets: string[] = [];
  let turn = 0;
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const target = targets[turn++ % targets.length];
    const headers = request.headers as Record<string, string>;
    const { "content-length": _, host: __, connection: ___, ...passedOn } = headers;
    const status = await fetch(`${target}${request.url}`, {
      method: "POST",
      headers: passedOn,
      body: Buffer.concat(chunks),
    }).then(
      (answer) => answer.status,
      () => 502,
    );
    response.writeHead(status).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deliverTo(urls: string[]) {
      targets = urls;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
