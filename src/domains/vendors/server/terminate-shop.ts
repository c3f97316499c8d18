import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { roleChanged } from "#domains/accounts/events.ts";
import { searchJobs } from "#domains/search/jobs.ts";
import { lockSelling } from "#platform/db/lock-selling.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { vendors } from "./tables.ts";

/**
 * Ends an approved vendor's contract, in the caller's transaction: suspended for good, open parcels until the given moment.
 * Null takes it back, and the suspension with it. False if it was so already. For administrators' verbs.
 */
export async function unscopedTerminateShop(
  { db, jobs, clock }: Pick<Infra, "db" | "jobs" | "clock">,
  vendorId: string,
  openParcelsUntil: Date | null,
): Promise<boolean> {
  await lockSelling(db, vendorId);
  const now = clock.now();
  const ended = {
    terminatedAt: now,
    suspendedAt: sql`coalesce(${vendors.suspendedAt}, ${now.toISOString()}::timestamptz)`,
    openParcelsUntil,
  };
  const [changed] = await db
    .update(vendors)
    .set(openParcelsUntil ? ended : { terminatedAt: null, suspendedAt: null, openParcelsUntil: null })
    .where(
      and(
        eq(vendors.id, vendorId),
        eq(vendors.isApproved, true),
        openParcelsUntil ? isNull(vendors.terminatedAt) : isNotNull(vendors.terminatedAt),
      ),
    )
    .returning({ userId: vendors.userId });
  if (!changed) return false;
  await jobs.enqueue(db, searchJobs.indexShop, { vendorId });
  await publishLive(db, changed.userId, roleChanged);
  return true;
}
