import { execFileSync } from "node:child_process";
import fs from "node:fs";

/** Whether a process is running; a zombie (ended, not yet reaped) is not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return !/^Z/.test(stateOf(pid));
}

function stateOf(pid: number): string {
  if (fs.existsSync("/proc/self/stat")) {
    try {
      return fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1] ?? "";
    } catch {
      return "Z";
    }
  }
  return ps(pid, "stat=");
}

/** Whether the process is PostgreSQL: a stale pid file may name an unrelated later process. */
export function isPostgres(pid: number): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres");
  } catch {
    return !fs.existsSync("/proc/self/stat") && ps(pid, "command=").includes("postgres");
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync("ps", ["-p", String(pid), "-o", column], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return "Z";
  }
}
