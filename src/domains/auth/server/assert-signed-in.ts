import { AppError } from "#kernel/errors.ts";
import type { Ctx, SignedInCtx } from "#platform/rpc/context.ts";

/**
 * For calls that visitors may make but that do more for users: the context of a signed-in user. SESSION_MISSING
 * otherwise; SECOND_FACTOR_REQUIRED before the second factor.
 */
export function assertSignedIn(ctx: Ctx): SignedInCtx {
  if (ctx.caller.kind === "visitor") throw new AppError("SESSION_MISSING");
  if (ctx.caller.kind === "halfSignedIn") throw new AppError("SECOND_FACTOR_REQUIRED");
  return ctx as SignedInCtx;
}
