/** Money is integer US cents everywhere except on the screen and in the database's numeric columns. */

const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Formats integer cents as US dollars, en-US in every language (docs/product.md#9-business-constants-and-limits). */
export function formatUsd(cents: number): string {
  return usd.format(cents / 100);
}

/** Parses dollars as typed, with a decimal point or comma, into cents; null if it is not an amount. */
export function centsOf(text: string): number | null {
  const typed = /^\$?\s*(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return typed && Number(typed[1]) * 100 + Number((typed[2] ?? "").padEnd(2, "0"));
}

/** The inverse: cents as shown in an input field. */
export const dollarsOf = (cents: number) => (cents / 100).toFixed(2);

/** A share of an amount in basis points (1% = 100), rounded half up to the cent. */
export function basisPointsOf(cents: number, basisPoints: number): number {
  return Math.floor((cents * basisPoints + 5_000) / 10_000);
}

/**
 * Splits an amount over weights so that the parts sum to it exactly: each part's floor first, then one cent
 * each to the largest remainders (largest remainder method, Hamilton). With no weight the first part takes all.
 */
export function allocateCents(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum <= 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index]! += 1;
  return parts;
}

export function sumCents(amounts: Iterable<number>): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}
