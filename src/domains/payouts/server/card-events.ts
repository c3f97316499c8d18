import type { CardEvents } from "#domains/payments/server/card-events.ts";
import { payoutsJobs } from "#domains/payouts/jobs.ts";

/** The provider's events that this domain listens to. */
export const payoutsCardEvents: CardEvents = {
  async "account.updated"(tx, { account }) {
    if (typeof account === "string")
      await tx.jobs.enqueue(tx.db, payoutsJobs.syncPayoutAccount, { providerAccountId: account });
  },
};
