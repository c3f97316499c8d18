import { randomUUID } from "node:crypto";
import type { SessionCtx } from "#platform/rpc/context.ts";

/** Mails the caller a code that confirms a sensitive change, valid ten minutes. For whoever has a session. */
export async function reauthenticate(ctx: SessionCtx) {
  await ctx.limits.consume("reset", ctx.caller.email);
  await ctx.jobs.enqueue(ctx.db, "write-account-mail", {
    occasion: "reauthenticate",
    email: ctx.caller.email,
    requestId: randomUUID(),
  });
  return {};
}
