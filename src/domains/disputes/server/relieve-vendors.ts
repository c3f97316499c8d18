import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { lockDispute } from "./internal/lock-dispute.ts";
import { relieve } from "./internal/relieve.ts";
import { queueDisputeMails } from "./queue-dispute-mails.ts";
import { disputes } from "./tables.ts";

/**
 * Decides that the platform bears a dispute instead of the vendors, before or after it is lost, with a reason that the
 * record keeps. CONFLICT when it was won, or decided so before. For administrators.
 */
export async function relieveVendors(
  ctx: SignedInCtx,
  { disputeId, reason }: { disputeId: string; reason: string },
): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    const dispute = await lockDispute(tx, disputeId);
    if (dispute.state === "won" || dispute.relievedAt) throw new AppError("CONFLICT");
    await tx.db
      .update(disputes)
      .set({ relievedAt: tx.clock.now(), relievedBy: tx.caller.userId, reliefReason: reason })
      .where(eq(disputes.id, disputeId));
    if (dispute.state === "lost") await relieve(tx, disputeId, dispute.orderId);
    await queueDisputeMails(tx, disputeId, "relieved");
    await recordAction(tx, {
      ...{ action: "dispute.relieve-vendors", subject: { kind: "dispute", id: disputeId }, reason },
      after: { orderId: dispute.orderId, amountCents: dispute.amountCents },
    });
  });
  return {};
}
