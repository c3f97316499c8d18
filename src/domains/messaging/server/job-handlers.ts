import { messagingJobs } from "#domains/messaging/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { mailUnreadMessages } from "./mail-unread-messages.ts";

export const messagingJobHandlers = handleJobs(messagingJobs, {
  mailUnreadMessages,
});
