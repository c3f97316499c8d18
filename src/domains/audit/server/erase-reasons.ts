import { eq, inArray } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { auditEntries, auditReasons } from "./tables.ts";

/** Deletes the reasons of what was decided about the caller, whom they may name. The chain stays whole. In the caller's transaction. */
export async function eraseReasons({ db, caller }: SignedInCtx): Promise<void> {
  const own = db
    .select({ position: auditEntries.position })
    .from(auditEntries)
    .where(eq(auditEntries.ownerId, caller.userId));
  await db.delete(auditReasons).where(inArray(auditReasons.position, own));
}
