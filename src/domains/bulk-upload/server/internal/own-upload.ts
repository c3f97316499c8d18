import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { Db } from "#platform/db/database.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { bulkUploads } from "../tables.ts";

export type Upload = typeof bulkUploads.$inferSelect;

export const isOwnUpload = (vendorId: string, uploadId: string) =>
  and(eq(bulkUploads.id, uploadId), eq(bulkUploads.vendorId, vendorId));

/** One of the vendor's uploads. NOT_FOUND. */
export async function findOwnUpload(db: Db, vendorId: string, uploadId: string): Promise<Upload> {
  const [upload] = await db.select().from(bulkUploads).where(isOwnUpload(vendorId, uploadId));
  if (!upload) throw new AppError("NOT_FOUND");
  return upload;
}

/** Updates an upload's progress, in the caller's transaction, which has checked its owner. */
export async function setUpload(
  { db }: Pick<Infra, "db">,
  uploadId: string,
  change: Partial<Upload>,
): Promise<Upload> {
  const [upload] = await db.update(bulkUploads).set(change).where(eq(bulkUploads.id, uploadId)).returning();
  return upload!;
}
