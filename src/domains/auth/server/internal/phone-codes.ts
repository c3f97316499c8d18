import { authJobs } from "#domains/auth/jobs.ts";
import { AppError } from "#kernel/errors.ts";
import type { JobData } from "#kernel/jobs.ts";
import type { Ctx, Infra } from "#platform/rpc/context.ts";
import { authOf } from "../auth.ts";
import { callAuthLibrary } from "../call-auth-library.ts";
import { hashCode } from "../hash-code.ts";

/**
 * Has a code sent to a telephone by a job, which finds out whether to. PROVIDER_NOT_ENABLED without a gateway. The caller
 * has counted the request.
 */
export async function requestPhoneCode(
  ctx: Ctx,
  request: JobData<typeof authJobs.writeAccountSms>,
): Promise<void> {
  assertPhonesEnabled(ctx);
  await ctx.jobs.enqueue(ctx.db, authJobs.writeAccountSms, request);
}

/** Redeems a texted code; INVALID_CODE, also after five wrong attempts. */
export async function redeemPhoneCode(ctx: Ctx, phone: string, code: string): Promise<void> {
  const body = { phoneNumber: phone, code: hashCode(ctx, `phone:${phone}`, code) };
  await callAuthLibrary(() => authOf(ctx).api.consumePhoneNumberOTP({ body }));
}

/** Throws PROVIDER_NOT_ENABLED if no message gateway is configured. */
export function assertPhonesEnabled({ config }: Pick<Infra, "config">): void {
  if (!config.sms.webhookUrl) throw new AppError("PROVIDER_NOT_ENABLED");
}
