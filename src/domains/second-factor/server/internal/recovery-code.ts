import { hashCode } from "#domains/auth/server/hash-code.ts";
import type { SessionCtx } from "#platform/rpc/context.ts";

/** The stored hash of a recovery code; case, spaces and dashes don't matter. */
export function hashRecoveryCode(ctx: Pick<SessionCtx, "config" | "caller">, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return hashCode(ctx, `recovery:${ctx.caller.userId}`, plain);
}
