export type QuoteTotals = Record<string, never>;
