import { eq } from "drizzle-orm";
import { isAtWork } from "#domains/catalogue/bulk-columns.ts";
import type { JobData } from "#platform/jobs/jobs.ts";
import { type Doors, inTransaction } from "#platform/rpc/context.ts";
import { bulkUploads } from "../tables.ts";
import { applyChunk } from "./internal/apply-chunk.ts";
import { checkChunk } from "./internal/check-chunk.ts";
import { undoChunk } from "./internal/undo-chunk.ts";

const chunks = { checking: checkChunk, applying: applyChunk, undoing: undoChunk } as const;

/** After so many the job makes room for others and comes back. */
const chunksAtOnce = 60;

/**
 * Job `work-on-bulk-upload`: checks, applies or undoes an upload, whichever it is at, chunk after chunk. Each is a
 * transaction that holds the upload and writes down how far it came, so that whoever goes on after a death, or beside
 * another, does every row once.
 */
export async function workOnBulkUpload(
  doors: Doors,
  { uploadId }: JobData["work-on-bulk-upload"],
): Promise<void> {
  for (let turn = 0; turn < chunksAtOnce; turn++) if (!(await workOnChunk(doors, uploadId))) return;
  await doors.jobs.enqueue(doors.db, "work-on-bulk-upload", { uploadId });
}

/** Whether something is left to do. */
function workOnChunk(doors: Doors, uploadId: string): Promise<boolean> {
  return inTransaction(doors, async (tx) => {
    const [upload] = await tx.db.select().from(bulkUploads).where(eq(bulkUploads.id, uploadId)).for("update");
    if (!upload || !isAtWork(upload.state)) return false;
    return chunks[upload.state as keyof typeof chunks](tx, upload);
  });
}
