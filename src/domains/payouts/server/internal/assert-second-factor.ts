import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/**
 * A password alone must not suffice to change where money goes. A user with a second factor has verified it to be
 * signed in; one without must set one up: SECOND_FACTOR_REQUIRED.
 */
export function assertSecondFactor({ caller }: SignedInCtx): void {
  if (caller.session.aal !== "aal2") throw new AppError("SECOND_FACTOR_REQUIRED");
}
