import { spawnSync } from "node:child_process";

/** Runs a program; only what it says of errors is shown. */
export const runQuietly = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;

/** Installs a package of Debian's, as far as this is Debian and its root. */
export const installFromDebian = (name: string): boolean =>
  process.getuid?.() === 0 &&
  runQuietly("apt-get", ["update", "-qq"]) &&
  runQuietly("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name]);
