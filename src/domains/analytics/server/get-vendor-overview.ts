import type { VendorOverview } from "#domains/analytics/contract.ts";
import { getPendingCommissions } from "#domains/payouts/server/get-pending-commissions.ts";
import { planTypeOf } from "#domains/plans/plan-table.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addDays, dayOf } from "../periods.ts";
import { listLatestParcels, readOpenParcels } from "./internal/read-own-parcels.ts";
import { readOwnProducts } from "./internal/read-own-products.ts";
import { readTotalSales } from "./internal/read-sales.ts";
import { readTerms } from "./internal/read-terms.ts";
import { readViews } from "./internal/read-views.ts";

const milliseconds = 86_400_000;

/**
 * The caller's own shop at a glance (docs/product.md#3-entities-and-their-fields, R44): products, paid goods minus
 * refunds, fees on delivered orders that no payout settled, rating, plan, views of 30 days, and open tasks. Amounts
 * in cents. For vendors.
 */
export async function getVendorOverview(ctx: SignedInCtx): Promise<VendorOverview> {
  const { db, caller, clock } = ctx;
  if (!caller.vendor) throw new AppError("FORBIDDEN");
  const { id, planType: stored } = caller.vendor;
  const now = clock.now();
  const today = dayOf(now);
  const [own, sales, pendingCommissionCents, views, open, latestParcels, terms] = await Promise.all([
    readOwnProducts(db, id),
    readTotalSales(db, id),
    getPendingCommissions(db, id),
    readViews(db, id, { from: addDays(today, -29), to: today }),
    readOpenParcels(db, id, now),
    listLatestParcels(db, id),
    readTerms(ctx, id),
  ]);
  const planType = planTypeOf(stored);
  const plan = planType && terms.plans[planType];
  return {
    ...own,
    totalSalesCents: sales.revenueCents,
    orderCount: sales.orders,
    pendingCommissionCents,
    plan: {
      planType,
      expiresAt: terms.expiresAt?.toISOString() ?? null,
      daysLeft: terms.expiresAt && Math.floor((terms.expiresAt.getTime() - now.getTime()) / milliseconds),
      isRenewed: terms.isRenewed,
      monthlyFeeCents: terms.paidPriceCents ?? plan?.priceCents ?? terms.agreedPriceCents,
      commissionBasisPoints: plan?.commissionBasisPoints ?? null,
    },
    views,
    ...open,
    canBePaidOut: terms.canBePaidOut,
    latestParcels,
  };
}
