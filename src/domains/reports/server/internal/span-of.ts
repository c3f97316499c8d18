import { monthAfter } from "#domains/reports/report-periods.ts";
import type { Books } from "./book-months.ts";
import type { Span } from "./summed.ts";

/** How these months are read: stored where they are summed, else from the ledger. Months without an order are left out. */
export function spanOf({ summed, first, current }: Books, months: readonly string[]): Span {
  const known = new Set(summed.map(({ month }) => month));
  const isOpen = (month: string) => !known.has(month) && first !== null && month >= first && month <= current;
  return { stored: months.filter((month) => known.has(month)), open: months.filter(isOpen) };
}

/** All months before one. */
export function monthsBefore({ first }: Books, month: string): string[] {
  const months: string[] = [];
  for (let one = first; one !== null && one < month; one = monthAfter(one)) months.push(one);
  return months;
}
