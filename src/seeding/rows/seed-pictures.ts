import fs from "node:fs";
import path from "node:path";
import { writeImage } from "#platform/storage/images.ts";
import type { Storage } from "#platform/storage/storage.ts";

const atOnce = 4;

/** The addresses of the demo pictures, by the key of what they show; each is put into the storage once. */
export type Pictures = { of(key: string): string[]; logoOf(key: string): string | null };

export async function seedPictures(storage: Storage, folder: string): Promise<Pictures> {
  const products = new Map<string, string[]>();
  for (const [name, url] of await writeFolder(storage, folder)) {
    const key = name.replace(/-[2-5]$/, "");
    products.set(key, [...(products.get(key) ?? []), url]);
  }
  const logos = await writeFolder(storage, path.join(folder, "vendors"));
  return { of: (key) => products.get(key) ?? [], logoOf: (key) => logos.get(key) ?? null };
}

/** The addresses by the files' names, in their order. Some at once, since each is decoded for its colours. */
async function writeFolder(storage: Storage, folder: string): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  const files = listWebp(folder);
  for (let start = 0; start < files.length; start += atOnce) {
    const batch = files.slice(start, start + atOnce);
    const written = await Promise.all(
      batch.map((file) => writeImage(storage, fs.readFileSync(path.join(folder, file)))),
    );
    for (const [index, file] of batch.entries()) urls.set(path.basename(file, ".webp"), written[index]!);
  }
  return urls;
}

/** Sorted, so that a product's second picture comes after its first. */
function listWebp(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".webp"))
    .sort((a, b) => a.length - b.length || a.localeCompare(b));
}
