import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

export type Account = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root, so root runs it under an unprivileged account; other users run it as themselves.
 */
export function findAccount(clusterFolder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (fs.existsSync(clusterFolder)) {
    const { uid, gid } = fs.statSync(clusterFolder);
    if (uid !== 0) return { uid, gid };
  }
  const numberOf = (flag: string, name: string) =>
    Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: numberOf("-u", name), gid: numberOf("-g", name) };
    } catch {
      // no such account on this machine: try the next
    }
  }
  return { uid: 65_534, gid: 65_534 };
}

/** Whether the account can walk to a path: every folder above it must be open to others. */
function canReach(target: string): boolean {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const { mode } = fs.statSync(folder);
    if ((mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

const keyOf = (folder: string) =>
  createHash("sha256").update(path.resolve(folder)).digest("hex").slice(0, 12);

/**
 * Paths that the unprivileged account can reach. A checkout in a private home folder (0700) is out of reach: then the
 * programs are copied to the temporary folder and the data go to /var/lib, keyed by the data folder.
 */
export function placeForAccount(account: Account | undefined, native: string, dataDir: string) {
  fs.mkdirSync(dataDir, { recursive: true });
  if (!account) return { native, base: dataDir };
  let programs = native;
  if (!canReach(native)) {
    programs = path.join(os.tmpdir(), `cafeto-postgres-${keyOf(native)}`);
    if (!fs.existsSync(path.join(programs, "bin/postgres"))) {
      const half = `${programs}.${process.pid}`;
      fs.cpSync(native, half, { recursive: true, verbatimSymlinks: true });
      fs.renameSync(half, programs);
    }
  }
  let base = dataDir;
  if (!canReach(dataDir)) {
    base = path.join("/var/lib", `cafeto-${keyOf(dataDir)}`);
    fs.mkdirSync(base, { recursive: true });
  }
  return { native: programs, base };
}
