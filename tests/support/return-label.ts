import { storeProblemPicture } from "#domains/problems/server/store-problem-picture.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { makePicture } from "./pictures.ts";

/** Uploads a label for a parcel's way back, as a vendor does before it offers a return; returns the `pictureIds` of the offer. */
export async function uploadLabel(ctx: SignedInCtx, parcelId: string): Promise<string[]> {
  const { id } = await storeProblemPicture(ctx, { parcelId, bytes: await makePicture() });
  return [id];
}
