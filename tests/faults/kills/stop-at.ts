import { readChaos, setChaos } from "../support/chaos.ts";
import { lockTable } from "../support/lock-table.ts";
import type { MailServer } from "../support/mail-server.ts";
import { until } from "../support/run-cafeto.ts";
import type { Stop } from "./points.ts";

type Outside = { databaseUrl: string; provider: { url: string; secretKey: string }; mails: MailServer };

/** Stops the market at a point; returns how to let everything go on. */
export async function stopAt(stop: Stop, outside: Outside): Promise<() => Promise<void>> {
  if ("lock" in stop) {
    const { reached, release } = await takeLock(outside.databaseUrl, stop.lock);
    await reached();
    return release;
  }
  const goOn = "call" in stop ? await holdCall(outside, stop) : await silenceMail(outside, stop.mail);
  if (!stop.thenLock) return goOn;
  // What was held goes on as far as the table.
  const { reached, release } = await takeLock(outside.databaseUrl, stop.thenLock, "update");
  await goOn();
  await reached();
  return release;
}

async function takeLock(databaseUrl: string, table: string, statement?: "update") {
  const { untilWaitedFor, release } = await lockTable(databaseUrl, table);
  return { reached: () => untilWaitedFor({ statement }), release };
}

async function holdCall({ provider }: Outside, { call, when }: Extract<Stop, { call: string }>) {
  await setChaos(provider, { [when]: 1, only: call, milliseconds: 3_600_000 });
  await until(`${call} is held`, async () => ((await readChaos(provider)).counts[when] ?? 0) > 0);
  return () => setChaos(provider);
}

async function silenceMail({ mails }: Outside, at: "rcpt" | "data") {
  await mails.fallSilentAt(at);
  return async () => mails.speak();
}
