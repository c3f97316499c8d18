import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { recordDecision } from "./record-decision.ts";
import { takeApproval } from "./take-approval.ts";

/**
 * Declines another administrator's request with a reason of 3 to 1,000 characters; nothing of it happens. NOT_FOUND; CONFLICT if
 * it was decided or has expired; FORBIDDEN for one's own. For administrators.
 */
export async function decline(
  ctx: SignedInCtx,
  { approvalId, reason }: { approvalId: string; reason: string },
): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    const approval = await takeApproval(tx, approvalId, { state: "declined", reason });
    await recordDecision(tx, approval, "approval.decline", reason);
  });
  return {};
}
