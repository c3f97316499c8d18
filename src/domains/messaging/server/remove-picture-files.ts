import { inArray } from "drizzle-orm";
import type { messagingJobs } from "#domains/messaging/jobs.ts";
import type { JobData } from "#kernel/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { removePicture } from "./internal/picture-files.ts";
import { messagePictures } from "./tables.ts";

/** Job `remove-picture-files`: removes the files of pictures whose rows are gone. It may run twice. */
export async function removePictureFiles(
  { db, storage }: Infra,
  { pictureIds }: JobData<typeof messagingJobs.removePictureFiles>,
): Promise<void> {
  const rows = await db
    .select({ id: messagePictures.id })
    .from(messagePictures)
    .where(inArray(messagePictures.id, pictureIds));
  const there = new Set(rows.map(({ id }) => id));
  for (const pictureId of pictureIds) if (!there.has(pictureId)) await removePicture(storage, pictureId);
}
