import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";

/**
 * Mails a code for signing in, valid ten minutes, to an address that has an account; others get the same answer and
 * nothing else. A telephone answers PROVIDER_NOT_ENABLED. For anybody.
 */
export async function sendOtp(ctx: Ctx, { email }: { email?: string; phone?: string }) {
  if (!email) throw new AppError("PROVIDER_NOT_ENABLED");
  await ctx.limits.consume("reset", email.toLowerCase());
  await ctx.jobs.enqueue(ctx.db, "write-account-mail", {
    occasion: "otp",
    email: email.toLowerCase(),
    at: ctx.clock.now().toISOString(),
  });
  return {};
}
