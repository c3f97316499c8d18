import { expiredBefore, type Forgetting } from "#platform/rpc/expired-before.ts";

/** Requests for the newsletter can be confirmed for 7 days, where nothing else is set: those made after this moment. */
export const validSince = (infra: Forgetting): Promise<Date> =>
  expiredBefore(infra, "unconfirmedSubscriptions");
