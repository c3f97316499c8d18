import { randomUUID } from "node:crypto";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { requestPhoneCode } from "./internal/phone-codes.ts";

/**
 * Sends a code for signing in, valid ten minutes, to an address that has an account, or to a telephone whose number a
 * person confirmed; others get the same answer and nothing else. PROVIDER_NOT_ENABLED for telephones without a gateway.
 * For anybody.
 */
export async function sendOtp(ctx: Ctx, { email, phone }: { email?: string; phone?: string }) {
  if (!email) {
    if (!phone) throw new AppError("BAD_REQUEST", { issues: [{ path: "email", message: "required" }] });
    await requestPhoneCode(ctx, { occasion: "otp", phone });
    return {};
  }
  await ctx.limits.consume("reset", email.toLowerCase());
  await ctx.jobs.enqueue(ctx.db, "write-account-mail", {
    occasion: "otp",
    email: email.toLowerCase(),
    requestId: randomUUID(),
  });
  return {};
}
