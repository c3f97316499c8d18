import type { Ctx } from "#platform/rpc/context.ts";
import { authOf } from "../auth.ts";

/** Creates a session in the library for a user authenticated by our own means; returns its token. */
export async function beginSession(ctx: Ctx, userId: string): Promise<string> {
  const { internalAdapter } = await authOf(ctx).$context;
  const session = await internalAdapter.createSession(userId, false, {
    ipAddress: ctx.client.address,
    userAgent: ctx.client.userAgent,
  });
  return session.token;
}
