import sharp, { type Sharp } from "sharp";

const mostBytes = 22_000;
/** Cloth and beans, rich in small things. */
const fine = ["sack", "beans"];

/** Encodes to WebP, a little coarser where a picture is rich, so that the folder stays small. */
export async function encodePicture(picture: Sharp, order: string): Promise<Buffer> {
  const raw = await picture.raw().toBuffer({ resolveWithObject: true });
  const isFine = fine.some((base) => order.startsWith(base));
  let made = Buffer.alloc(0);
  // A first guess near the mark: a picture's size depends mostly on how fine its surfaces are.
  for (const quality of isFine ? [36, 28, 23] : [58, 46, 38, 30]) {
    made = await sharp(raw.data, { raw: raw.info })
      .webp({ quality, effort: 6, preset: "photo", smartSubsample: true })
      .toBuffer();
    if (made.length <= mostBytes) break;
  }
  return made;
}
