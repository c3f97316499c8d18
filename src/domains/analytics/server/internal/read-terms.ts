import { eq, sql } from "drizzle-orm";
import { payoutAccounts } from "#domains/payouts/server/tables.ts";
import { enterpriseTerms, vendorSubscriptions } from "#domains/plans/server/tables.ts";
import { type Plans, planKeys, plansOf } from "#domains/settings/server/plan-terms.ts";
import { settingsColumn, settingsOf } from "#domains/settings/server/read-settings.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/**
 * A vendor's plan end and whether it is renewed then, what it pays a month in cents, and payout readiness; and the plans
 * as they are now.
 */
export async function readTerms(
  { db, clock }: Pick<SignedInCtx, "db" | "clock">,
  vendorId: string,
): Promise<{
  expiresAt: Date | null;
  agreedPriceCents: number | null;
  paidPriceCents: number | null;
  isRenewed: boolean;
  canBePaidOut: boolean;
  plans: Plans;
}> {
  const [row] = await db
    .select({
      expiresAt: vendors.planExpiresAt,
      agreedPriceCents: enterpriseTerms.priceCents,
      paidPriceCents: vendorSubscriptions.priceCents,
      settings: settingsColumn(planKeys, clock.now().toISOString()),
      isRenewed: sql<boolean>`coalesce(${vendorSubscriptions.status} = 'active'
        and ${vendorSubscriptions.cancelAt} is null and ${vendorSubscriptions.pastDueSince} is null
        and ${vendorSubscriptions.nextPlanType} is distinct from 'freemium', false)`,
      canBePaidOut: sql<boolean>`coalesce(${payoutAccounts.isReady}, false)`,
    })
    .from(vendors)
    .leftJoin(enterpriseTerms, eq(enterpriseTerms.vendorId, vendors.id))
    .leftJoin(vendorSubscriptions, eq(vendorSubscriptions.vendorId, vendors.id))
    .leftJoin(payoutAccounts, eq(payoutAccounts.vendorId, vendors.id))
    .where(eq(vendors.id, vendorId));
  const { settings, ...terms } = row!;
  return { ...terms, plans: plansOf(settingsOf(planKeys, settings)) };
}
