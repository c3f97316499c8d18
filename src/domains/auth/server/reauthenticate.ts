import { randomUUID } from "node:crypto";
import { authJobs } from "#domains/auth/jobs.ts";
import { authLimits } from "#domains/auth/limits.ts";
import type { SessionCtx } from "#platform/rpc/context.ts";

/** Mails the caller a code that confirms a sensitive change, valid ten minutes. For any session. */
export async function reauthenticate(ctx: SessionCtx) {
  await ctx.limits.consume(authLimits.reauthenticate, ctx.caller.userId);
  await ctx.jobs.enqueue(ctx.db, authJobs.writeAccountMail, {
    occasion: "reauthenticate",
    email: ctx.caller.email,
    requestId: randomUUID(),
  });
  return {};
}
