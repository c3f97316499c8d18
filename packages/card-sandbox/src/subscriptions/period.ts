import type { WirePrice } from "../objects/catalog-objects.ts";

/** The same second so many months later; on the last day of a month that is too short. */
function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const to = new Date(seconds * 1000);
  to.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

/** How many months a price's period has. */
function monthsOf({ recurring }: WirePrice): number {
  return (recurring?.interval_count ?? 1) * (recurring?.interval === "year" ? 12 : 1);
}

/**
 * When the period that begins at `start` ends: counted from the anchor, so that a subscription of the 31st goes back to
 * the 31st after February.
 */
export function endOfPeriod(anchor: number, price: WirePrice, start: number): number {
  const step = monthsOf(price);
  for (let months = step; ; months += step) {
    const end = addMonths(anchor, months);
    if (end > start) return end;
  }
}
