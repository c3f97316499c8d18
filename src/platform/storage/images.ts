import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Storage } from "./storage.ts";

const imageFormats = { avif: "image/avif", webp: "image/webp" } as const;
type Format = keyof typeof imageFormats;
const widths = [160, 320, 480, 640, 1_000] as const;

/** A file as it is sent. */
export type ImageFile = { bytes: Buffer; contentType: string };
/** One of a picture's widths, in pixels, and a format; without a width it is the whole picture, as WEBP. */
export type ImageSize = { width?: number | undefined; format: Format };

// Requests share two cores with everything else: one picture at a time per call, and none larger than a
// photo.
sharp.concurrency(1);
const inFlight = new Map<string, Promise<Buffer | undefined>>();

/**
 * Stores a picture under its content's hash and returns the address that pages use. The address includes the
 * picture's colors at the top, middle and bottom, so that a page can show them before the picture arrives. `colours` that are known
 * already save decoding the picture.
 */
export async function writeImage(storage: Storage, webp: Uint8Array, colours?: string): Promise<string> {
  const hash = createHash("sha256").update(webp).digest("hex").slice(0, 32);
  await storage.write(`images/${hash}.webp`, webp, imageFormats.webp);
  return `/storage/v1/images/${hash}_${colours ?? (await coloursOf(webp))}.webp`;
}

/** Three colours as eighteen hexadecimal digits: the picture's upper third, its middle, its lower third. */
export async function coloursOf(webp: Uint8Array): Promise<string> {
  const small = await sharp(webp, { limitInputPixels: 40_000_000 })
    .flatten({ background: "#ffffff" })
    .resize(3, 3, { fit: "fill", kernel: "mitchell" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const row = (y: number) =>
    [0, 1, 2].map((c) => Math.round((small[y * 9 + c]! + small[y * 9 + 6 + c]!) / 2));
  const middle = [...small.subarray(12, 15)];
  return Buffer.from([...row(0), ...middle, ...row(2)]).toString("hex");
}

/**
 * A stored picture, or one of its widths and formats, created on the first request and stored. The colors in a name
 * are only for pages: nothing is stored under them, so invented ones find the same picture.
 */
export async function findImage(storage: Storage, name: string): Promise<ImageFile | undefined> {
  const match = /^([0-9a-f]{32})(?:_[0-9a-f]{18})?(?:-(\d{1,4}))?\.(avif|webp)$/.exec(name);
  if (!match) return undefined;
  const [, hash, width, format] = match as unknown as [string, string, string | undefined, Format];
  return findPrivateImage(storage, `images/${hash}`, { width: width ? Number(width) : undefined, format });
}

/**
 * A picture that is stored as `{base}.webp`, in one of its widths and formats, created on the first request and stored beside
 * it. The caller has checked who may see it.
 */
export async function findPrivateImage(
  storage: Storage,
  base: string,
  { width, format }: ImageSize,
): Promise<ImageFile | undefined> {
  if (width ? !widths.some((one) => one === width) : format !== "webp") return undefined;
  const key = `${base}${width ? `-${width}` : ""}.${format}`;
  const bytes =
    (await storage.read(key)) ?? (width ? await makeVariant(storage, key, base, width, format) : undefined);
  return bytes && { bytes, contentType: imageFormats[format] };
}

/** All files of a picture: itself, and what may have been made of it. */
export const imageKeys = (base: string): string[] => [
  `${base}.webp`,
  ...widths.flatMap((width) => Object.keys(imageFormats).map((format) => `${base}-${width}.${format}`)),
];
/** A square of a stored picture for mails, whose programs show no other format; created when first needed, and stored. */
export async function findJpeg(storage: Storage, hash: string): Promise<Buffer | undefined> {
  const key = `images/${hash}-mail.jpg`;
  const stored = await storage.read(key);
  if (stored) return stored;
  const original = await storage.read(`images/${hash}.webp`);
  if (!original) return undefined;
  const bytes = await sharp(original, { limitInputPixels: 40_000_000, failOn: "error" })
    .flatten({ background: "#fffcf6" })
    .resize(144, 144)
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
  await storage.write(key, bytes, "image/jpeg");
  return bytes;
}

/** Concurrent requests for the same missing variant share one conversion. */
function makeVariant(storage: Storage, key: string, base: string, width: number, format: Format) {
  const running = inFlight.get(key);
  if (running) return running;
  const making = (async () => {
    const original = await storage.read(`${base}.webp`);
    if (!original) return undefined;
    const resized = sharp(original, { limitInputPixels: 40_000_000, failOn: "error" }).resize({
      width,
      withoutEnlargement: true,
    });
    // More effort saves an eighth of the bytes but costs the first visitor four times the time.
    const bytes = await (format === "avif"
      ? resized.avif({ quality: 50, effort: 0 })
      : resized.webp({ quality: 76 })
    ).toBuffer();
    await storage.write(key, bytes, imageFormats[format]);
    return bytes;
  })().finally(() => inFlight.delete(key));
  inFlight.set(key, making);
  return making;
}
