import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { notify } from "#domains/notifications/server/notify.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { unscopedStartWork } from "./internal/start-work.ts";
import { toBulkUpload } from "./list-bulk-uploads.ts";
import { bulkUploads } from "./tables.ts";

/**
 * Starts undoing a vendor's upload, as its vendor could; its owner is notified, and sees the reason with the upload.
 * NOT_FOUND, CONFLICT if it is not applied, UPLOAD_AT_WORK. For administrators.
 */
export async function undoBulkUploadAsAdmin(
  ctx: SignedInCtx,
  { uploadId, reason }: { uploadId: string; reason: string },
) {
  const [found] = await ctx.db
    .select({ vendorId: bulkUploads.vendorId, ownerId: vendors.userId })
    .from(bulkUploads)
    .innerJoin(vendors, eq(vendors.id, bulkUploads.vendorId))
    .where(eq(bulkUploads.id, uploadId));
  if (!found) throw new AppError("NOT_FOUND");
  const { vendorId, ownerId } = found;
  const start = { before: ["applied"], during: "undoing", change: { undoReason: reason } } as const;
  const undone = await unscopedStartWork(ctx, { vendorId, uploadId }, start, async (tx) => {
    await notify(tx, ownerId, { kind: "uploadUndone", subjectId: uploadId, params: {} });
    await recordAction(tx, {
      ...{ action: "upload.undo", subject: { kind: "upload", id: uploadId }, ownerId },
      ...{ before: { state: "applied" }, after: { state: "undoing" }, reason },
    });
  });
  return toBulkUpload(undone);
}
