import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownedVendor } from "#platform/rpc/owned-vendor.ts";
import { vendorSubscriptions } from "./tables.ts";

/** The stored data of the caller's subscription; null without one. For any signed-in user. */
export async function exportPlan(ctx: SignedInCtx) {
  const { db } = ctx;
  const vendor = ownedVendor(ctx);
  if (!vendor) return null;
  const [row] = await db
    .select()
    .from(vendorSubscriptions)
    .where(eq(vendorSubscriptions.vendorId, vendor.id));
  if (!row) return null;
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    providerCustomerId: row.providerCustomerId,
    status: row.status,
    currentPeriodEnd: iso(row.currentPeriodEnd),
    cancelAt: iso(row.cancelAt),
    nextPlanType: row.nextPlanType,
    keptProductIds: row.keptProductIds,
    pastDueSince: iso(row.pastDueSince),
    createdAt: row.createdAt.toISOString(),
  };
}
