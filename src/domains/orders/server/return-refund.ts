import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { postRefundReturn } from "#domains/ledger/server/post-refund.ts";
import { orderChanged } from "#domains/orders/events.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { refundReturns } from "./refund-returns/tables.ts";
import { orders, refunds } from "./tables.ts";

/**
 * Records that a refund's money came back from the buyer's bank (R59), once, in the caller's transaction: it is owed to
 * the buyer again, and waits for an administrator like one that the provider refused. Returns its order's number and its cents,
 * or undefined if it is no refund of ours that counts as sent.
 */
export async function returnRefund(
  tx: Pick<Infra, "db" | "clock">,
  providerRefundId: string,
): Promise<{ refundId: string; number: number; amountCents: number } | undefined> {
  const [refund] = await tx.db
    .update(refunds)
    .set({ state: "failed", settledAt: null })
    .where(and(eq(refunds.providerRefundId, providerRefundId), eq(refunds.state, "refunded")))
    .returning();
  if (!refund) return undefined;
  const { id: refundId, orderId, retries, totalCents: amountCents } = refund;
  const id = randomUUID();
  await tx.db
    .insert(refundReturns)
    .values({ id, refundId, providerRefundId, retries, amountCents, createdAt: tx.clock.now() });
  await postRefundReturn(tx, { id, orderId, amountCents });
  const [order] = await tx.db
    .select({ number: orders.number, userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, orderId));
  await publishLive(tx.db, order!.userId, orderChanged, orderId);
  return { refundId, number: order!.number, amountCents };
}
