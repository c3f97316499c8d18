import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { redirectPathOf } from "./internal/redirects.ts";

type Input = { type: "signup" | "sms" | "phone_change"; email?: string; redirect_to?: string };

/** Mails the verification link again, where the address waits for it; the answer is the same for all. INVALID_REDIRECT. For anybody. */
export async function resendVerification(ctx: Ctx, { type, email, redirect_to }: Input) {
  if (type !== "signup" || !email) throw new AppError("PROVIDER_NOT_ENABLED");
  await ctx.limits.consume("reset", email.toLowerCase());
  await ctx.jobs.enqueue(ctx.db, "write-account-mail", {
    occasion: "resend",
    email: email.toLowerCase(),
    redirectTo: redirectPathOf(ctx, redirect_to, "/auth?verified=1"),
    at: ctx.clock.now().toISOString(),
  });
  return {};
}
