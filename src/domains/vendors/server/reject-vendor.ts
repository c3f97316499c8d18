import type { VendorForReview } from "#domains/vendors/admin-calls.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { decide } from "./internal/decide.ts";

/**
 * Rejects an application with a reason of 10 to 1,000 characters, which its owner sees and can address by
 * resubmitting (R37). NOT_FOUND; CONFLICT if another admin has decided, or it was resubmitted. For admins.
 */
export function rejectVendor(
  ctx: SignedInCtx,
  { reason, ...submission }: { vendorId: string; submittedAt: string; reason: string },
): Promise<VendorForReview> {
  return inTransaction(ctx, (tx) =>
    decide(tx, submission, "rejected", { rejectedAt: tx.clock.now(), rejectionReason: reason }, reason),
  );
}
