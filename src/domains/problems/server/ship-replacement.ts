import { asc, eq } from "drizzle-orm";
import { publishVendorEvent } from "#domains/integrations/server/publish-vendor-event.ts";
import { moveStock } from "#domains/inventory/server/move-stock.ts";
import { orderItems } from "#domains/orders/server/tables.ts";
import type { ProblemDetail } from "#domains/problems/contract.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { type LockedProblem, lockProblem } from "./internal/lock-problem.ts";
import { assertMove, moveProblem } from "./internal/move-problem.ts";
import { isShops } from "./internal/own-problems.ts";
import { unscopedReadProblem } from "./internal/view-problem.ts";
import { problemLines } from "./tables.ts";

type Input = { problemId: string; carrier: string; trackingNumber: string };

/**
 * The vendor has sent the replacement: the goods leave the stock as a movement of their own, and no money moves. The buyer has 21 days
 * to say that it came. STOCK_PROMISED if there are not enough, which leaves everything as it is: another solution can be offered.
 * CONFLICT where none was accepted; NOT_FOUND for any other's. For an approved vendor.
 */
export async function shipReplacement(ctx: SignedInCtx, input: Input): Promise<ProblemDetail> {
  const { problemId, carrier: replacementCarrier, trackingNumber: replacementTrackingNumber } = input;
  await inTransaction(ctx, async (tx) => {
    const locked = await lockProblem(tx, problemId, isShops(tx));
    assertMove(locked, "shipReplacement", "vendor");
    await takeGoods(tx, locked);
    await moveProblem(tx, locked, "shipReplacement", {
      ...{ actor: "vendor", to: "replaced" },
      change: { replacementCarrier, replacementTrackingNumber, replacementSentAt: tx.clock.now() },
    });
  });
  return unscopedReadProblem(ctx, problemId, "vendor");
}

/** In the order of their ids, like a basket's, so that two never wait for each other. */
async function takeGoods(tx: SignedInCtx, { problem, order }: LockedProblem): Promise<void> {
  const goods = await tx.db
    .select({ productId: orderItems.productId, quantity: problemLines.quantity })
    .from(problemLines)
    .innerJoin(orderItems, eq(orderItems.id, problemLines.orderItemId))
    .where(eq(problemLines.problemId, problem.id))
    .orderBy(asc(orderItems.productId));
  for (const { productId, quantity } of goods) {
    const move = { productId, delta: -quantity, reason: "replacement" as const, orderId: order.id };
    const { stockQuantity } = await moveStock(tx, move);
    await publishVendorEvent(tx, {
      ...{ vendorId: problem.vendorId, type: "stock.changed" },
      payload: { productId, delta: -quantity, stockQuantity },
    });
  }
}
