import type { VendorForReview } from "#domains/vendors/admin-calls.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { decide } from "./internal/decide.ts";

/**
 * Turns an application down with a reason of 10 to 1,000 characters, which its owner reads and can answer by handing it in
 * again (decision 37). NOT_FOUND; CONFLICT where somebody else has decided, or it was handed in anew. For admins.
 */
export function rejectVendor(
  ctx: SignedInCtx,
  { reason, ...submission }: { vendorId: string; submittedAt: string; reason: string },
): Promise<VendorForReview> {
  return inTransaction(ctx, (tx) =>
    decide(tx, submission, "rejected", { rejectedAt: tx.clock.now(), rejectionReason: reason }),
  );
}
