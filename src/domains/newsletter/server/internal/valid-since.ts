const validMilliseconds = 7 * 86_400_000;

/** Requests for the newsletter can be confirmed for 7 days: those made after this moment. */
export const validSince = (now: Date): Date => new Date(now.getTime() - validMilliseconds);
