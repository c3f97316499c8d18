import type { SessionAnswer, TokenGrant } from "#domains/auth/shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";

type ProviderGrant = Extract<TokenGrant, { grant_type: "id_token" | "web3" }>;

/** A session for what an outside provider vouches for; PROVIDER_NOT_ENABLED where none is configured. */
export async function signInWithProvider(_ctx: Ctx, _grant: ProviderGrant): Promise<SessionAnswer> {
  throw new AppError("PROVIDER_NOT_ENABLED");
}
