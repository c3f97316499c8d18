import { eq } from "drizzle-orm";
import { lockOrder } from "#domains/orders/server/move-parcels.ts";
import type { orders } from "#domains/orders/server/tables.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";

type Order = typeof orders.$inferSelect;

/**
 * Locks the order that a payment paid, in the caller's transaction. `unsettled`: the provider knows of the payment
 * before us, so it has to be tried again. `unknown`: the payment did not become an order, like one that came too late.
 */
export async function lockPaidOrder(
  tx: Pick<Infra, "db">,
  orderId: string,
  paymentId: string,
): Promise<Order | "unsettled" | "unknown"> {
  const order = await lockOrder(tx, orderId);
  if (!order) return "unknown";
  const attempts = await tx.db
    .select({ state: paymentAttempts.state, paymentId: paymentAttempts.providerPaymentId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId));
  if (attempts.some((attempt) => attempt.paymentId === paymentId && attempt.state === "paid")) return order;
  return attempts.some(({ state }) => state === "open" || state === "starting") ? "unsettled" : "unknown";
}
