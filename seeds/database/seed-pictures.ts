import fs from "node:fs";
import path from "node:path";
import { writeImage } from "#platform/storage/images.ts";
import type { Storage } from "#platform/storage/storage.ts";

/** The addresses of the demo pictures, by the key of what they show; each is put into the storage once. */
export type Pictures = { of(key: string): string[]; logoOf(key: string): string | null };

export async function seedPictures(storage: Storage, folder: string): Promise<Pictures> {
  const products = new Map<string, string[]>();
  for (const file of listWebp(folder)) {
    const key = file.replace(/(-[2-5])?\.webp$/, "");
    const url = await writeImage(storage, fs.readFileSync(path.join(folder, file)));
    products.set(key, [...(products.get(key) ?? []), url]);
  }
  const logos = new Map<string, string>();
  for (const file of listWebp(path.join(folder, "vendors")))
    logos.set(
      path.basename(file, ".webp"),
      await writeImage(storage, fs.readFileSync(path.join(folder, "vendors", file))),
    );
  return { of: (key) => products.get(key) ?? [], logoOf: (key) => logos.get(key) ?? null };
}

/** Sorted, so that a product's second picture comes after its first. */
function listWebp(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".webp"))
    .sort((a, b) => a.length - b.length || a.localeCompare(b));
}
