import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findRoot } from "#platform/db/find-root.ts";
import { isBuildCurrent } from "../../../tools/build-stamp.ts";

const lockLasts = 240_000;

/** Builds the site if it is stale, like a first start. Test files run in parallel: one builds, the others wait. */
export async function buildOnce(): Promise<void> {
  const root = findRoot();
  const lock = path.join(root, "node_modules/.cafeto-build-lock");
  while (!isBuildCurrent(root)) {
    if (!take(lock)) {
      await sleep(200);
      continue;
    }
    try {
      if (!isBuildCurrent(root)) build(root);
    } finally {
      fs.rmSync(lock, { recursive: true, force: true });
    }
    return;
  }
}

function take(lock: string): boolean {
  try {
    fs.mkdirSync(lock);
    return true;
  } catch {
    const since = fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    // The process that left it is gone.
    if (since !== undefined && Date.now() - since > lockLasts)
      fs.rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function build(root: string): void {
  const { status, stderr } = spawnSync(process.execPath, ["tools/build.ts"], { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`the build failed: ${stderr}`);
}
