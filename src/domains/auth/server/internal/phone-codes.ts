import { AppError } from "#kernel/errors.ts";
import type { JobData } from "#platform/jobs/jobs.ts";
import type { Ctx, Doors } from "#platform/rpc/context.ts";
import { authOf } from "../auth.ts";
import { askLibrary } from "./ask-library.ts";
import { hashCode } from "./hash-code.ts";

/** Has a code sent to a telephone by a job, which finds out whether to. PROVIDER_NOT_ENABLED without a gateway. */
export async function requestPhoneCode(ctx: Ctx, request: JobData["write-account-sms"]): Promise<void> {
  assertPhonesEnabled(ctx);
  await ctx.limits.consume("sms", request.phone);
  await ctx.jobs.enqueue(ctx.db, "write-account-sms", request);
}

/** Uses up the code that a telephone was sent; INVALID_CODE after five wrong ones too. */
export async function redeemPhoneCode(ctx: Ctx, phone: string, code: string): Promise<void> {
  const body = { phoneNumber: phone, code: hashCode(ctx, `phone:${phone}`, code) };
  await askLibrary(() => authOf(ctx).api.consumePhoneNumberOTP({ body }));
}

/** Refuses with PROVIDER_NOT_ENABLED where no gateway for messages is configured. */
export function assertPhonesEnabled({ config }: Pick<Doors, "config">): void {
  if (!config.sms.webhookUrl) throw new AppError("PROVIDER_NOT_ENABLED");
}
