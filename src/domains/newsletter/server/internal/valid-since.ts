import { expiredBefore, type Forgetting } from "#platform/rpc/expired-before.ts";

/** Requests for the newsletter can be confirmed for the days that are set (R66): those made after this moment. */
export const validSince = (infra: Forgetting): Promise<Date> =>
  expiredBefore(infra, "unconfirmedSubscriptions");
