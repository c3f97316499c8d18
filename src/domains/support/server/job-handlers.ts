import { supportJobs } from "#domains/support/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { forgetSuspected } from "./forget-suspected.ts";

export const supportJobHandlers = handleJobs(supportJobs, { forgetSuspected });
