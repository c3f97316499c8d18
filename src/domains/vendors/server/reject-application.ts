import type { SignedInCtx } from "#platform/rpc/context.ts";
import { decide, type Submission } from "./internal/decide.ts";

/**
 * Rejects the submission that an administrator has read, for a reason that its owner sees and can address by submitting it
 * again (R37). NOT_FOUND; CONFLICT if another decided, or it was submitted again. In the caller's transaction, who is an
 * administrator and records why.
 */
export async function unscopedRejectApplication(
  tx: SignedInCtx,
  submission: Submission,
  reason: string,
): Promise<void> {
  await decide(tx, submission, { rejectedAt: tx.clock.now(), rejectionReason: reason });
}
