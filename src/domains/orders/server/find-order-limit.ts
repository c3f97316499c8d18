import { eq } from "drizzle-orm";
import { orderTotals } from "#domains/orders/order-limits.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { orderLimits } from "./tables.ts";

/** The highest total in cents that the caller may order (R58). For any signed-in user. */
export async function findOrderLimit({ db, caller }: SignedInCtx): Promise<number> {
  const [raised] = await db
    .select({ totalCents: orderLimits.totalCents })
    .from(orderLimits)
    .where(eq(orderLimits.userId, caller.userId));
  return raised?.totalCents ?? orderTotals.usual;
}
