import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { coloursOf } from "../../../src/platform/storage/images.ts";
import { drawEmblem } from "./draw-emblem.ts";
import { fileNames, listPictures } from "./list-pictures.ts";
import { encodePicture } from "./photo/encode-picture.ts";
import { planDrawnViews } from "./photo/lay-drawing.ts";
import { planViews } from "./photo/views.ts";

const files = path.join(import.meta.dirname, "files");
const coloursFile = path.join(files, "colours.json");

const drawn = (svg: string, size: number): Sharp =>
  sharp(Buffer.from(svg)).resize(size, size).flatten({ background: "#f1e7d8" }).blur(0.6);

interface Job {
  name: string;
  /** Jobs of one order follow each other. */
  order: string;
  make: () => Promise<Sharp> | Sharp;
}

function listJobs(): { jobs: Job[]; said: string } {
  const { vendors, products, counts } = listPictures();
  let photographed = 0;
  const jobs = products.flatMap((facts): Job[] => {
    const views = planViews(facts);
    if (views.length > 0) photographed++;
    const all = views.length > 0 ? views : planDrawnViews(facts);
    return fileNames(facts.key, counts.get(facts.key)!).map((name, i) => ({
      name,
      order: all[i]!.order,
      make: all[i]!.take,
    }));
  });
  for (const vendor of vendors)
    jobs.push({
      name: `vendors/${vendor.key}.webp`,
      order: "vendors",
      make: () => drawn(drawEmblem(vendor.companyName), 240),
    });
  return {
    jobs: jobs.sort((a, b) => a.order.localeCompare(b.order)),
    said: `${products.length} products (${photographed} photographed), ${vendors.length} vendors`,
  };
}

async function readColours(): Promise<Record<string, string>> {
  const text = await readFile(coloursFile, "utf8").catch(() => "{}");
  return JSON.parse(text);
}

/** Each picture's three colours, which its address carries, so that filling a market decodes no picture. */
async function writeColours(known: Record<string, string>, names: string[]): Promise<void> {
  const rows: [string, string][] = [];
  const stored = new Set(await readdir(files));
  for (const name of names.filter((one) => stored.has(one)).sort())
    rows.push([name, known[name] ?? (await coloursOf(await readFile(path.join(files, name))))]);
  await writeFile(coloursFile, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}

/** Makes what is named on the command line, what is missing, or everything; files of products that are gone are removed. */
async function makePictures(only: string[]): Promise<void> {
  const isMissing = only[0] === "missing";
  sharp.concurrency(1);
  sharp.cache(false);
  const { jobs, said } = listJobs();
  await mkdir(path.join(files, "vendors"), { recursive: true });
  const colours = await readColours();
  let bytes = 0;
  for (const { name, order, make } of jobs) {
    const file = path.join(files, name);
    const found = await stat(file).catch(() => undefined);
    const isWanted = isMissing
      ? !found
      : only.length === 0 || only.some((word) => name.startsWith(word) || order.startsWith(word));
    if (!isWanted) {
      bytes += found?.size ?? 0;
      continue;
    }
    const picture = await encodePicture(await make(), order);
    bytes += picture.length;
    await writeFile(file, picture);
    colours[name] = await coloursOf(picture);
  }
  const names = jobs.map(({ name }) => name);
  await writeColours(colours, names);
  const current = new Set(["vendors", "colours.json", ...names]);
  for (const name of await readdir(files)) if (!current.has(name)) await rm(path.join(files, name));
  console.log(`${said}, ${(bytes / 1e6).toFixed(1)} MB`);
}

await makePictures(process.argv.slice(2));
