import type { Period } from "#domains/analytics/periods.ts";

/** The address of the orders of a period, narrowed to a country or vendor: the rows behind a figure. */
export function ordersOf({ from, to }: Period, narrowed: { country?: string; vendor?: string } = {}): string {
  return `?${new URLSearchParams({ tab: "orders", ...narrowed, from, to })}`;
}
