import { randomUUID } from "node:crypto";
import { authJobs } from "#domains/auth/jobs.ts";
import { authLimits } from "#domains/auth/limits.ts";
import { AppError } from "#kernel/errors.ts";
import { limitSending } from "#platform/limits/limit-sending.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { assertPhonesEnabled, requestPhoneCode } from "./internal/phone-codes.ts";

/**
 * Sends a sign-in code, valid ten minutes, to an address with an account or a confirmed phone; unknown ones get the
 * same response and no code. PROVIDER_NOT_ENABLED for phones without a gateway. For visitors.
 */
export async function sendOtp(ctx: Ctx, { email, phone }: { email?: string; phone?: string }) {
  if (!email) {
    if (!phone) throw new AppError("BAD_REQUEST", { issues: [{ path: "email", message: "required" }] });
    assertPhonesEnabled(ctx);
    await limitSending(ctx, authLimits.otp, phone);
    await requestPhoneCode(ctx, { occasion: "otp", phone });
    return {};
  }
  await limitSending(ctx, authLimits.otp, email.toLowerCase());
  await ctx.jobs.enqueue(ctx.db, authJobs.writeAccountMail, {
    occasion: "otp",
    email: email.toLowerCase(),
    requestId: randomUUID(),
  });
  return {};
}
