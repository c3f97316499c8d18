import { and, eq, isNull } from "drizzle-orm";
import { postOutsideReturn } from "#domains/ledger/server/post-dispute.ts";
import { orders } from "#domains/orders/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { outsideRefunds } from "../tables.ts";
import { releaseIfClear } from "./release-if-clear.ts";

/**
 * Undoes a refund made at the provider whose money came back, once, in the caller's transaction, which has locked the
 * order. What was assigned to goods of it stays booked, for an administrator to settle with the buyer: the nightly
 * reconciliation names it. Returns its order's number and its cents, or undefined if there was nothing to undo.
 */
export async function undoOutsideRefund(
  tx: Infra,
  providerRefundId: string,
): Promise<{ number: number; amountCents: number } | undefined> {
  const [found] = await tx.db
    .select({ refund: outsideRefunds, number: orders.number })
    .from(outsideRefunds)
    .innerJoin(orders, eq(orders.id, outsideRefunds.orderId))
    .where(and(eq(outsideRefunds.providerRefundId, providerRefundId), isNull(outsideRefunds.failedAt)));
  if (!found) return undefined;
  const { id, orderId, amountCents, assignedCents, lossCents, closedAt } = found.refund;
  if (assignedCents > 0) {
    tx.log.error(
      { orderId, providerRefundId },
      "a refund made at the provider came back after it was assigned",
    );
    return { number: found.number, amountCents };
  }
  const now = tx.clock.now();
  await postOutsideReturn(tx, { id, orderId, amountCents, lossCents });
  await tx.db
    .update(outsideRefunds)
    .set({ failedAt: now, closedAt: closedAt ?? now })
    .where(eq(outsideRefunds.id, id));
  await releaseIfClear(tx, orderId);
  return { number: found.number, amountCents };
}
