import { randomUUID } from "node:crypto";
import { authJobs } from "#domains/auth/jobs.ts";
import { authLimits } from "#domains/auth/limits.ts";
import { limitSending } from "#platform/limits/limit-sending.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { redirectPathOf } from "./redirects.ts";

type Input = { email: string; redirect_to?: string; code_challenge?: string };

/**
 * Mails a reset link, valid once within 60 minutes, if the address has an account; the response is always the same.
 * INVALID_REDIRECT. For visitors.
 */
export async function requestRecovery(ctx: Ctx, { email, redirect_to, code_challenge }: Input) {
  await limitSending(ctx, authLimits.recover, email.toLowerCase());
  await ctx.jobs.enqueue(ctx.db, authJobs.writeAccountMail, {
    occasion: "recover",
    email: email.toLowerCase(),
    redirectTo: redirectPathOf(ctx, redirect_to, "/reset-password"),
    codeChallenge: code_challenge,
    requestId: randomUUID(),
  });
  return {};
}
