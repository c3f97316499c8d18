import type { Period } from "#domains/analytics/periods.ts";
import type { OrderNeed } from "#domains/orders/any-order-filters.ts";

type Narrowed = { country?: string; vendor?: string; attention?: OrderNeed };

/** The address of the orders of a period, narrowed to some of them: the rows behind a figure. */
export function ordersOf({ from, to }: Period, narrowed: Narrowed = {}): string {
  return `?${new URLSearchParams({ tab: "orders", ...narrowed, from, to })}`;
}
