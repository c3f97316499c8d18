import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockDispute } from "./internal/lock-dispute.ts";
import { closeProviderDispute } from "./internal/provider-disputes.ts";
import { settleDispute } from "./settle-dispute.ts";
import { disputes } from "./tables.ts";

/**
 * Gives a dispute up: it is lost at once. CONFLICT when it was answered or decided, PAYMENT_UNAVAILABLE when the
 * provider can't be reached. For administrators.
 */
export async function acceptDispute(
  ctx: SignedInCtx,
  { disputeId }: { disputeId: string },
): Promise<Record<string, never>> {
  const dispute = await inTransaction(ctx, (tx) => lockDispute(tx, disputeId));
  if (dispute.state !== "open" || dispute.answeredAt) throw new AppError("CONFLICT");
  await closeProviderDispute(ctx, dispute.providerDisputeId);
  await inTransaction(ctx, async (tx) => {
    const decision = { decidedBy: tx.caller.userId, decidedAt: tx.clock.now() };
    await tx.db.update(disputes).set(decision).where(eq(disputes.id, disputeId));
    await recordAction(tx, {
      ...{ action: "dispute.accept", subject: { kind: "dispute", id: disputeId } },
      after: { orderId: dispute.orderId, amountCents: dispute.amountCents },
    });
  });
  await settleDispute(ctx, { providerDisputeId: dispute.providerDisputeId });
  return {};
}
