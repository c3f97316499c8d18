import { and, eq } from "drizzle-orm";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** CONFLICT unless a change was made: another administrator was faster. NOT_FOUND if there is no approved vendor. */
export async function assertChanged(
  { db }: SignedInCtx,
  vendorId: string,
  isChanged: boolean | "inactive",
): Promise<void> {
  if (isChanged) return;
  const isThere = and(eq(vendors.id, vendorId), eq(vendors.isApproved, true));
  throw new AppError((await db.$count(vendors, isThere)) > 0 ? "CONFLICT" : "NOT_FOUND");
}
