import { disputesJobs } from "#domains/disputes/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { adoptRefunds } from "./adopt-refunds.ts";
import { settleDispute } from "./settle-dispute.ts";

export const disputesJobHandlers = handleJobs(disputesJobs, { settleDispute, adoptRefunds });
