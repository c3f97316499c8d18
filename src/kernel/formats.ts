/** Dates are en-US in every language (R15) and always in UTC, so that server and browser agree. */

const shortDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const dateTime = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

export function formatDate(iso: string): string {
  return shortDate.format(new Date(iso));
}

export function formatDateTime(iso: string): string {
  return dateTime.format(new Date(iso));
}

const dayOnly = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** Days close to now, without their year: "Dec 2–6", "Nov 30–Dec 4"; one day alone as "Dec 2". */
export function formatDays({ from, until }: { from: string; until: string }): string {
  const [first, last] = [from, until].map((day) => dayOnly.format(new Date(day))) as [string, string];
  if (first === last) return first;
  return `${first}–${from.slice(0, 7) === until.slice(0, 7) ? last.split(" ")[1] : last}`;
}

const wholeNumber = new Intl.NumberFormat("en-US");

/** A whole number with its thousands apart, the same in every language (R15). */
export const formatCount = (count: number): string => wholeNumber.format(count);

/** Weight as people write it: grams below a kilogram, else kilograms. */
export function formatWeight(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${Number((grams / 1000).toFixed(2))} kg`;
}

/** The first 8 characters of an order's id, then an ellipsis (docs/product.md#9-business-constants-and-limits). */
export function shortOrderId(id: string): string {
  return `${id.slice(0, 8)}…`;
}
