import { authJobs } from "#domains/auth/jobs.ts";
import { handleJobs } from "#platform/jobs/handle-jobs.ts";
import { forgetExpired } from "./forget-expired.ts";
import { writeAccountMail } from "./write-account-mail.ts";
import { writeAccountSms } from "./write-account-sms.ts";

export const authJobHandlers = handleJobs(authJobs, {
  writeAccountMail,
  writeAccountSms,
  forgetExpired,
});
