import { and, eq } from "drizzle-orm";
import type { authJobs } from "#domains/auth/jobs.ts";
import type { JobData } from "#kernel/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { authOf } from "./auth.ts";
import { users } from "./tables.ts";

/**
 * Texts a requested code: for sign-in only to the user who confirmed the number, for a change to the number to be
 * confirmed. Done by a job, so that the request takes the same time for known and unknown numbers. Codes are valid
 * for ten minutes.
 */
export async function writeAccountSms(
  infra: Infra,
  request: JobData<typeof authJobs.writeAccountSms>,
): Promise<void> {
  const { occasion, phone, userId } = request;
  const whose =
    occasion === "phoneChange"
      ? eq(users.id, userId!)
      : and(eq(users.phoneNumber, phone), eq(users.phoneNumberVerified, true));
  const [user] = await infra.db.select({ language: users.language }).from(users).where(whose);
  if (!user) return;
  await authOf(infra).api.sendPhoneNumberOTP({
    body: { phoneNumber: phone },
    headers: new Headers({ "accept-language": user.language }),
  });
}
