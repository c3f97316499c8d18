import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { postLoss } from "#domains/ledger/server/post-dispute.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { closeRefund, lockOutsideRefund } from "./internal/lock-outside-refund.ts";
import { notifyOutsideRefund } from "./internal/notify-outside-refund.ts";
import { outsideRefunds } from "./tables.ts";

/**
 * Lets the platform bear what is left of a refund made at the card provider, which then waits no longer; buyer and vendors
 * are told. NOT_FOUND when
 * nothing waits. For administrators.
 */
export async function bearOutsideRefund(
  ctx: SignedInCtx,
  { outsideRefundId }: { outsideRefundId: string },
): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    const waiting = await lockOutsideRefund(tx, outsideRefundId);
    const { id, orderId } = waiting;
    const lossCents = waiting.amountCents - waiting.assignedCents;
    await postLoss(tx, { id, orderId, amountCents: lossCents }, "unassigned_refunds");
    await tx.db.update(outsideRefunds).set({ lossCents }).where(eq(outsideRefunds.id, id));
    await closeRefund(tx, waiting);
    await notifyOutsideRefund(tx, "Borne", { id, orderId, cents: lossCents });
    const subject = { kind: "outside-refund", id } as const;
    await recordAction(tx, { action: "outside-refund.bear", subject, after: { orderId, lossCents } });
  });
  return {};
}
