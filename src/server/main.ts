import { type ConfigError, readConfig } from "#platform/config/config.ts";
import { openLog } from "#platform/log/log.ts";
import { StartError } from "#platform/start-error.ts";
import { startCafeto } from "./start-cafeto.ts";

const endsWithin = 20_000;

/** Starts the process and ends it cleanly on SIGTERM or SIGINT. What a person can mend is told in one sentence. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const running = await startCafeto(config, log);
  let isEnding = false;
  const end = (signal: NodeJS.Signals) => {
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, "ending");
    setTimeout(() => process.exit(1), endsWithin).unref();
    running.stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, "did not end cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", end).on("SIGINT", end);
}

main().catch((error: Error & { code?: string }) => {
  const isForPeople = error instanceof StartError || (error as ConfigError).name === "ConfigError";
  const sentence = error.code === "ENOSPC" ? "No space left on the disk of the data folder." : error.message;
  console.error(isForPeople || error.code === "ENOSPC" ? sentence : error);
  process.exit(1);
});
