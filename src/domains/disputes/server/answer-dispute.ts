import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { disputesJobs } from "#domains/disputes/jobs.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { composeEvidence } from "./internal/compose-evidence.ts";
import { lockDispute } from "./internal/lock-dispute.ts";
import { submitEvidence } from "./internal/provider-disputes.ts";
import { disputes } from "./tables.ts";

/**
 * Hands the evidence of our records and the administrator's statement to the bank, once. CONFLICT when the dispute was
 * answered or decided, PAYMENT_UNAVAILABLE when the provider can't be reached. For administrators.
 */
export async function answerDispute(
  ctx: SignedInCtx,
  { disputeId, statement }: { disputeId: string; statement: string },
): Promise<Record<string, never>> {
  const dispute = await inTransaction(ctx, (tx) => lockDispute(tx, disputeId));
  if (dispute.state !== "open" || dispute.answeredAt) throw new AppError("CONFLICT");
  const { providerDisputeId } = dispute;
  await submitEvidence(ctx, providerDisputeId, await composeEvidence(ctx.db, dispute.orderId, statement));
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const change = { answeredAt: now, decidedBy: tx.caller.userId, decidedAt: now };
    await tx.db.update(disputes).set(change).where(eq(disputes.id, disputeId));
    await tx.jobs.enqueue(tx.db, disputesJobs.settleDispute, { providerDisputeId });
    await recordAction(tx, {
      ...{ action: "dispute.answer", subject: { kind: "dispute", id: disputeId } },
      after: { orderId: dispute.orderId, amountCents: dispute.amountCents },
    });
  });
  return {};
}
