import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { drawDetail } from "./draw-detail.ts";
import { drawEmblem } from "./draw-emblem.ts";
import { drawProduct } from "./draw-product.ts";
import { hasDetail, listPictures } from "./list-pictures.ts";

const files = path.join(import.meta.dirname, "files");
const mostBytes = 15_400;

/** Rasterises to WebP, a little coarser where a picture is rich, so that the folder stays small. */
async function rasterise(svg: string, size: number): Promise<Buffer> {
  const raw = await sharp(Buffer.from(svg))
    .resize(size, size)
    .flatten({ background: "#f1e7d8" })
    .blur(0.6)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let made = Buffer.alloc(0);
  for (const quality of [54, 46, 38, 32, 26]) {
    made = await sharp(raw.data, { raw: raw.info }).webp({ quality, effort: 5, preset: "photo" }).toBuffer();
    if (made.length <= mostBytes) break;
  }
  return made;
}

/** Makes what is named on the command line, or everything; files of products that are gone are removed. */
async function makePictures(only: string[]): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  const { vendors, products } = listPictures();
  await mkdir(path.join(files, "vendors"), { recursive: true });
  const kept = new Set<string>(["vendors"]);
  let bytes = 0;
  const write = async (name: string, make: () => string, size: number) => {
    kept.add(name);
    const file = path.join(files, name);
    if (only.length > 0 && !only.some((word) => name.startsWith(word))) {
      bytes += await stat(file).then(
        (found) => found.size,
        () => 0,
      );
      return;
    }
    const picture = await rasterise(make(), size);
    bytes += picture.length;
    await writeFile(file, picture);
  };
  for (const facts of products) {
    await write(`${facts.key}.webp`, () => drawProduct(facts), 1000);
    if (hasDetail(facts.key)) await write(`${facts.key}-2.webp`, () => drawDetail(facts), 1000);
  }
  for (const vendor of vendors)
    await write(`vendors/${vendor.key}.webp`, () => drawEmblem(vendor.companyName), 240);
  for (const name of await readdir(files)) if (!kept.has(name)) await rm(path.join(files, name));
  console.log(`${products.length} products, ${vendors.length} vendors, ${(bytes / 1e6).toFixed(1)} MB`);
}

await makePictures(process.argv.slice(2));
