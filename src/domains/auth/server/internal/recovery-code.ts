import type { SessionCtx } from "#platform/rpc/context.ts";
import { hashCode } from "./hash-code.ts";

/** What is kept of a recovery code; however a person writes it down, capitals, blanks and dashes don't matter. */
export function hashRecoveryCode(ctx: Pick<SessionCtx, "config" | "caller">, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return hashCode(ctx, `recovery:${ctx.caller.userId}`, plain);
}
