import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { roleChanged } from "#domains/accounts/events.ts";
import { searchJobs } from "#domains/search/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { publishToShop } from "./publish-to-shop.ts";
import { vendors } from "./tables.ts";

/**
 * Hides a whole shop from shoppers, or shows it again, in the caller's transaction; nothing is deleted, and open
 * orders continue. False if unchanged. For the plans' verbs, which have checked whose vendor it is.
 */
export async function unscopedPauseShop(
  { db, jobs, clock }: Pick<Infra, "db" | "jobs" | "clock">,
  vendorId: string,
  isPaused: boolean,
): Promise<boolean> {
  const [changed] = await db
    .update(vendors)
    .set({ pausedAt: isPaused ? clock.now() : null })
    .where(and(eq(vendors.id, vendorId), isPaused ? isNull(vendors.pausedAt) : isNotNull(vendors.pausedAt)))
    .returning({ id: vendors.id });
  if (!changed) return false;
  await jobs.enqueue(db, searchJobs.indexShop, { vendorId });
  await publishToShop(db, vendorId, roleChanged);
  return true;
}
