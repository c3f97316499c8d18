import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type { auth } from "#domains/auth/contract.ts";
import { authJobs } from "#domains/auth/jobs.ts";
import { authLimits } from "#domains/auth/limits.ts";
import { AppError } from "#kernel/errors.ts";
import { limitSending } from "#platform/limits/limit-sending.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { authOf } from "./auth.ts";
import { addUser } from "./internal/add-user.ts";
import { assertStrongPassword } from "./internal/password-strength.ts";
import { redirectPathOf } from "./redirects.ts";

type Input = z.infer<(typeof auth)["signUp"]["~orpc"]["inputSchema"] & z.ZodType>;

/**
 * Signs up a user, who must follow the mailed link before signing in. A known address gets the same response after
 * the same work: a job decides what is mailed to whom. WEAK_PASSWORD, INVALID_REDIRECT. For visitors.
 */
export async function signUp(ctx: Ctx, input: Input) {
  const { email, password, data } = input;
  // An account needs an address: orders and receipts are mailed.
  if (!email) throw new AppError("PROVIDER_NOT_ENABLED");
  await limitSending(ctx, authLimits.signUp, email.toLowerCase());
  const redirectTo = redirectPathOf(ctx, input.redirect_to, "/auth?verified=1");
  await assertStrongPassword(password, [data.full_name, email]);
  const language = input.language ?? ctx.language;
  const name = data.full_name;
  const passwordHash = await (await authOf(ctx).$context).password.hash(password);
  const user = { id: randomUUID(), email: email.toLowerCase(), created_at: ctx.clock.now().toISOString() };
  await addUser(ctx, { id: user.id, email: user.email, name, passwordHash, language });
  await ctx.jobs.enqueue(ctx.db, authJobs.writeAccountMail, {
    occasion: "signUp",
    email: user.email,
    redirectTo,
    codeChallenge: input.code_challenge,
    attempt: { name, passwordHash },
    requestId: randomUUID(),
  });
  return { user, session: null };
}
