/** The highest total of an order in cents: for everybody, and at most for one buyer whose limit was raised (R58). */
export const orderTotals = { usual: 1_000_000, raisedMost: 10_000_000 } as const;
/** How long an administrator's reason for raising it is, in characters. */
export const limitReasonBounds = [3, 300] as const;
