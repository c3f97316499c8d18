import { eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { orderLimits } from "./tables.ts";

/** Puts what a buyer may order at most back to the usual. NOT_FOUND if it is not raised. For administrators. */
export async function removeOrderLimit(
  { db }: SignedInCtx,
  { buyerId }: { buyerId: string },
): Promise<Record<string, never>> {
  const removed = await db.delete(orderLimits).where(eq(orderLimits.userId, buyerId)).returning();
  if (removed.length === 0) throw new AppError("NOT_FOUND");
  return {};
}
