/** Smaller amounts wait for the next run: each transfer has a fee. */
export const smallestPayoutCents = 1_000;

/** The maximum length of an administrator's note about a bank payment. */
export const longestNote = 200;
