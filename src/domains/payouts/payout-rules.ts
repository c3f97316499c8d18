/** Less than this waits for the next run: each transfer has its price. */
export const smallestPayoutCents = 1_000;

/** Of what an administrator notes of a payment made at a bank. */
export const longestNote = 200;
