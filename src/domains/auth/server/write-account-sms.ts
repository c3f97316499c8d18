import { and, eq } from "drizzle-orm";
import type { JobData } from "#platform/jobs/jobs.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { authOf } from "./auth.ts";
import { users } from "./tables.ts";

/**
 * Sends the code that somebody asked for: for signing in to the person alone who confirmed the number, for a change to
 * the number that is to be confirmed. Done by a job, so that asking takes the same time for known and unknown numbers.
 * Codes live ten minutes.
 */
export async function writeAccountSms(doors: Doors, request: JobData["write-account-sms"]): Promise<void> {
  const { occasion, phone, userId } = request;
  const whose =
    occasion === "phoneChange"
      ? eq(users.id, userId!)
      : and(eq(users.phoneNumber, phone), eq(users.phoneNumberVerified, true));
  const [user] = await doors.db.select({ language: users.language }).from(users).where(whose);
  if (!user) return;
  await authOf(doors).api.sendPhoneNumberOTP({
    body: { phoneNumber: phone },
    headers: new Headers({ "accept-language": user.language }),
  });
}
