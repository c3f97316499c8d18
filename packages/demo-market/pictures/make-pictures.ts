import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { drawDetail } from "./draw-detail.ts";
import { drawEmblem } from "./draw-emblem.ts";
import { drawProduct } from "./draw-product.ts";
import { hasDetail, listPictures } from "./list-pictures.ts";
import { planShot, takeBeans, takeClose, takeShot } from "./photo/photograph.ts";

const files = path.join(import.meta.dirname, "files");
const mostBytes = 22_000;
/** Cloth and beans, rich in small things. */
const fine = ["sack", "beans"];

const drawn = (svg: string, size: number): Sharp =>
  sharp(Buffer.from(svg)).resize(size, size).flatten({ background: "#f1e7d8" }).blur(0.6);

/** Encodes to WebP, a little coarser where a picture is rich, so that the folder stays small. */
async function encode(picture: Sharp, isFine: boolean): Promise<Buffer> {
  const raw = await picture.raw().toBuffer({ resolveWithObject: true });
  let made = Buffer.alloc(0);
  // A first guess near the mark: how much one tells is mostly how fine its surfaces are.
  for (const quality of isFine ? [36, 28, 23] : [58, 46, 38, 30]) {
    made = await sharp(raw.data, { raw: raw.info })
      .webp({ quality, effort: 6, preset: "photo", smartSubsample: true })
      .toBuffer();
    if (made.length <= mostBytes) break;
  }
  return made;
}

interface Job {
  name: string;
  /** Jobs of one order follow each other. */
  order: string;
  make: () => Promise<Sharp> | Sharp;
}

function listJobs(): { jobs: Job[]; counts: string } {
  const { vendors, products } = listPictures();
  let photographed = 0;
  const jobs = products.flatMap((facts): Job[] => {
    const shot = planShot(facts);
    if (shot) photographed++;
    const first: Job = {
      name: `${facts.key}.webp`,
      order: shot?.order ?? "",
      make: () => (shot ? takeShot(shot) : drawn(drawProduct(facts), 1000)),
    };
    const second: Job = {
      name: `${facts.key}-2.webp`,
      order: "beans",
      make: async () =>
        (await takeBeans(facts)) ?? (await takeClose(facts)) ?? drawn(drawDetail(facts), 1000),
    };
    return hasDetail(facts.key) ? [first, second] : [first];
  });
  for (const vendor of vendors)
    jobs.push({
      name: `vendors/${vendor.key}.webp`,
      order: "vendors",
      make: () => drawn(drawEmblem(vendor.companyName), 240),
    });
  return {
    jobs: jobs.sort((a, b) => a.order.localeCompare(b.order)),
    counts: `${products.length} products (${photographed} photographed), ${vendors.length} vendors`,
  };
}

/** Makes what is named on the command line, or everything; files of products that are gone are removed. */
async function makePictures(only: string[]): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  const { jobs, counts } = listJobs();
  await mkdir(path.join(files, "vendors"), { recursive: true });
  let bytes = 0;
  for (const { name, order, make } of jobs) {
    const file = path.join(files, name);
    if (only.length > 0 && !only.some((word) => name.startsWith(word) || order.startsWith(word))) {
      bytes += await stat(file).then(
        (found) => found.size,
        () => 0,
      );
      continue;
    }
    const picture = await encode(
      await make(),
      fine.some((base) => order.startsWith(base)),
    );
    bytes += picture.length;
    await writeFile(file, picture);
  }
  const current = new Set(["vendors", ...jobs.map(({ name }) => name)]);
  for (const name of await readdir(files)) if (!current.has(name)) await rm(path.join(files, name));
  console.log(`${counts}, ${(bytes / 1e6).toFixed(1)} MB`);
}

await makePictures(process.argv.slice(2));
