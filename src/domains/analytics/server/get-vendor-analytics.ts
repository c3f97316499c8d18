import type { PeriodInput, VendorAnalytics } from "#domains/analytics/contract.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { spanOf, unitFor } from "../periods.ts";
import { periodBefore, periodOf } from "./internal/period-of.ts";
import { readBuyers } from "./internal/read-buyers.ts";
import { readDays } from "./internal/read-days.ts";
import { readStockOuts, readTopProducts, readTopTerms } from "./internal/read-tops.ts";
import { tierOf } from "./internal/tier.ts";
import { groupDays, totalFigures } from "./internal/total-figures.ts";

/**
 * The caller's own figures of at most 366 days in UTC, limited by their plan: figures it does not include are null
 * and not read. Amounts in cents, conversion in basis points. For vendors.
 */
export async function getVendorAnalytics(ctx: SignedInCtx, input: PeriodInput): Promise<VendorAnalytics> {
  const { db, caller, clock } = ctx;
  if (!caller.vendor) throw new AppError("FORBIDDEN");
  const { id, planType } = caller.vendor;
  const tier = tierOf(planType);
  const [isEnhanced, isAdvanced] = [tier !== "basic", tier === "advanced"];
  const period = periodOf(input, clock.now());
  const earlier = periodBefore(period);
  const [days, buyers, buyersBefore, topProducts, searchTerms, stockOutProducts] = await Promise.all([
    readDays(db, id, { from: isAdvanced ? earlier.from : period.from, to: period.to }),
    isAdvanced ? readBuyers(db, id, period) : null,
    isAdvanced ? readBuyers(db, id, earlier) : null,
    isEnhanced ? readTopProducts(db, id, period) : null,
    isAdvanced ? readTopTerms(db, id, period) : null,
    isAdvanced ? readStockOuts(db, id, period) : null,
  ]);
  const now = days.slice(-spanOf(period.from, period.to));
  const unit = unitFor(period);
  return {
    tier,
    ...period,
    unit,
    totals: totalFigures(now, tier, buyers),
    before: isAdvanced ? totalFigures(days.slice(0, -now.length), tier, buyersBefore) : null,
    points: groupDays(now, unit, ["views", "cartAdds", "orders", "revenueCents"]).map((point) => ({
      ...point,
      cartAdds: isEnhanced ? point.cartAdds : null,
    })),
    topProducts,
    searchTerms,
    stockOutProducts,
  };
}
