import { notificationsJobs } from "#domains/notifications/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { forgetOldNotifications } from "./forget-old-notifications.ts";
import { sendDigests } from "./send-digests.ts";
import { sendPush } from "./send-push.ts";

export const notificationsJobHandlers = handleJobs(notificationsJobs, {
  sendPush,
  sendDigests,
  forgetOldNotifications,
});
