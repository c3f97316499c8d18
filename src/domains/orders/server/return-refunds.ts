import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { postRefundReturn } from "#domains/ledger/server/post-refund.ts";
import { orderChanged } from "#domains/orders/events.ts";
import { sumCents } from "#kernel/money.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { refundReturns } from "./refund-returns/tables.ts";
import { orders, refunds } from "./tables.ts";

/**
 * Records that the money of a provider's refund came back from the buyer's bank (R59), once, in the caller's
 * transaction: each of our refunds that it paid is owed to the buyer again, and waits for an administrator to send it
 * by card, like one that the provider refused. Returns their order's number and their cents, or undefined if it pays
 * none that counts as sent.
 */
export async function returnRefunds(
  tx: Pick<Infra, "db" | "clock">,
  providerRefundId: string,
): Promise<{ number: number; amountCents: number } | undefined> {
  const returned = await tx.db
    .update(refunds)
    .set({ state: "failed", paidBy: "card", settledAt: null })
    .where(and(eq(refunds.providerRefundId, providerRefundId), eq(refunds.state, "refunded")))
    .returning();
  if (returned.length === 0) return undefined;
  const { orderId } = returned[0]!;
  for (const { id: refundId, retries, totalCents: amountCents } of returned) {
    const id = randomUUID();
    await tx.db
      .insert(refundReturns)
      .values({ id, refundId, providerRefundId, retries, amountCents, createdAt: tx.clock.now() });
    await postRefundReturn(tx, { id, orderId, amountCents });
  }
  const [order] = await tx.db
    .select({ number: orders.number, userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, orderId));
  await publishLive(tx.db, order!.userId, orderChanged, orderId);
  return { number: order!.number, amountCents: sumCents(returned.map(({ totalCents }) => totalCents)) };
}
