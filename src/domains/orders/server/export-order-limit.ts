import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { orderLimits } from "./tables.ts";

/** What the caller may order at most, in cents, where it was raised; null otherwise. For any signed-in user. */
export async function exportOrderLimit({ db, caller }: SignedInCtx) {
  const [limit] = await db.select().from(orderLimits).where(eq(orderLimits.userId, caller.userId));
  return limit
    ? { totalCents: limit.totalCents, reason: limit.reason, setAt: limit.setAt.toISOString() }
    : null;
}
