import type { Ctx } from "#platform/rpc/context.ts";
import { authOf } from "../auth.ts";

/** A new session of the library for someone who has shown who they are by other means than its own; gives its token. */
export async function beginSession(ctx: Ctx, userId: string): Promise<string> {
  const { internalAdapter } = await authOf(ctx).$context;
  const session = await internalAdapter.createSession(userId, false, {
    ipAddress: ctx.client.address,
    userAgent: ctx.client.userAgent,
  });
  return session.token;
}
