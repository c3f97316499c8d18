import fs from "node:fs";
import path from "node:path";

/**
 * Copies what a folder has and another lacks, each file under its final name only when it is whole, and returns how many. For
 * files that never change under their names. Copies that are still being written are left out.
 */
export async function copyNewFiles(from: string, to: string): Promise<number> {
  if (!fs.existsSync(from)) return 0;
  let count = 0;
  for (const entry of await fs.promises.readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith(".half")) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    if (fs.existsSync(target)) continue;
    await fs.promises.mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await fs.promises.copyFile(source, `${target}.half`);
    await fs.promises.rename(`${target}.half`, target);
    count += 1;
  }
  return count;
}
