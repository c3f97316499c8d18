import { payoutsJobs } from "#domains/payouts/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { adoptReversals } from "./adopt-reversals.ts";
import { reconcileMoney } from "./reconcile-money.ts";
import { resendPayouts } from "./resend-payouts.ts";
import { sendPayout } from "./send-payout.ts";
import { startPayouts } from "./start-payouts.ts";
import { syncPayoutAccount } from "./sync-payout-account.ts";

export const payoutsJobHandlers = handleJobs(payoutsJobs, {
  startPayouts,
  resendPayouts,
  sendPayout,
  syncPayoutAccount,
  adoptReversals,
  reconcileMoney,
});
