import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { users } from "#domains/auth/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { mailOrderLimit } from "./internal/mail-order-limit.ts";
import { orderLimits } from "./tables.ts";

type Input = { buyerId: string; totalCents: number; reason: string };

/**
 * Raises what a buyer may order at most, in cents, above the usual $10,000 and up to $100,000, with a reason of 3 to
 * 300 characters, and mails it to them; it replaces an earlier one. NOT_FOUND if there is no such user. For administrators.
 */
export function setOrderLimit(
  ctx: SignedInCtx,
  { buyerId, totalCents, reason }: Input,
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    // Locked, so that the account is not deleted meanwhile.
    const [buyer] = await tx.db
      .select({ name: users.name, email: users.email, language: users.language })
      .from(users)
      .where(eq(users.id, buyerId))
      .for("key share");
    if (!buyer) throw new AppError("NOT_FOUND");
    const limit = { totalCents, reason, setBy: tx.caller.userId, setAt: tx.clock.now() };
    const [earlier] = await tx.db.select().from(orderLimits).where(eq(orderLimits.userId, buyerId));
    await tx.db
      .insert(orderLimits)
      .values({ userId: buyerId, ...limit })
      .onConflictDoUpdate({ target: orderLimits.userId, set: limit });
    const kind = totalCents < (earlier?.totalCents ?? 0) ? "lowered" : "raised";
    await mailOrderLimit(tx, buyer, { kind, totalCents, reason });
    await recordAction(tx, {
      ...{ action: "user.set-order-limit", subject: { kind: "user", id: buyerId }, ownerId: buyerId, reason },
      ...{ before: { totalCents: earlier?.totalCents ?? null }, after: { totalCents } },
    });
    return {};
  });
}
