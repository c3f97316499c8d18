import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const notificationsJobs = {
  sendPush: defineJob<{ notificationId: string; subscriptionId: string }>("send-push", {
    attemptSeconds: 60,
  }),
  sendDigests: defineJob("send-digests", { schedule: "0 15 * * 1", missed: "once", attemptSeconds: 1_800 }),
  forgetOldNotifications: defineJob("forget-old-notifications", { schedule: "53 * * * *", missed: "once" }),
};
