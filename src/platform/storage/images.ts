import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Storage } from "./storage.ts";

const imageFormats = { avif: "image/avif", webp: "image/webp" } as const;
type Format = keyof typeof imageFormats;

// Requests share two cores with everything else: one picture at a time per call, and none larger than a photo.
sharp.concurrency(1);
const inFlight = new Map<string, Promise<Buffer | undefined>>();

/** Keeps a picture under its content's hash; returns the address that pages use. */
export async function writeImage(storage: Storage, webp: Uint8Array): Promise<string> {
  const hash = createHash("sha256").update(webp).digest("hex").slice(0, 32);
  await storage.write(`images/${hash}.webp`, webp, imageFormats.webp);
  return `/storage/v1/images/${hash}.webp`;
}

/** A stored picture, or one of its widths and formats, made when first asked for and kept. */
export async function findImage(
  storage: Storage,
  name: string,
): Promise<{ bytes: Buffer; contentType: string } | undefined> {
  const match = /^([0-9a-f]{32})(?:-(320|640|1000))?\.(avif|webp)$/.exec(name);
  if (!match) return undefined;
  const [, hash, width, format] = match as unknown as [string, string, string | undefined, Format];
  if (!width && format !== "webp") return undefined;
  const stored = await storage.read(`images/${name}`);
  const bytes = stored ?? (width ? await makeVariant(storage, name, hash, Number(width), format) : undefined);
  return bytes && { bytes, contentType: imageFormats[format] };
}

/** Two requests for the same missing variant share one making of it. */
function makeVariant(storage: Storage, name: string, hash: string, width: number, format: Format) {
  const running = inFlight.get(name);
  if (running) return running;
  const making = (async () => {
    const original = await storage.read(`images/${hash}.webp`);
    if (!original) return undefined;
    const resized = sharp(original, { limitInputPixels: 40_000_000, failOn: "error" }).resize({
      width,
      withoutEnlargement: true,
    });
    const bytes = await (format === "avif"
      ? resized.avif({ quality: 52, effort: 0 })
      : resized.webp({ quality: 78 })
    ).toBuffer();
    await storage.write(`images/${name}`, bytes, imageFormats[format]);
    return bytes;
  })().finally(() => inFlight.delete(name));
  inFlight.set(name, making);
  return making;
}
