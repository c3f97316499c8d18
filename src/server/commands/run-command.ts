import { ConfigError } from "#platform/config/config.ts";
import { StartError } from "#platform/start-error.ts";
import { runBackupCommand } from "./backup-command.ts";
import { runCheckCommand } from "./check-command.ts";
import { runJobsCommand } from "./jobs-command.ts";
import { runReconcileCommand } from "./reconcile-command.ts";
import { runRestoreCommand } from "./restore-command.ts";

/** Each takes what follows its name, and returns the exit code. */
const commands: Record<string, (args: string[]) => Promise<number>> = {
  backup: runBackupCommand,
  check: runCheckCommand,
  jobs: runJobsCommand,
  reconcile: runReconcileCommand,
  restore: runRestoreCommand,
};

/** The operator's commands: `npm run check`, and in a release `./command check`. */
async function run([name = "", ...args]: string[]): Promise<number> {
  const command = commands[name];
  if (!command) throw new StartError(`Name a command: ${Object.keys(commands).join(", ")}.`);
  return command(args);
}

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: Error) => {
    const isSentence = error instanceof StartError || error instanceof ConfigError;
    console.error(isSentence ? error.message : error);
    process.exit(1);
  },
);
