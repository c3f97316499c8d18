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

/** The addresses by the files' names, in their order; the colours of products' pictures are stored beside them. */
async function writeFolder(storage: Storage, folder: string): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  const files = listWebp(folder);
  const colours = readColours(folder);
  for (let start = 0; start < files.length; start += atOnce) {
    const batch = files.slice(start, start + atOnce);
    const written = await Promise.all(
      batch.map((file) => writeImage(storage, fs.readFileSync(path.join(folder, file)), colours[file])),
    );
    for (const [index, file] of batch.entries()) urls.set(path.basename(file, ".webp"), written[index]!);
  }
  return urls;
}

/** By the files' names; a picture without them is decoded for its colours. */
function readColours(folder: string): Record<string, string> {
  const file = path.join(folder, "colours.json");
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {};
}

/** Sorted, so that a product's second picture comes after its first. */
function listWebp(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".webp"))
    .sort((a, b) => a.length - b.length || a.localeCompare(b));
}
