import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** Where the caller's browser goes to link an outside identity; PROVIDER_NOT_ENABLED where none is configured. For any signed-in person. */
export async function linkIdentity(
  _ctx: SignedInCtx,
  _input: { provider: string; redirect_to?: string },
): Promise<{ url: string }> {
  throw new AppError("PROVIDER_NOT_ENABLED");
}
