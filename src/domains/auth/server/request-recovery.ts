import { randomUUID } from "node:crypto";
import type { Ctx } from "#platform/rpc/context.ts";
import { redirectPathOf } from "./internal/redirects.ts";

type Input = { email: string; redirect_to?: string; code_challenge?: string };

/** Mails a reset link, good once within 60 minutes, to an address that has an account; the answer is the same for all. INVALID_REDIRECT. For anybody. */
export async function requestRecovery(ctx: Ctx, { email, redirect_to, code_challenge }: Input) {
  await ctx.limits.consume("reset", email.toLowerCase());
  await ctx.jobs.enqueue(ctx.db, "write-account-mail", {
    occasion: "recover",
    email: email.toLowerCase(),
    redirectTo: redirectPathOf(ctx, redirect_to, "/reset-password"),
    codeChallenge: code_challenge,
    requestId: randomUUID(),
  });
  return {};
}
