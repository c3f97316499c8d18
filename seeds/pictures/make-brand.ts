import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { categorySlugs, drawCategory } from "./house/draw-category.ts";
import { drawHero } from "./house/draw-hero.ts";
import { drawMark, drawPlaceholder, drawSignature } from "./house/draw-mark.ts";
import { photographHouse } from "./house/photograph-house.ts";

const site = path.join(import.meta.dirname, "../../public");
const pictures = path.join(site, "pictures");

/** Fine grain, which keeps long gradients from showing steps. */
const grain = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 7 },
    },
  })
    .png()
    .toBuffer();

/** The scene of this name as a photograph where there is one, else drawn. */
async function pictureOf(name: string, svg: () => string, width: number, height: number): Promise<Sharp> {
  const taken = await photographHouse(name.replace(/^category-/, ""), width);
  return taken ?? sharp(Buffer.from(svg()), { density: 96 }).resize(width, height, { fit: "cover" });
}

async function writeSizes(
  name: string,
  svg: () => string,
  widths: readonly number[],
  ratio: number,
): Promise<void> {
  for (const width of widths) {
    const height = Math.round(width / ratio);
    const drawn = await (await pictureOf(name, svg, width, height))
      .composite([{ input: await grain(width, height), blend: "soft-light" }])
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const from = () => sharp(drawn.data, { raw: drawn.info });
    await writeFile(
      path.join(pictures, `${name}-${width}.avif`),
      await from().avif({ quality: 58, effort: 5 }).toBuffer(),
    );
    await writeFile(
      path.join(pictures, `${name}-${width}.webp`),
      await from().webp({ quality: 84, effort: 6 }).toBuffer(),
    );
  }
}

/** An .ico is a short directory before the same bytes as the PNG. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function writeIcons(): Promise<void> {
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 72 * Math.ceil(size / 64) })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true, quality: 95 })
      .toBuffer();
  await writeFile(path.join(site, "favicon.svg"), `${drawMark()}\n`);
  await writeFile(path.join(site, "placeholder.svg"), `${drawPlaceholder()}\n`);
  const small = await png(drawMark(), 32);
  await writeFile(path.join(site, "favicon-32.png"), small);
  await writeFile(path.join(site, "favicon.ico"), asIco(small, 32));
  await writeFile(path.join(site, "apple-touch-icon.png"), await png(drawMark(0, 0.06), 180));
  await writeFile(path.join(site, "icon-192.png"), await png(drawMark(), 192));
  await writeFile(path.join(site, "icon-512.png"), await png(drawMark(), 512));
  await writeFile(path.join(site, "icon-maskable-512.png"), await png(drawMark(0, 0.17), 512));
}

/** Makes the site's own pictures: hero, category tiles, icons, placeholder and the picture for links. */
async function makeBrand(): Promise<void> {
  sharp.concurrency(1);
  await mkdir(pictures, { recursive: true });
  await writeSizes("hero", () => drawHero(), [1600, 960, 640], 16 / 9);
  for (const slug of categorySlugs)
    await writeSizes(`category-${slug}`, () => drawCategory(slug), [640, 320], 4 / 3);
  const card = drawHero("0 30 1600 840", drawSignature(120, 380, 150));
  await writeFile(
    path.join(site, "og.jpg"),
    await sharp(Buffer.from(card))
      .resize(1200, 630)
      .flatten()
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer(),
  );
  await writeIcons();
}

await makeBrand();
