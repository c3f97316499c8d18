import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { orderItems, refundLines, refunds } from "./tables.ts";

/** The refunds of an order, oldest first. The caller has checked access to the order. */
export async function unscopedListRefunds(db: Db, orderId: string) {
  const found = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  if (found.length === 0) return [];
  const lines = await db
    .select({
      refundId: refundLines.refundId,
      lineId: refundLines.orderItemId,
      quantity: refundLines.quantity,
      name: orderItems.productName,
    })
    .from(refundLines)
    .innerJoin(orderItems, eq(orderItems.id, refundLines.orderItemId))
    .where(
      and(
        inArray(
          refundLines.refundId,
          found.map((refund) => refund.id),
        ),
        // Without units it is a part of an amount.
        gt(refundLines.quantity, 0),
      ),
    )
    .orderBy(asc(orderItems.productName), asc(orderItems.id));
  return found.map((refund) => ({
    ...refund,
    createdAt: refund.createdAt.toISOString(),
    settledAt: refund.settledAt?.toISOString() ?? null,
    lines: lines.filter((line) => line.refundId === refund.id),
  }));
}
