import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";

type Input = { domain?: string; provider_id?: string; redirect_to?: string; code_challenge?: string };

/** Where a browser goes to sign in at the configured provider; PROVIDER_NOT_ENABLED where none is. For anybody. */
export async function startSso(_ctx: Ctx, _input: Input): Promise<{ url: string }> {
  throw new AppError("PROVIDER_NOT_ENABLED");
}
