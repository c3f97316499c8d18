import { stringify } from "csv-stringify/sync";
import type { PeriodInput } from "#domains/analytics/contract.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { periodOf } from "./internal/period-of.ts";
import { readDays } from "./internal/read-days.ts";
import { tierOf } from "./internal/tier.ts";

/**
 * The caller's own figures of a period as CSV, one row per day in UTC, with the columns that their plan includes;
 * amounts in dollars. Safe from spreadsheet formulas. For vendors.
 */
export async function exportVendorAnalytics(
  { db, caller, clock }: SignedInCtx,
  input: PeriodInput,
): Promise<{ fileName: string; csv: string }> {
  if (!caller.vendor) throw new AppError("FORBIDDEN");
  const tier = tierOf(caller.vendor.planType);
  const period = periodOf(input, clock.now());
  const days = await readDays(db, caller.vendor.id, period);
  const rows = days.map((day) => ({
    day: day.day,
    views: day.views,
    ...(tier === "basic" ? {} : { cart_adds: day.cartAdds }),
    orders: day.orders,
    revenue_usd: (day.revenueCents / 100).toFixed(2),
    ...(tier === "advanced" ? { stock_outs: day.stockOuts } : {}),
  }));
  return {
    fileName: `cafeto-figures-${period.from}-${period.to}.csv`,
    csv: stringify(rows, { header: true, escape_formulas: true }),
  };
}
