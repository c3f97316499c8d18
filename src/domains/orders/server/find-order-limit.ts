import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { orderLimits } from "./tables.ts";

/** The highest total in cents that the caller may order (R58): the usual one, or a raised one. For any signed-in user. */
export async function findOrderLimit({ db, caller }: SignedInCtx, usual: number): Promise<number> {
  const [raised] = await db
    .select({ totalCents: orderLimits.totalCents })
    .from(orderLimits)
    .where(eq(orderLimits.userId, caller.userId));
  return Math.max(usual, raised?.totalCents ?? 0);
}
