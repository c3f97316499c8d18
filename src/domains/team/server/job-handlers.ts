import { teamJobs } from "#domains/team/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { forgetInvitations } from "./forget-invitations.ts";

export const teamJobHandlers = handleJobs(teamJobs, { forgetInvitations });
