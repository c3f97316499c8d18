import { AppError } from "#kernel/errors.ts";
import type { Ctx, SignedInCtx } from "#platform/rpc/context.ts";

/**
 * For calls that anybody may make and that do more for a person: the context of one who is signed in. SESSION_MISSING
 * otherwise; SECOND_FACTOR_REQUIRED where half of it is missing.
 */
export function assertSignedIn(ctx: Ctx): SignedInCtx {
  if (ctx.caller.kind === "visitor") throw new AppError("SESSION_MISSING");
  if (ctx.caller.kind === "halfSignedIn") throw new AppError("SECOND_FACTOR_REQUIRED");
  return ctx as SignedInCtx;
}
