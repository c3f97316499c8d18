import fs from "node:fs";
import path from "node:path";

const pidFile = (dataDir: string) => path.join(dataDir, "postgres/cluster/postmaster.pid");

/** The embedded database of a data folder, from its own files: process and address. Undefined if it is stopped. */
export function findEmbedded(dataDir: string): { pid: number; url: string } | undefined {
  if (!fs.existsSync(pidFile(dataDir))) return undefined;
  const lines = fs.readFileSync(pidFile(dataDir), "utf8").split("\n");
  const password = fs.readFileSync(path.join(dataDir, "postgres-password"), "utf8").trim();
  return { pid: Number(lines[0]), url: `postgres://cafeto:${password}@127.0.0.1:${lines[3]}/cafeto` };
}

/** Ends what a failed test left running, and removes its folder. */
export function clearAway(dataDir: string): void {
  const left = findEmbedded(dataDir);
  try {
    if (left) process.kill(left.pid, "SIGQUIT");
  } catch {
    // gone already
  }
  fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
}
