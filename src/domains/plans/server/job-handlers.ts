import { plansJobs } from "#domains/plans/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { closeCustomer } from "./close-customer.ts";
import { sweepPlans } from "./sweep-plans.ts";
import { syncSubscription } from "./sync-subscription.ts";

export const plansJobHandlers = handleJobs(plansJobs, {
  syncSubscription,
  sweepPlans,
  closeCustomer,
});
