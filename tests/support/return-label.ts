import { storeProblemPicture } from "#domains/problems/server/store-problem-picture.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { makePicture } from "./pictures.ts";

/** The vendor uploads a label for a parcel's way back; returns what its offer states. */
export async function uploadLabel(vendor: SignedInCtx, parcelId: string): Promise<string[]> {
  const { id } = await storeProblemPicture(vendor, { parcelId, bytes: await makePicture() });
  return [id];
}
