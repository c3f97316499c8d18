import fs from "node:fs";
import { type ConfigError, readConfig } from "#platform/config/config.ts";
import { openLog } from "#platform/log/log.ts";
import { StartError } from "#platform/start-error.ts";
import { startCafeto } from "./start-cafeto.ts";

/** After the grace; then it ends without waiting any longer. */
const endsWithin = 20_000;
const postgresDiskFull = "53100";
const diskFull = "No space left on the disk of the data folder.";

/**
 * Starts the process and ends it cleanly on SIGTERM or SIGINT. Problems that the operator can fix are printed as one
 * sentence.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const running = await startCafeto(config, log);
  let isEnding = false;
  const end = (signal: NodeJS.Signals) => {
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, "ending");
    // Ctrl-C is pressed on a development machine, without a load balancer.
    const grace = signal === "SIGTERM" ? config.graceSeconds * 1_000 : 0;
    setTimeout(() => process.exit(1), grace + endsWithin).unref();
    running.stop(grace).then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, "did not end cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", end).on("SIGINT", end);
}

/** Why the start failed, if the operator can fix it (full disk, setting, port); undefined for a bug of ours. */
function sentenceFor(error: unknown): string | undefined {
  for (
    let cause = error as { code?: string; cause?: unknown } | undefined;
    cause;
    cause = cause.cause as typeof cause
  )
    if (cause.code === "ENOSPC" || cause.code === postgresDiskFull) return diskFull;
  if (error instanceof StartError || (error as ConfigError).name === "ConfigError")
    return (error as Error).message;
  return hasNoSpace() ? diskFull : undefined;
}

/** A database that dies of a full disk only drops its connections, so check the disk itself. */
function hasNoSpace(): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(process.env["DATA_DIR"] || "./data");
    return bavail * bsize < 16 * 1_024 * 1_024;
  } catch {
    return false;
  }
}

function refuseToStart(error: unknown): never {
  console.error(sentenceFor(error) ?? error);
  process.exit(1);
}

process.once("uncaughtException", refuseToStart);
main().then(() => process.off("uncaughtException", refuseToStart), refuseToStart);
