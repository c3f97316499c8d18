import { recordDecision } from "#domains/approvals/server/record-decision.ts";
import { takeApproval } from "#domains/approvals/server/take-approval.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { approvalHandlers } from "./approval-handlers.ts";

type Input = { approvalId: string; reason?: string | undefined };

/**
 * Approves another administrator's request, and does what it asks for in the same transaction; if that fails, the request waits
 * on. NOT_FOUND; CONFLICT if it was decided, has expired, or what it is about has changed; FORBIDDEN for one's own. For
 * administrators.
 */
export async function approve(
  ctx: SignedInCtx,
  { approvalId, reason = "" }: Input,
): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    const approval = await takeApproval(tx, approvalId, { state: "approved", reason: reason || null });
    await approvalHandlers[approval.action](tx, approval.input as never);
    await recordDecision(tx, approval, "approval.approve", reason || null);
  });
  return {};
}
