import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { drawMark, drawPlaceholder, drawSignature } from "./site/draw-mark.ts";
import { categorySlugs, photographForSite } from "./site/photograph-for-site.ts";

const site = path.join(import.meta.dirname, "../../../public");
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

/** The bag and the cup alone, for screens on which the words stand below or beside them. */
const heroParts = {
  phone: { part: { left: 540, top: 100, width: 1040, height: 640 }, widths: [1040, 720] },
  tablet: { part: { left: 800, top: 0, width: 800, height: 900 }, widths: [800, 560] },
};

async function writeHeroParts(): Promise<void> {
  const whole = await (await photographForSite("hero", 1600)).png().toBuffer();
  for (const [name, { part, widths }] of Object.entries(heroParts))
    for (const width of widths) {
      const height = Math.round((width * part.height) / part.width);
      const taken = await sharp(whole).extract(part).resize(width, height).png().toBuffer();
      await writeForms(`hero-${name}-${width}`, sharp(taken), width, height);
    }
}

async function writeForms(name: string, picture: Sharp, width: number, height: number): Promise<void> {
  const drawn = await picture
    .composite([{ input: await grain(width, height), blend: "soft-light" }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const from = () => sharp(drawn.data, { raw: drawn.info });
  await writeFile(
    path.join(pictures, `${name}.avif`),
    await from().avif({ quality: 58, effort: 5 }).toBuffer(),
  );
  await writeFile(
    path.join(pictures, `${name}.webp`),
    await from().webp({ quality: 84, effort: 6 }).toBuffer(),
  );
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

/** The hero with the shop's name, for links: 1200 by 630. */
async function writeLinkPicture(): Promise<void> {
  const calm = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><linearGradient id="calm"><stop offset="0.1" stop-color="#2a1912" stop-opacity="0.94"/><stop offset="0.72" stop-color="#2a1912" stop-opacity="0"/></linearGradient><rect width="1200" height="630" fill="url(#calm)"/>${drawSignature(84, 262, 104)}</svg>`;
  const taken = await (await photographForSite("hero", 1200)).png().toBuffer();
  await sharp(taken)
    .extract({ left: 0, top: 30, width: 1200, height: 630 })
    .composite([{ input: Buffer.from(calm) }])
    .flatten()
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(path.join(site, "og.jpg"));
}

async function writeTile(slug: string): Promise<void> {
  for (const width of [640, 320])
    await writeForms(
      `category-${slug}-${width}`,
      await photographForSite(slug, width),
      width,
      (width * 3) / 4,
    );
}

/** Makes the tiles of the categories on the command line, or all: hero, tiles, icons, placeholder, picture for links. */
async function makeSitePictures(only: string[]): Promise<void> {
  sharp.concurrency(1);
  await mkdir(pictures, { recursive: true });
  for (const slug of categorySlugs) if (only.length === 0 || only.includes(slug)) await writeTile(slug);
  if (only.length > 0) return;
  for (const width of [1600, 960])
    await writeForms(`hero-${width}`, await photographForSite("hero", width), width, (width * 9) / 16);
  await writeHeroParts();
  await writeLinkPicture();
  await writeIcons();
}

await makeSitePictures(process.argv.slice(2));
