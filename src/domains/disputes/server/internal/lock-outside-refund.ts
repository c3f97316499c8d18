import { and, eq, isNull } from "drizzle-orm";
import { lockOrder } from "#domains/orders/server/move-parcels.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { outsideRefunds } from "../tables.ts";
import { releaseIfClear } from "./release-if-clear.ts";

type OutsideRefund = typeof outsideRefunds.$inferSelect;

/** A refund that still waits to be assigned, with its order locked until the caller's transaction ends. NOT_FOUND if none does. */
export async function lockOutsideRefund(tx: SignedInCtx, id: string): Promise<OutsideRefund> {
  const isIt = and(eq(outsideRefunds.id, id), isNull(outsideRefunds.closedAt));
  const [found] = await tx.db.select({ orderId: outsideRefunds.orderId }).from(outsideRefunds).where(isIt);
  if (!found) throw new AppError("NOT_FOUND");
  await lockOrder(tx, found.orderId);
  const [refund] = await tx.db.select().from(outsideRefunds).where(isIt);
  if (!refund) throw new AppError("NOT_FOUND");
  return refund;
}

/** Ends it, in the same transaction, and releases the order's money. */
export async function closeRefund(tx: SignedInCtx, { id, orderId }: OutsideRefund): Promise<void> {
  await tx.db
    .update(outsideRefunds)
    .set({ closedAt: tx.clock.now(), closedBy: tx.caller.userId })
    .where(eq(outsideRefunds.id, id));
  await releaseIfClear(tx, orderId);
}
