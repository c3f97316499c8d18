/** Dollars as a person types them, in cents; null for what is no amount. */
export function centsOf(text: string): number | null {
  const match = /^\$?\s*(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match && Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

export const dollarsOf = (cents: number) => (cents / 100).toFixed(2);
