import { and, eq, isNull } from "drizzle-orm";
import { postOutsideReturn } from "#domains/ledger/server/post-dispute.ts";
import { returnRefunds } from "#domains/orders/server/return-refunds.ts";
import { orders } from "#domains/orders/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { outsideRefunds } from "../tables.ts";
import { releaseIfClear } from "./release-if-clear.ts";

/**
 * Undoes a refund made at the provider whose money came back, once, in the caller's transaction, which has locked the
 * order. What was assigned to goods of it is owed to the buyer again, who was told of it: an administrator sends it by
 * card. Returns its order's number and its cents, or undefined if there was nothing to undo.
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
  const owedCents = (await returnRefunds(tx, providerRefundId))?.amountCents ?? 0;
  // Those assigned before the provider's id was stored with them; the migration found all that were clear.
  if (owedCents !== assignedCents)
    throw new Error(`refund ${providerRefundId}: its parcels' refunds are unknown`);
  const now = tx.clock.now();
  await postOutsideReturn(tx, { id, orderId, amountCents: amountCents - owedCents, lossCents });
  await tx.db
    .update(outsideRefunds)
    .set({ assignedCents: 0, failedAt: now, closedAt: closedAt ?? now })
    .where(eq(outsideRefunds.id, id));
  await releaseIfClear(tx, orderId);
  return { number: found.number, amountCents };
}
