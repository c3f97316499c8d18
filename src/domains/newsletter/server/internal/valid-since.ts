import { expiryOf, retention } from "#kernel/retention.ts";

/** Requests for the newsletter can be confirmed for 7 days: those made after this moment. */
export const validSince = (now: Date): Date => expiryOf(retention.unconfirmedSubscriptions, now);
