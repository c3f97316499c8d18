import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import type { PictureFacts } from "./facts.ts";
import { goodsOf } from "./goods.ts";
import { fileNames, listPictures } from "./list-pictures.ts";
import { setText } from "./pen/set-text.ts";
import { dataOf, type Shape } from "./pen/shape.ts";
import { planShot } from "./photo/photograph.ts";

const files = path.join(import.meta.dirname, "files");
/** Ignored by Git. */
const out = path.join(import.meta.dirname, "../sheets");
const [columns, rows, cell, legend] = [8, 6, 220, 62];
const ink = "#2a1b15";

/** The name, then kind, count, material and state, then the base that shows it. */
function legendOf(facts: PictureFacts): string {
  const { kind, count, material, state } = goodsOf(facts);
  const lines = [
    facts.name,
    `${count} × ${kind}${material ? ` of ${material}` : ""}, ${state}`,
    planShot(facts)?.plate.base ?? "drawn",
  ];
  const shapes = lines.flatMap((line, i) =>
    setText(
      line,
      { face: "sans", weight: i === 0 ? 600 : 400, size: 14 },
      { x: 4, y: 2 + i * 19, w: cell - 8, h: 18 },
      ink,
      { anchor: 0 },
    ),
  );
  const drawn = shapes.map((shape: Shape) => `<path d="${dataOf(shape.path)}" fill="${ink}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="${legend}">${drawn}</svg>`;
}

/** One row of cells a product: its pictures side by side, its words under the first. */
async function drawCells(facts: PictureFacts, count: number): Promise<OverlayOptions[]> {
  const names = fileNames(facts.key, count).filter((name) => existsSync(path.join(files, name)));
  const small = cell / 2;
  const first = await sharp(path.join(files, names[0]!)).resize(cell, cell).toBuffer();
  const others = names.slice(1).map(async (name, i) => ({
    input: await sharp(path.join(files, name)).resize(small, small).toBuffer(),
    left: cell,
    top: i * small,
  }));
  return [
    { input: first, left: 0, top: 0 },
    { input: Buffer.from(legendOf(facts)), left: 0, top: cell },
    ...(await Promise.all(others)),
  ];
}

async function drawSheet(
  name: string,
  some: PictureFacts[],
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const [w, h] = [cell * 1.5 + 10, cell + legend + 10];
  const overlays: OverlayOptions[] = [];
  for (const [i, facts] of some.entries()) {
    const [x, y] = [(i % columns) * w + 5, Math.floor(i / columns) * h + 5];
    for (const part of await drawCells(facts, counts.get(facts.key)!))
      overlays.push({ ...part, left: Math.round(x + part.left!), top: Math.round(y + part.top!) });
  }
  const size = { width: columns * w, height: Math.ceil(some.length / columns) * h };
  await sharp({ create: { ...size, channels: 3, background: "#faf6ef" } })
    .composite(overlays)
    .jpeg({ quality: 80 })
    .toFile(path.join(out, `${name}.jpg`));
}

/** Lays all pictures of all products, or of some categories, on contact sheets, with what each must show, by kind and base. */
async function makeSheets(only: string[]): Promise<void> {
  sharp.concurrency(1);
  const { products, counts } = listPictures();
  await rm(out, { recursive: true, force: true });
  await mkdir(out);
  const orderOf = (facts: PictureFacts) =>
    `${facts.category} ${facts.kind} ${planShot(facts)?.plate.base ?? ""}`;
  const sorted = products
    .filter(({ category }) => only.length === 0 || only.includes(category))
    .map((facts) => ({ facts, order: orderOf(facts) }))
    .sort((a, b) => a.order.localeCompare(b.order))
    .map(({ facts }) => facts);
  const each = columns * rows;
  for (let start = 0; start < sorted.length; start += each) {
    const number = String(start / each + 1).padStart(2, "0");
    await drawSheet(`sheet-${number}`, sorted.slice(start, start + each), counts);
  }
  console.log(`${Math.ceil(sorted.length / each)} sheets in ${path.relative(process.cwd(), out)}`);
}

await makeSheets(process.argv.slice(2));
