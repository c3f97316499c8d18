import { AppError } from "#kernel/errors.ts";
import type { Ctx, SignedInCtx } from "./context.ts";

/** How long a password or a factor that was shown counts. */
const milliseconds = 600_000;

/**
 * Requires that the session has shown a password or a factor within the last ten minutes: a device left signed in
 * must not be enough to take over the account. CONFIRMATION_REQUIRED.
 */
export function assertConfirmed({ caller, clock }: Pick<SignedInCtx, "caller"> & Pick<Ctx, "clock">): void {
  const { confirmedAt } = caller.session;
  if (!confirmedAt || clock.now().getTime() - confirmedAt.getTime() > milliseconds)
    throw new AppError("CONFIRMATION_REQUIRED");
}
