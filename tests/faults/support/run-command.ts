import { spawn } from "node:child_process";
import { findRoot } from "#platform/db/find-root.ts";
import type { Environment } from "./run-cafeto.ts";

/** `npm run check` and the like, without npm: the exit code, and what it printed. */
export function runCommand(
  args: string[],
  env: Environment,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ["tools/command.ts", ...args], { cwd: findRoot(), env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}
