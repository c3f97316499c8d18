import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { recordDecision } from "./record-decision.ts";
import { takeApproval } from "./take-approval.ts";

/** Withdraws one's own request. NOT_FOUND; CONFLICT if it was decided or has expired; FORBIDDEN for another's. For administrators. */
export async function withdraw(
  ctx: SignedInCtx,
  { approvalId }: { approvalId: string },
): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    const approval = await takeApproval(tx, approvalId, { state: "withdrawn", reason: null });
    await recordDecision(tx, approval, "approval.withdraw", null);
  });
  return {};
}
