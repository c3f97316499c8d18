import { spawn } from "node:child_process";
import { findRoot } from "#platform/db/find-root.ts";
import type { Environment } from "./run-cafeto.ts";

/** `npm run check` and the like, without npm: how it ends, with what it printed, and how to kill it. */
export function runCommand(args: string[], env: Environment) {
  const child = spawn(process.execPath, ["tools/command.ts", ...args], { cwd: findRoot(), env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, output })),
  );
  return { ended, kill: () => child.kill("SIGKILL") };
}
