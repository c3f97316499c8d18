import { eq } from "drizzle-orm";
import { isAtWork } from "#domains/bulk-upload/bulk-columns.ts";
import { bulkUploadJobs } from "#domains/bulk-upload/jobs.ts";
import type { JobData } from "#kernel/jobs.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { applyChunk } from "./internal/apply-chunk.ts";
import { checkChunk } from "./internal/check-chunk.ts";
import { undoChunk } from "./internal/undo-chunk.ts";
import { bulkUploads } from "./tables.ts";

const chunks = { checking: checkChunk, applying: applyChunk, undoing: undoChunk } as const;

/** After this many chunks the job yields to others and is enqueued again. */
const chunksAtOnce = 60;

/**
 * Job `work-on-bulk-upload`: checks, applies or undoes an upload, chunk by chunk. Each chunk is a transaction that
 * locks the upload and stores its progress, so that after a crash, or concurrently, every row is processed once.
 */
export async function workOnBulkUpload(
  infra: Infra,
  { uploadId }: JobData<typeof bulkUploadJobs.workOnBulkUpload>,
): Promise<void> {
  for (let turn = 0; turn < chunksAtOnce; turn++) if (!(await workOnChunk(infra, uploadId))) return;
  await infra.jobs.enqueue(infra.db, bulkUploadJobs.workOnBulkUpload, { uploadId });
}

/** Whether work is left. */
function workOnChunk(infra: Infra, uploadId: string): Promise<boolean> {
  return inTransaction(infra, async (tx) => {
    const [upload] = await tx.db.select().from(bulkUploads).where(eq(bulkUploads.id, uploadId)).for("update");
    if (!upload || !isAtWork(upload.state)) return false;
    return chunks[upload.state as keyof typeof chunks](tx, upload);
  });
}
