import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { roleChanged } from "#domains/accounts/events.ts";
import { searchJobs } from "#domains/search/jobs.ts";
import { lockSelling } from "#platform/db/lock-selling.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { publishToShop } from "./publish-to-shop.ts";
import { vendors } from "./tables.ts";

/**
 * Suspends an approved vendor, in the caller's transaction: hidden from shoppers, no new orders, no payouts; open parcels
 * until the given moment (R61). Null reinstates it. False if it was so already, or its contract is ended. For administrators' verbs.
 */
export async function unscopedSuspendShop(
  { db, jobs, clock }: Pick<Infra, "db" | "jobs" | "clock">,
  vendorId: string,
  openParcelsUntil: Date | null,
): Promise<boolean> {
  await lockSelling(db, vendorId);
  const [changed] = await db
    .update(vendors)
    .set({ suspendedAt: openParcelsUntil && clock.now(), openParcelsUntil })
    .where(
      and(
        eq(vendors.id, vendorId),
        eq(vendors.isApproved, true),
        isNull(vendors.terminatedAt),
        openParcelsUntil ? isNull(vendors.suspendedAt) : isNotNull(vendors.suspendedAt),
      ),
    )
    .returning({ id: vendors.id });
  if (!changed) return false;
  await jobs.enqueue(db, searchJobs.indexShop, { vendorId });
  await publishToShop(db, vendorId, roleChanged);
  return true;
}
