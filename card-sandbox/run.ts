import { startCardSandbox } from "./start.ts";

const port = Number(process.env.CARD_SANDBOX_PORT ?? 4242);

const sandbox = await startCardSandbox({
  port,
  dataDir: process.env.CARD_SANDBOX_DATA_DIR ?? "data/card-sandbox",
  publicUrl: process.env.CARD_SANDBOX_URL ?? "",
  webhookUrl: process.env.CARD_SANDBOX_WEBHOOK_URL ?? "http://127.0.0.1:3000/webhooks/cards",
  webhookSecret: process.env.CARD_SANDBOX_WEBHOOK_SECRET ?? "whsec_card_sandbox",
  secretKey: process.env.CARD_SANDBOX_SECRET_KEY ?? "sk_test_card_sandbox",
  log: console.log,
});
console.log(`Card sandbox: ${sandbox.url}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void sandbox.stop());
}
