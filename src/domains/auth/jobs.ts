import { defineJob } from "#kernel/jobs.ts";

/** The background jobs of this domain; `server/job-handlers.ts` says what each does. */
export const authJobs = {
  writeAccountMail: defineJob<{
    occasion: "signUp" | "resend" | "recover" | "otp" | "reauthenticate";
    email: string;
    /** The same request, worked on twice, sends one mail. */
    requestId: string;
    redirectTo?: string | undefined;
    codeChallenge?: string | undefined;
    attempt?: { name: string; passwordHash: string };
  }>("write-account-mail"),
  writeAccountSms: defineJob<{
    occasion: "otp" | "phoneChange";
    phone: string;
    /** Whose number it is to be. */
    userId?: string;
  }>("write-account-sms"),
  forgetExpired: defineJob("forget-expired", { schedule: "41 * * * *", missed: "once" }),
};
