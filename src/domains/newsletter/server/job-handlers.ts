import { newsletterJobs } from "#domains/newsletter/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { forgetUnconfirmed } from "./forget-unconfirmed.ts";

export const newsletterJobHandlers = handleJobs(newsletterJobs, { forgetUnconfirmed });
