import sharp from "sharp";
import { AppError } from "#kernel/errors.ts";

export const maxImageBytes = 5 * 1_024 * 1_024;
/** A camera's JPG is decoded row by row; anything else is unpacked in full, a progressive JPG of 100 megapixels in 380 MB. */
const maxPixels = { byRow: 100_000_000, inFull: 40_000_000 } as const;
const longestSide = 2_000;

export type CleanImage = { webp: Buffer; width: number; height: number };

/**
 * Re-encodes an uploaded picture: upright, at most 2,000 pixels a side, without metadata or trailing data. The format
 * is detected from its first bytes, whatever its name. Throws IMAGE_TOO_LARGE above 5 MB, IMAGE_FORMAT for anything
 * but a JPG, PNG or WEBP, IMAGE_PIXELS above 100 megapixels (40 for a PNG, a WEBP or a progressive JPG), which the header states before
 * anything is decoded, and IMAGE_DAMAGED where the rest can't be read: a part is missing.
 */
export async function cleanImage(bytes: Uint8Array): Promise<CleanImage> {
  if (bytes.byteLength > maxImageBytes) throw new AppError("IMAGE_TOO_LARGE");
  const format = formatOf(bytes);
  if (!format || hasSecondLife(bytes)) throw new AppError("IMAGE_FORMAT");
  const heading = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (heading?.format !== format) throw new AppError("IMAGE_FORMAT");
  const mostPixels = maxPixels[format === "jpeg" && !heading.isProgressive ? "byRow" : "inFull"];
  if (heading.width * heading.height > mostPixels) throw new AppError("IMAGE_PIXELS");
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: 30 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch {
    throw new AppError("IMAGE_DAMAGED");
  }
}

function formatOf(bytes: Uint8Array): "jpeg" | "png" | "webp" | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (start.startsWith("RIFF") && start.slice(8) === "WEBP") return "webp";
  return undefined;
}

/** A picture that is also a page, a script, a document or an archive to other programs. */
function hasSecondLife(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (/<script[\s>]|<!doctype html|<html[\s>]|<svg[\s>]|<\?php/i.test(text)) return true;
  return text.slice(0, 1_024).includes("%PDF-") || text.slice(-65_557).includes("PK\x05\x06");
}
