import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { vendors } from "./tables.ts";

/**
 * Hides a whole shop from shoppers, or shows it again, in the caller's transaction; nothing is deleted, and open orders go
 * on. False where it was so already. For the plans' verbs, which have checked whose vendor it is.
 */
export async function unscopedPauseShop(
  { db, jobs, clock }: Pick<Doors, "db" | "jobs" | "clock">,
  vendorId: string,
  isPaused: boolean,
): Promise<boolean> {
  const [changed] = await db
    .update(vendors)
    .set({ pausedAt: isPaused ? clock.now() : null })
    .where(and(eq(vendors.id, vendorId), isPaused ? isNull(vendors.pausedAt) : isNotNull(vendors.pausedAt)))
    .returning({ userId: vendors.userId });
  if (!changed) return false;
  await jobs.enqueue(db, "index-shop", { vendorId });
  await publishLive(db, changed.userId, { type: "role" });
  return true;
}
