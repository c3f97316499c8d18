import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of mails and text messages; `email-job-handlers.ts` says what each does. */
export const emailJobs = {
  sendEmail: defineJob<{ emailId: string }>("send-email"),
  sendSms: defineJob<{ emailId: string }>("send-sms"),
  forgetOldMails: defineJob("forget-old-mails", { schedule: "37 * * * *" }),
};
