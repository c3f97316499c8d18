import { demoAccounts, demoPassword } from "@cafeto/demo-market/demo-accounts";
import type { Config } from "#platform/config/config.ts";

/** Prints what a newcomer needs to know. */
export function printWelcome(config: Config, cardUrl: string | undefined): void {
  const lines = [`Cafeto is open at ${config.publicUrl}`];
  if (config.seedsDemoMarket) {
    lines.push("", `  Demo accounts (password: ${demoPassword})`);
    for (const [name, { email }] of Object.entries(demoAccounts))
      lines.push(`    ${name.padEnd(18)} ${email}`);
  }
  lines.push("");
  if (!config.isProduction) lines.push(`  Mails      ${config.publicUrl}/dev/mail`);
  if (cardUrl) lines.push(`  Cards      ${cardUrl} (the card sandbox; pay with 4242 4242 4242 4242)`);
  lines.push(
    `  API        ${config.publicUrl}/api/docs`,
    `  Metrics    http://localhost:${config.metricsPort}/metrics`,
  );
  console.log(lines.join("\n"));
}
