import { and, eq, isNotNull, ne } from "drizzle-orm";
import { roleChanged } from "#domains/accounts/events.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { vendors } from "./tables.ts";

/**
 * Puts a rejected application back where it was in the queue, to be decided anew. False if it is not rejected, or its account is
 * gone. In the caller's transaction, who is an administrator.
 */
export async function unscopedReopenApplication(tx: SignedInCtx, vendorId: string): Promise<boolean> {
  const [reopened] = await tx.db
    .update(vendors)
    .set({ rejectedAt: null, rejectionReason: null, decidedBy: null, decidedAt: null })
    .where(
      and(
        ...[eq(vendors.id, vendorId), eq(vendors.isApproved, false)],
        ...[isNotNull(vendors.rejectedAt), ne(vendors.rejectionReason, "")],
      ),
    )
    .returning({ userId: vendors.userId });
  if (reopened) await publishLive(tx.db, reopened.userId, roleChanged);
  return reopened !== undefined;
}
