import { inArray } from "drizzle-orm";
import type { problemsJobs } from "#domains/problems/jobs.ts";
import type { JobData } from "#kernel/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { removeFiles } from "./internal/picture-files.ts";
import { problemPictures } from "./tables.ts";

/** Job `remove-problem-pictures`: removes the files of pictures whose rows are gone. It may run twice. */
export async function removeProblemPictures(
  { db, storage }: Infra,
  { pictureIds }: JobData<typeof problemsJobs.removeProblemPictures>,
): Promise<void> {
  const rows = await db
    .select({ id: problemPictures.id })
    .from(problemPictures)
    .where(inArray(problemPictures.id, pictureIds));
  const there = new Set(rows.map(({ id }) => id));
  for (const pictureId of pictureIds) if (!there.has(pictureId)) await removeFiles(storage, pictureId);
}
