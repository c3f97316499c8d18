import { eq, sql } from "drizzle-orm";
import { payoutAccounts } from "#domains/payouts/server/tables.ts";
import { enterpriseTerms, vendorSubscriptions } from "#domains/plans/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { Db } from "#platform/db/database.ts";

/** A vendor's plan end, what it pays a month in cents, and payout readiness. */
export async function readTerms(
  db: Db,
  vendorId: string,
): Promise<{
  expiresAt: Date | null;
  agreedPriceCents: number | null;
  paidPriceCents: number | null;
  canBePaidOut: boolean;
}> {
  const [row] = await db
    .select({
      expiresAt: vendors.planExpiresAt,
      agreedPriceCents: enterpriseTerms.priceCents,
      paidPriceCents: vendorSubscriptions.priceCents,
      canBePaidOut: sql<boolean>`coalesce(${payoutAccounts.isReady}, false)`,
    })
    .from(vendors)
    .leftJoin(enterpriseTerms, eq(enterpriseTerms.vendorId, vendors.id))
    .leftJoin(vendorSubscriptions, eq(vendorSubscriptions.vendorId, vendors.id))
    .leftJoin(payoutAccounts, eq(payoutAccounts.vendorId, vendors.id))
    .where(eq(vendors.id, vendorId));
  return row!;
}
