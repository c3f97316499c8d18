import { stringify } from "csv-stringify/sync";
import type { PeriodInput } from "#domains/analytics/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { periodOf } from "./internal/period-of.ts";
import { readDeliveryDays } from "./internal/read-deliveries.ts";
import { readMarketDays } from "./internal/read-market-days.ts";

const dollars = (cents: number) => (cents / 100).toFixed(2);

/**
 * The market's figures of a period as CSV, one row per day in UTC (at most 366); amounts in dollars, as
 * `getMarketAnalytics` counts them. For admins.
 */
export async function exportMarketAnalytics(
  { db, clock }: SignedInCtx,
  input: PeriodInput,
): Promise<{ fileName: string; csv: string }> {
  const period = periodOf(input, clock.now());
  const [days, deliveries] = await Promise.all([readMarketDays(db, period), readDeliveryDays(db, period)]);
  const rows = days.map((day) => ({
    day: day.day,
    views: day.views,
    cart_adds: day.cartAdds,
    orders: day.orders,
    cancelled: day.cancelled,
    new_buyers: day.newBuyers,
    returning_orders: day.returningOrders,
    goods_usd: dollars(day.goodsCents),
    refunded_usd: dollars(day.refundedCents),
    revenue_usd: dollars(day.revenueCents),
    shipping_usd: dollars(day.shippingCents),
    tax_usd: dollars(day.taxCents),
    commission_usd: dollars(day.commissionCents),
    subsidy_usd: dollars(day.subsidyCents),
    parcels_dispatched: deliveries.get(day.day)?.dispatched.parcels ?? 0,
    median_days_to_dispatch: deliveries.get(day.day)?.dispatched.medianDays ?? "",
    parcels_delivered: deliveries.get(day.day)?.delivered.parcels ?? 0,
    median_days_to_delivery: deliveries.get(day.day)?.delivered.medianDays ?? "",
    searches: day.searches,
    searches_without_results: day.emptySearches,
  }));
  return {
    fileName: `cafeto-market-${period.from}-${period.to}.csv`,
    csv: stringify(rows, { header: true, escape_formulas: true }),
  };
}
