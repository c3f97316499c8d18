import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { approvals } from "./tables.ts";

/** Deletes the requests about the caller, whose reasons may name them; the audit log keeps that they were made. In the caller's transaction. */
export async function eraseApprovals({ db, caller }: SignedInCtx): Promise<void> {
  await db.delete(approvals).where(eq(approvals.ownerId, caller.userId));
}
