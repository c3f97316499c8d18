import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of mails and text messages; `email-job-handlers.ts` says what each does. */
export const emailJobs = {
  // Longer than a slow mail server may take by its own time-outs, or the next attempt would send the mail twice.
  sendEmail: defineJob<{ emailId: string }>("send-email", { retries: "days", attemptSeconds: 3_600 }),
  sendSms: defineJob<{ emailId: string }>("send-sms", { retries: "days" }),
  forgetOldMails: defineJob("forget-old-mails", { schedule: "37 * * * *", missed: "once" }),
};
