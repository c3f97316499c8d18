import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { coloursOf } from "../../../src/platform/storage/images.ts";
import { buildMarket } from "../market/build-market.ts";
import { fileNames, listPictures } from "./list-pictures.ts";

const files = path.join(import.meta.dirname, "files");
const mostBytes = 40e6;

async function bytesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

describe("the stored pictures", () => {
  let found: string[];
  beforeAll(async () => {
    found = (await readdir(files)).filter((name) => name.endsWith(".webp"));
  });

  it("are those of every product and the emblem of every vendor of the base market, and no others", () => {
    const { vendors, products, counts } = listPictures();
    const wanted = products.flatMap(({ key }) => fileNames(key, counts.get(key)!));
    expect(found.sort()).toEqual(wanted.sort());
    for (const { key } of vendors)
      expect(existsSync(path.join(files, "vendors", `${key}.webp`)), key).toBe(true);
  });

  it.each(["2026-01-01T00:00:00Z", "2026-07-15T12:00:00Z"])(
    "are three of each of the 120 most viewed products on %s, and two of all others",
    (now) => {
      const { products, views } = buildMarket({ now: new Date(now) });
      const viewed = new Map(products.map(({ key }) => [key, 0]));
      for (const { productKey, count } of views) viewed.set(productKey, viewed.get(productKey)! + count);
      const ranked = [...viewed].sort((a, b) => b[1] - a[1]).map(([key]) => key);
      const has = new Set(found);
      const lacking = ranked.filter((key, rank) =>
        fileNames(key, rank < 120 ? 3 : 2).some((name) => !has.has(name)),
      );
      expect(lacking).toEqual([]);
    },
  );

  it("have their colours beside them", async () => {
    const colours = JSON.parse(await readFile(path.join(files, "colours.json"), "utf8"));
    expect(Object.keys(colours)).toEqual(found.sort());
    for (const name of found.filter((_, i) => i % 60 === 0))
      expect(colours[name], name).toBe(await coloursOf(await readFile(path.join(files, name))));
  });

  it("hold no picture twice", async () => {
    const hashes = await Promise.all(
      found.map(async (name) =>
        createHash("sha256")
          .update(await readFile(path.join(files, name)))
          .digest("hex"),
      ),
    );
    expect(new Set(hashes).size).toBe(found.length);
  });

  it("take no more than 40 MB of the repository, the site's own and all bases with them", async () => {
    const site = path.join(import.meta.dirname, "../../../public");
    expect((await bytesOf(import.meta.dirname)) + (await bytesOf(site))).toBeLessThanOrEqual(mostBytes);
  });
});
