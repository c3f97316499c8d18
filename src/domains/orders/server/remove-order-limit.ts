import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { orderLimits } from "./tables.ts";

/** Puts what a buyer may order at most back to the usual. NOT_FOUND if it is not raised. For administrators. */
export function removeOrderLimit(
  ctx: SignedInCtx,
  { buyerId }: { buyerId: string },
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const [removed] = await tx.db.delete(orderLimits).where(eq(orderLimits.userId, buyerId)).returning();
    if (!removed) throw new AppError("NOT_FOUND");
    const about = { subject: { kind: "user", id: buyerId }, ownerId: buyerId } as const;
    const before = { totalCents: removed.totalCents };
    await recordAction(tx, { action: "user.remove-order-limit", ...about, before });
    return {};
  });
}
