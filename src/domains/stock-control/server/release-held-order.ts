import { recordAction } from "#domains/audit/server/record-action.ts";
import { settlePurchase } from "#domains/checkout/server/settle-purchase.ts";
import { countOrderHolds } from "#domains/inventory/server/count-holds.ts";
import { releaseHolds } from "#domains/inventory/server/release-holds.ts";
import { orderChanged } from "#domains/orders/events.ts";
import { lockOrder, moveParcels } from "#domains/orders/server/move-parcels.ts";
import { unscopedListAttempts } from "#domains/payments/server/attempts.ts";
import { AppError } from "#kernel/errors.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { hasEnded } from "./internal/has-ended.ts";

/**
 * Releases the stock held for an order whose payment page has ended, and cancels the unpaid order. The card provider is
 * queried first: what was paid in the last second is a sale. Where it does not respond, the stock is released all the
 * same; a payment that turns up later is refunded in full. Returns the released units. NOT_FOUND if nothing is held,
 * CONFLICT while the page is open, or if the order was paid. For administrators.
 */
export async function releaseHeldOrder(
  ctx: SignedInCtx,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<{ units: number }> {
  const units = await countOrderHolds(ctx, orderId);
  if (units === 0) throw new AppError("NOT_FOUND");
  const attempts = await unscopedListAttempts(ctx.db, orderId);
  if (!attempts.every((attempt) => hasEnded(attempt, ctx.clock.now()))) throw new AppError("CONFLICT");
  await settlePurchase(ctx, orderId).catch((err) => ctx.log.warn({ err, orderId }, "not settled"));
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.paidAt) throw new AppError("CONFLICT");
    await releaseHolds(tx, orderId);
    await moveParcels(tx, orderId, "cancelled", "payment");
    await publishLive(tx.db, order.userId, orderChanged, orderId);
    await recordAction(tx, {
      action: "stock.release",
      subject: { kind: "order", id: orderId },
      ownerId: order.userId,
      before: { heldUnits: units },
      after: { heldUnits: 0 },
      reason,
    });
    return { units };
  });
}
