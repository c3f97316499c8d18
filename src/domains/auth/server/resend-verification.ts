import { randomUUID } from "node:crypto";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { assertSignedIn } from "./internal/assert-signed-in.ts";
import { repeatPhoneChange } from "./internal/phone-change.ts";
import { requestPhoneCode } from "./internal/phone-codes.ts";
import { redirectPathOf } from "./internal/redirects.ts";

type Input = {
  type: "signup" | "sms" | "phone_change";
  email?: string;
  phone?: string;
  redirect_to?: string;
};

/**
 * Mails the verification link again, where the address waits for it, or sends a telephone another code; the answer is
 * the same for all. INVALID_REDIRECT; PROVIDER_NOT_ENABLED for telephones without a gateway; SESSION_MISSING and
 * SECOND_FACTOR_REQUIRED where a number is being changed. For anybody.
 */
export async function resendVerification(ctx: Ctx, { type, email, phone, redirect_to }: Input) {
  if (type !== "signup") {
    if (!phone) throw new AppError("BAD_REQUEST", { issues: [{ path: "phone", message: "required" }] });
    if (type === "sms") await requestPhoneCode(ctx, { occasion: "otp", phone });
    else await repeatPhoneChange(assertSignedIn(ctx), phone);
    return {};
  }
  if (!email) throw new AppError("BAD_REQUEST", { issues: [{ path: "email", message: "required" }] });
  await ctx.limits.consume("reset", email.toLowerCase());
  await ctx.jobs.enqueue(ctx.db, "write-account-mail", {
    occasion: "resend",
    email: email.toLowerCase(),
    redirectTo: redirectPathOf(ctx, redirect_to, "/auth?verified=1"),
    requestId: randomUUID(),
  });
  return {};
}
