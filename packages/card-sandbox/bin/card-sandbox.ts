#!/usr/bin/env node
import { parseArgs } from "node:util";
import { startCardSandbox } from "../src/start.ts";

const help = `Usage: card-sandbox [options]

A local server that speaks Stripe's protocol: point Stripe's SDK at it, pay on its hosted pages, receive its webhooks.
No money moves, and only Stripe's published test cards are accepted.

  --port <number>            port of the API and the hosted pages (12111; 0 takes a free one)
  --host <address>           address to listen on (127.0.0.1)
  --public-url <url>         origin of the hosted pages as browsers reach it (the address listened on)
  --data-dir <folder>        where the state is stored (.card-sandbox)
  --webhook-url <url>        where events are sent (nowhere)
  --webhook-secret <secret>  signs the events (whsec_card_sandbox)
  --secret-key <key>         the one API key that is accepted (sk_test_card_sandbox)
  --events <types>           event types to send, separated by commas (all)
  --help                     show this help`;

const text = (fallback: string) => ({ type: "string", default: fallback }) as const;

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: text("12111"),
        host: text("127.0.0.1"),
        "public-url": text(""),
        "data-dir": text(".card-sandbox"),
        "webhook-url": text(""),
        "webhook-secret": text("whsec_card_sandbox"),
        "secret-key": text("sk_test_card_sandbox"),
        events: { type: "string" },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(2);
  }
}

async function run(): Promise<void> {
  const options = readOptions();
  if (options.help) {
    console.log(help);
    return;
  }
  const webhookUrl = options["webhook-url"];
  const sandbox = await startCardSandbox({
    port: Number(options.port),
    host: options.host,
    publicUrl: options["public-url"],
    dataDir: options["data-dir"],
    webhookUrl,
    webhookSecret: options["webhook-secret"],
    secretKey: options["secret-key"],
    ...(options.events ? { webhookEvents: options.events.split(",") } : {}),
    ...(webhookUrl ? {} : { webhookEvents: [] }),
    log: console.log,
  });
  console.log(`Card sandbox: ${sandbox.url} (key ${options["secret-key"]}, pay with 4242 4242 4242 4242)`);
  console.log(webhookUrl ? `Events go to ${webhookUrl}` : "Events are sent nowhere: give --webhook-url");
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void sandbox.stop());
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
