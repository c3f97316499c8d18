import type { SQL } from "drizzle-orm";
import { messagingJobs } from "#domains/messaging/jobs.ts";
import { messagePictures } from "#domains/messaging/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";

const filesAtOnce = 100;

/** Deletes the pictures of a condition, which says whose; their files follow once the transaction commits. */
export async function deletePictures({ db, jobs }: Pick<Infra, "db" | "jobs">, where: SQL): Promise<void> {
  const deleted = await db.delete(messagePictures).where(where).returning({ id: messagePictures.id });
  const ids = deleted.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += filesAtOnce)
    await jobs.enqueue(db, messagingJobs.removePictureFiles, {
      pictureIds: ids.slice(start, start + filesAtOnce),
    });
}
