import { createHash } from "node:crypto";
import path from "node:path";
import { startCardSandbox } from "@cafeto/card-sandbox";
import type { Config } from "#platform/config/config.ts";
import type { Log } from "#platform/log/log.ts";
import { StartError } from "#platform/start-error.ts";
import { cardEventTypes } from "./card-events.ts";
import type { CardKeys } from "./open-infra.ts";

type CardProvider = {
  keys: CardKeys;
  url?: string;
  /** Pays a hosted page of the sandbox, for the demo's orders. */
  pay?(sessionId: string): Promise<void>;
  stop(): Promise<void>;
};

/** The real provider if its keys are set, else the sandbox on its own port. Cafeto's code is the same for both. */
export async function openCardProvider(config: Config, log: Log): Promise<CardProvider> {
  if (config.stripe) return { keys: config.stripe, stop: async () => {} };
  const keys = sandboxKeys(config);
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

function sandboxKeys({ sessionSecret }: Config) {
  const derive = (name: string) =>
    createHash("sha256").update(`${name}:${sessionSecret}`).digest("hex").slice(0, 40);
  return { secretKey: `sk_test_${derive("card-key")}`, webhookSecret: `whsec_${derive("card-events")}` };
}

/** As above, for a command beside a running Cafeto: whose sandbox is used where it answers. */
export async function reachCardProvider(config: Config, log: Log): Promise<CardProvider> {
  const { cardSandboxPort: port } = config;
  const keys = { ...sandboxKeys(config), sandbox: { host: "127.0.0.1", port } };
  const isRunning =
    !config.stripe &&
    (await fetch(`http://127.0.0.1:${port}/v1/events?limit=1`, {
      headers: { authorization: `Bearer ${keys.secretKey}` },
    }).then(
      (answer) => answer.ok,
      () => false,
    ));
  return isRunning ? { keys, stop: async () => {} } : openCardProvider(config, log);
}
