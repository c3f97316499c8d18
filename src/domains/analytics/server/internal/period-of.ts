import type { PeriodInput } from "#domains/analytics/contract.ts";
import { addDays, dayOf, type Period, periods, spanOf } from "../../periods.ts";

/** The requested days, without future ones. */
export function periodOf({ period = "30d", from, to }: PeriodInput, now: Date): Period {
  const today = dayOf(now);
  if (!from || !to) return { from: addDays(today, 1 - periods[period]), to: today };
  return { from: from < today ? from : today, to: to < today ? to : today };
}

/** The same number of days just before. */
export function periodBefore({ from, to }: Period): Period {
  return { from: addDays(from, -spanOf(from, to)), to: addDays(from, -1) };
}
