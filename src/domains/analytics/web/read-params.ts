import type { PeriodInput } from "#domains/analytics/contract.ts";
import {
  longestPeriod,
  periodNames,
  type SalesUnit,
  salesUnits,
  spanOf,
  timeOf,
} from "#domains/analytics/periods.ts";

/** The unit of the overview's chart: `?sales=week`. */
export function readSalesUnit(params: URLSearchParams): SalesUnit {
  return salesUnits.find((unit) => unit === params.get("sales")) ?? "day";
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  timeOf(text).getTime() > 0 &&
  timeOf(text).toISOString().startsWith(text);

/** Whether two days make a valid period, by the contract's rule. */
export function isPeriod(from: string, to: string): boolean {
  return isDay(from) && isDay(to) && from <= to && spanOf(from, to) <= longestPeriod;
}

/** The period in the address: `?period=90d`, or `?from=2026-01-01&to=2026-03-31`. The last 30 days if invalid. */
export function readPeriod(params: URLSearchParams): PeriodInput {
  const [from, to] = [params.get("from"), params.get("to")];
  if (from && to && isPeriod(from, to)) return { from, to };
  return { period: periodNames.find((name) => name === params.get("period")) ?? "30d" };
}
