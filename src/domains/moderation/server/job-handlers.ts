import { moderationJobs } from "#domains/moderation/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { announceDeadLetters } from "./announce-dead-letters.ts";
import { forgetReporters } from "./forget-reporters.ts";

export const moderationJobHandlers = handleJobs(moderationJobs, { announceDeadLetters, forgetReporters });
