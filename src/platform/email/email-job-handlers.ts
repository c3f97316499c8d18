import type { Config } from "#platform/config/config.ts";
import { type HandledJob, handleJobs } from "#platform/jobs/handle-jobs.ts";
import { emailJobs } from "./email-jobs.ts";
import { forgetOldMails } from "./forget-old-mails.ts";
import { openSmsSender } from "./open-sms-sender.ts";
import { openMailer } from "./outbox.ts";

/** Connects to the configured senders once, and sends through them. */
export function emailJobHandlers({ mail, sms }: Pick<Config, "mail" | "sms">): HandledJob[] {
  const sendEmail = openMailer(mail);
  const sendSms = openSmsSender(sms.webhookUrl);
  return handleJobs(emailJobs, {
    sendEmail: (infra, { emailId }) => sendEmail(infra, emailId),
    sendSms: (infra, { emailId }) => sendSms(infra, emailId),
    forgetOldMails,
  });
}
