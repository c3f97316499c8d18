import fs from "node:fs";
import os from "node:os";

/** A whole run has filled 0.6 GB at most; its programs need memory as well. */
const leastBytes = 4 * 2 ** 30;

/**
 * A folder in memory for what tests throw away; undefined where there is none, or too little room. On a disk, each of some
 * hundred test databases takes ten times as long to create.
 */
export function findMemoryFolder(folder = "/dev/shm"): string | undefined {
  if (!fs.existsSync(folder)) return undefined;
  const { bavail, bsize } = fs.statfsSync(folder);
  return Math.min(bavail * bsize, os.freemem()) > leastBytes ? folder : undefined;
}
