import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { users } from "#domains/auth/server/tables.ts";
import { readSettings } from "#domains/settings/server/read-settings.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { mailOrderLimit } from "./internal/mail-order-limit.ts";
import { orderLimits } from "./tables.ts";

/**
 * Puts what a buyer may order at most back to the usual, with a reason of 3 to 300 characters, and mails it to them. NOT_FOUND if
 * it is not raised. For administrators.
 */
export function removeOrderLimit(
  ctx: SignedInCtx,
  { buyerId, reason }: { buyerId: string; reason: string },
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    const [removed] = await tx.db.delete(orderLimits).where(eq(orderLimits.userId, buyerId)).returning();
    if (!removed) throw new AppError("NOT_FOUND");
    const [buyer] = await tx.db.select().from(users).where(eq(users.id, buyerId));
    const set = await readSettings(tx, ["orders.mostTotalCents"]);
    const totalCents = set["orders.mostTotalCents"];
    await mailOrderLimit(tx, buyer!, { kind: "lowered", totalCents, reason });
    const about = { subject: { kind: "user", id: buyerId }, ownerId: buyerId } as const;
    const before = { totalCents: removed.totalCents };
    await recordAction(tx, { action: "user.remove-order-limit", ...about, before, reason });
    return {};
  });
}
