import { asc, eq, isNull } from "drizzle-orm";
import { orders } from "#domains/orders/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { outsideRefunds } from "./tables.ts";

const atMost = 50;

/** The refunds made at the card provider that wait to be assigned, oldest first, at most 50. For administrators. */
export async function listOutsideRefunds({ db }: SignedInCtx) {
  const rows = await db
    .select({ refund: outsideRefunds, orderNumber: orders.number })
    .from(outsideRefunds)
    .innerJoin(orders, eq(orders.id, outsideRefunds.orderId))
    .where(isNull(outsideRefunds.closedAt))
    .orderBy(asc(outsideRefunds.createdAt))
    .limit(atMost);
  return rows.map(({ refund, orderNumber }) => ({
    id: refund.id,
    orderId: refund.orderId,
    orderNumber,
    amountCents: refund.amountCents,
    leftCents: refund.amountCents - refund.assignedCents,
    madeAt: refund.createdAt.toISOString(),
  }));
}
