import type { SQL } from "drizzle-orm";
import { problemsJobs } from "#domains/problems/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { imageKeys } from "#platform/storage/images.ts";
import type { Storage } from "#platform/storage/storage.ts";
import { problemPictures } from "../tables.ts";

const filesAtOnce = 100;

export const baseOf = (pictureId: string) => `problem-pictures/${pictureId}`;

/** Removes a picture's file with all its sizes. */
export async function removeFiles(storage: Storage, pictureId: string): Promise<void> {
  for (const key of imageKeys(baseOf(pictureId))) await storage.remove(key);
}

/** Deletes the pictures of a condition, which says whose; their files follow once the transaction commits. */
export async function deletePictures({ db, jobs }: Pick<Infra, "db" | "jobs">, where: SQL): Promise<void> {
  const deleted = await db.delete(problemPictures).where(where).returning({ id: problemPictures.id });
  const ids = deleted.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += filesAtOnce)
    await jobs.enqueue(db, problemsJobs.removeProblemPictures, {
      pictureIds: ids.slice(start, start + filesAtOnce),
    });
}
