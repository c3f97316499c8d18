import { and, eq } from "drizzle-orm";
import type { purchaseStates } from "#domains/checkout/contract.ts";
import { orderItems, orders } from "#domains/orders/server/tables.ts";
import { unscopedListAttempts } from "#domains/payments/server/attempts.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

export type PurchaseView = {
  orderId: string;
  orderNumber: number;
  state: (typeof purchaseStates)[number];
  totalCents: number;
  productIds: string[];
};

/** The caller's order, or NOT_FOUND. */
export async function getOwnOrder(ctx: SignedInCtx, orderId: string): Promise<typeof orders.$inferSelect> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, ctx.caller.userId)));
  if (!order) throw new AppError("NOT_FOUND");
  return order;
}

/** The state of the caller's purchase. */
export async function viewPurchase(ctx: SignedInCtx, orderId: string): Promise<PurchaseView> {
  const order = await getOwnOrder(ctx, orderId);
  const [attempts, lines] = await Promise.all([
    unscopedListAttempts(ctx.db, orderId),
    ctx.db
      .select({ productId: orderItems.productId })
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId)),
  ]);
  return {
    orderId,
    orderNumber: order.number,
    state: stateOf(order, attempts),
    totalCents: order.totalCents,
    productIds: lines.map((line) => line.productId),
  };
}

function stateOf(
  order: typeof orders.$inferSelect,
  attempts: readonly { state: string }[],
): PurchaseView["state"] {
  const isAny = (...states: string[]) => attempts.some((attempt) => states.includes(attempt.state));
  if (order.paidAt) return "paid";
  if (isAny("mismatched")) return "mismatched";
  if (isAny("refunding", "refunded")) return "refunded";
  return order.status === "cancelled" ? "cancelled" : "open";
}
