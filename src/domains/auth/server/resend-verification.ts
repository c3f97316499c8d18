import { randomUUID } from "node:crypto";
import { authJobs } from "#domains/auth/jobs.ts";
import { authLimits } from "#domains/auth/limits.ts";
import { AppError } from "#kernel/errors.ts";
import { limitSending } from "#platform/limits/limit-sending.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { assertSignedIn } from "./assert-signed-in.ts";
import { repeatPhoneChange } from "./internal/phone-change.ts";
import { assertPhonesEnabled, requestPhoneCode } from "./internal/phone-codes.ts";
import { redirectPathOf } from "./redirects.ts";

type Input = {
  type: "signup" | "sms" | "phone_change";
  email?: string;
  phone?: string;
  redirect_to?: string;
};

/**
 * Mails the verification link again, if the address is unverified, or texts another code; the response is always the
 * same. INVALID_REDIRECT; PROVIDER_NOT_ENABLED for phones without a gateway; SESSION_MISSING and
 * SECOND_FACTOR_REQUIRED for a number change. For visitors.
 */
export async function resendVerification(ctx: Ctx, { type, email, phone, redirect_to }: Input) {
  if (type !== "signup") {
    if (!phone) throw new AppError("BAD_REQUEST", { issues: [{ path: "phone", message: "required" }] });
    if (type === "sms") {
      assertPhonesEnabled(ctx);
      await limitSending(ctx, authLimits.resend, phone);
      await requestPhoneCode(ctx, { occasion: "otp", phone });
    } else await repeatPhoneChange(assertSignedIn(ctx), phone);
    return {};
  }
  if (!email) throw new AppError("BAD_REQUEST", { issues: [{ path: "email", message: "required" }] });
  await limitSending(ctx, authLimits.resend, email.toLowerCase());
  await ctx.jobs.enqueue(ctx.db, authJobs.writeAccountMail, {
    occasion: "resend",
    email: email.toLowerCase(),
    redirectTo: redirectPathOf(ctx, redirect_to, "/auth?verified=1"),
    requestId: randomUUID(),
  });
  return {};
}
