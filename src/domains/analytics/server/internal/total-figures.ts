import type { Figures } from "#domains/analytics/contract.ts";
import { type SalesUnit, startOf } from "../../periods.ts";
import type { DayFigures } from "./read-days.ts";
import type { Tier } from "./tier.ts";

export type Buyers = { buyers: number; repeatBuyers: number };

/** A period's totals from its days; null for figures not in the tier. */
export function totalFigures(days: readonly DayFigures[], tier: Tier, buyers: Buyers | null): Figures {
  const sum = (of: Exclude<keyof DayFigures, "day">) => days.reduce((total, day) => total + day[of], 0);
  const [views, orders] = [sum("views"), sum("orders")];
  return {
    views,
    orders,
    revenueCents: sum("revenueCents"),
    cartAdds: tier === "basic" ? null : sum("cartAdds"),
    conversionBasisPoints: tier === "basic" || views === 0 ? null : Math.round((orders * 10_000) / views),
    buyers: buyers?.buyers ?? null,
    repeatBuyers: buyers?.repeatBuyers ?? null,
    stockOuts: tier === "advanced" ? sum("stockOuts") : null,
  };
}

/** Groups days into weeks or months, summing the named figures; the first group starts on the period's first day. */
export function groupDays<Name extends string>(
  days: readonly (Record<Name, number> & { day: string })[],
  unit: SalesUnit,
  names: readonly Name[],
): (Record<Name, number> & { start: string })[] {
  const groups = new Map<string, Record<Name, number> & { start: string }>();
  for (const day of days) {
    const key = startOf(unit, day.day);
    const before: Partial<Record<Name, number>> = groups.get(key) ?? {};
    const sums = Object.fromEntries(names.map((name) => [name, (before[name] ?? 0) + day[name]]));
    groups.set(key, { ...(sums as Record<Name, number>), start: groups.get(key)?.start ?? day.day });
  }
  return [...groups.values()];
}
