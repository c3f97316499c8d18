import { findPrivateImage, type ImageFile, type ImageSize, imageKeys } from "#platform/storage/images.ts";
import type { Storage } from "#platform/storage/storage.ts";

export type PictureSize = ImageSize;

const baseOf = (pictureId: string) => `review-pictures/${pictureId}`;

export const writePicture = (storage: Storage, pictureId: string, webp: Uint8Array): Promise<void> =>
  storage.write(`${baseOf(pictureId)}.webp`, webp, "image/webp");

export const readPicture = (
  storage: Storage,
  pictureId: string,
  size: PictureSize,
): Promise<ImageFile | undefined> => findPrivateImage(storage, baseOf(pictureId), size);

/** Removes a picture with all its sizes. */
export async function removePicture(storage: Storage, pictureId: string): Promise<void> {
  for (const key of imageKeys(baseOf(pictureId))) await storage.remove(key);
}
