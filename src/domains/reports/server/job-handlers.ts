import { reportsJobs } from "#domains/reports/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { sumMonths } from "./sum-months.ts";

export const reportsJobHandlers = handleJobs(reportsJobs, { sumMonths });
