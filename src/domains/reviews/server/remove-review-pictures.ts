import { inArray } from "drizzle-orm";
import type { reviewsJobs } from "#domains/reviews/jobs.ts";
import type { JobData } from "#kernel/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { removePicture } from "./internal/picture-files.ts";
import { reviewPictures } from "./tables.ts";

/** Job `remove-review-pictures`: removes the files of pictures whose rows are gone. It may run twice. */
export async function removeReviewPictures(
  { db, storage }: Infra,
  { pictureIds }: JobData<typeof reviewsJobs.removeReviewPictures>,
): Promise<void> {
  const rows = await db
    .select({ id: reviewPictures.id })
    .from(reviewPictures)
    .where(inArray(reviewPictures.id, pictureIds));
  const there = new Set(rows.map(({ id }) => id));
  for (const pictureId of pictureIds) if (!there.has(pictureId)) await removePicture(storage, pictureId);
}
