import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/**
 * Where money goes is changed by nobody who shows a password alone. Whoever has a second factor has shown it to be signed in at
 * all; whoever has none is to set one up: SECOND_FACTOR_REQUIRED.
 */
export function assertSecondFactor({ caller }: SignedInCtx): void {
  if (caller.session.aal !== "aal2") throw new AppError("SECOND_FACTOR_REQUIRED");
}
