import type { CardEvents } from "#domains/payments/server/card-events.ts";
import { payoutsJobs } from "#domains/payouts/jobs.ts";
import { queueBankReturn } from "./queue-bank-return.ts";

const syncAccount: CardEvents[string] = async (tx, { account }) => {
  if (typeof account === "string")
    await tx.jobs.enqueue(tx.db, payoutsJobs.syncPayoutAccount, { providerAccountId: account });
};

/** The provider's events that this domain listens to. */
export const payoutsCardEvents: CardEvents = {
  "account.updated": syncAccount,
  // A bank sent the money back to the vendor's account at the provider, which asks for other details.
  async "payout.failed"(tx, object) {
    await syncAccount(tx, object);
    if (typeof object.account === "string" && typeof object.id === "string")
      await queueBankReturn(tx, { providerAccountId: object.account, providerPayoutId: object.id });
  },
  async "transfer.reversed"(tx, { id }) {
    if (typeof id === "string")
      await tx.jobs.enqueue(tx.db, payoutsJobs.adoptReversals, { providerTransferId: id });
  },
};
