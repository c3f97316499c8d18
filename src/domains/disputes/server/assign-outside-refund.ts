import { eq } from "drizzle-orm";
import type * as z from "zod";
import { recordAction } from "#domains/audit/server/record-action.ts";
import type { assignInput } from "#domains/disputes/contract.ts";
import { refundTaken } from "#domains/orders/server/refund-taken.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { closeRefund, lockOutsideRefund } from "./internal/lock-outside-refund.ts";
import { outsideRefunds } from "./tables.ts";

/**
 * Says which part of a parcel a refund made at the card provider was for, and whether its goods return to the stock:
 * it becomes a refund of that parcel, of which buyer and vendor are told. Repeated until nothing is left. NOT_FOUND
 * when nothing waits, or for a parcel of another order; NOT_REFUNDABLE above what is left. For administrators.
 */
export async function assignOutsideRefund(
  ctx: SignedInCtx,
  { outsideRefundId, ...part }: z.infer<typeof assignInput>,
): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    const waiting = await lockOutsideRefund(tx, outsideRefundId);
    const totalCents = await refundTaken(tx, waiting, part);
    const assignedCents = waiting.assignedCents + totalCents;
    if (assignedCents > waiting.amountCents) throw new AppError("NOT_REFUNDABLE");
    await tx.db.update(outsideRefunds).set({ assignedCents }).where(eq(outsideRefunds.id, outsideRefundId));
    if (assignedCents === waiting.amountCents) await closeRefund(tx, waiting);
    await recordAction(tx, {
      ...{ action: "outside-refund.assign", subject: { kind: "outside-refund", id: outsideRefundId } },
      ...{
        before: { assignedCents: waiting.assignedCents },
        after: { assignedCents, parcelId: part.parcelId },
      },
    });
  });
  return {};
}
