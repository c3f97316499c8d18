import type { MarketAnalytics, PeriodInput } from "#domains/analytics/contract.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { spanOf, unitFor } from "../periods.ts";
import { periodBefore, periodOf } from "./internal/period-of.ts";
import { readCohorts } from "./internal/read-cohorts.ts";
import { readDeliveries } from "./internal/read-deliveries.ts";
import { readMarketDays, totalMarketDays } from "./internal/read-market-days.ts";
import { readTopCountries } from "./internal/read-market-tops.ts";
import { readRankings } from "./internal/read-rankings.ts";
import { groupDays } from "./internal/total-figures.ts";

/**
 * The market's figures of at most 366 days in UTC and of as many before: paid orders on the day they were placed, less
 * what was refunded of them since. Read from sums that `recountDays` keeps, so at most some minutes old; who
 * sold most in the named periods of a month or more is of the last hour, the months' new buyers of the last night. Amounts in cents, times in days. For admins.
 */
export async function getMarketAnalytics(
  { db, clock }: SignedInCtx,
  input: PeriodInput,
): Promise<MarketAnalytics> {
  const period = periodOf(input, clock.now());
  const [days, countries, rankings, deliveries, cohorts] = await Promise.all([
    readMarketDays(db, { from: periodBefore(period).from, to: period.to }),
    readTopCountries(db, period),
    readRankings(db, period),
    readDeliveries(db, period),
    readCohorts(db),
  ]);
  const now = days.slice(-spanOf(period.from, period.to));
  const unit = unitFor(period);
  return {
    ...period,
    unit,
    totals: totalMarketDays(now),
    before: totalMarketDays(days.slice(0, -now.length)),
    points: groupDays(now, unit, ["orders", "revenueCents", "views", "cartAdds"]),
    ...{ ...rankings, countries, deliveries, cohorts },
  };
}
