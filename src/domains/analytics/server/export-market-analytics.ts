import { stringify } from "csv-stringify/sync";
import type { PeriodInput } from "#domains/analytics/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { periodOf } from "./internal/period-of.ts";
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
  const rows = (await readMarketDays(db, period)).map((day) => ({
    day: day.day,
    views: day.views,
    cart_adds: day.cartAdds,
    orders: day.orders,
    cancelled: day.cancelled,
    goods_usd: dollars(day.goodsCents),
    refunded_usd: dollars(day.refundedCents),
    revenue_usd: dollars(day.revenueCents),
    shipping_usd: dollars(day.shippingCents),
    tax_usd: dollars(day.taxCents),
    commission_usd: dollars(day.commissionCents),
    subsidy_usd: dollars(day.subsidyCents),
  }));
  return {
    fileName: `cafeto-market-${period.from}-${period.to}.csv`,
    csv: stringify(rows, { header: true, escape_formulas: true }),
  };
}
