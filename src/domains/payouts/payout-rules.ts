/** Less than this waits for the next run: each transfer has its price. */
export const smallestPayoutCents = 1_000;
